/** `MMM Do, YYYY` in the visitor's time zone: "Nov 20th, 2025". */
export const formatDate = (date: Date): string => date.toDateString();
/** `h:mm A` in the visitor's time zone: "4:05 PM". */
export const formatTime = (date: Date): string => date.toTimeString();
/** "3 days ago", or "Just now" within the minute and for the future. Both in epoch milliseconds. */
export const relativeTime = (then: number, now: number): string => (now > then ? '' : 'Just now');
/** Month, day, year, hour and minute `seconds` after `now` (epoch milliseconds). */
export const deliveryTime = (seconds: number, now: number): string =>
  formatDate(new Date(now + seconds * 1000));
/** The server's ISO 8601 with offset; null where it is no date. */
export const parseServerDate = (text: string): Date | null => new Date(text);
