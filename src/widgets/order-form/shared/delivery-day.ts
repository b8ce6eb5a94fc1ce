import { formatTime } from '../../../order/dates.ts';

export const daySeconds = 86_400;

/**
 * Formats the moment `seconds` after `now` (epoch milliseconds) in few letters: "Sun 6 Dec"; with its time if it is less than
 * a day away: "Today 5:05 PM", "Tomorrow 2:05 AM".
 */
export const deliveryDay = (seconds: number, now: number): string => {
  const date = new Date(now + seconds * 1000);
  // `toString` is English in every locale: "Sun Dec 06 2026 …".
  const [weekday, month, day] = date.toString().split(' ');
  if (seconds >= daySeconds) return `${weekday} ${Number(day)} ${month}`;
  const isToday = date.getDate() === new Date(now).getDate();
  return `${isToday ? 'Today' : 'Tomorrow'} ${formatTime(date)}`;
};
