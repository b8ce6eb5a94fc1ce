import type { Translator } from '../../../languages/translator.ts';
import { formatTime } from '../../../order/time-of-day.ts';
import { daySeconds } from '../../../order/vocabulary/ids.ts';

/**
 * Formats the moment `seconds` after `now` (epoch milliseconds) as a short day: "Sun 6 Dec". If less than a day is
 * left, the time is added: "Today 5:05 PM", "Tomorrow 2:05 AM".
 */
export const deliveryDay = (seconds: number, now: number, t: Translator): string => {
  const date = new Date(now + seconds * 1000);
  const isDay = seconds >= daySeconds;
  if (isDay && !t.isEnglish) return t.date({ weekday: 'short', day: 'numeric', month: 'short' }).format(date);
  // Uses `toString`, which is English in every locale: "Sun Dec 06 2026 …".
  const [weekday, month, day] = date.toString().split(' ');
  if (isDay) return `${weekday} ${Number(day)} ${month}`;
  const isToday = date.getDate() === new Date(now).getDate();
  return t(isToday ? 'Today %time%' : 'Tomorrow %time%', { time: formatTime(date, t) });
};
