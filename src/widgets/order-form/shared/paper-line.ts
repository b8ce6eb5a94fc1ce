import type { Translator } from '../../../languages/translator.ts';
import { fieldView } from '../../../order/rules/field-view.ts';
import { chosenDeadline } from '../../../order/rules/level-and-deadline.ts';
import { formatTime } from '../../../order/time-of-day.ts';
import type { Deadline } from '../../../order/vocabulary/dictionaries.ts';
import { daySeconds } from '../../../order/vocabulary/ids.ts';
import { type Bootstrap, isPaidByHand } from '../../../order/vocabulary/site.ts';
import { elementWordOf } from './order-field.tsx';
import type { OrderSnapshot } from './scope.ts';

/** Returns the quantity with its noun, such as "2 pages" or "1 problem". */
const quantityText = (draft: OrderSnapshot, site: Bootstrap, t: Translator) => {
  const [count, word] = fieldView(draft, site).isOfSlides
    ? [draft.numberSlides, 'slide' as const]
    : [draft.numberElements, elementWordOf(draft)];
  return t.count(Number(count), `%n% ${word}`, `%n% ${word}s`).replaceAll(' ', '\u00a0');
};

/** Stands between the items of a line. It wraps together with the item after it, so that no line ends with it. */
export const separator = ' ·\u00a0';

/** Returns the paper in one line: "Essay · Undergraduate · 1 page · Sun 6 Dec". */
export const paperLine = (
  draft: OrderSnapshot,
  { site, now, t }: { site: Bootstrap; now: number; t: Translator },
): string => {
  const { paperType, academicLevel } = site.dictionaries;
  return [
    paperType.find(({ id }) => id === draft.typeId)?.name,
    academicLevel.find(({ id }) => id === draft.academicLevelId)?.name,
    quantityText(draft, site, t),
    deliveryText(chosenDeadline(draft, site), { isPaidLater: isPaidByHand(site), now, t }).replaceAll(
      ' ',
      '\u00a0',
    ),
  ].join(separator);
};

/**
 * Returns the day of delivery. For an order that is paid later by hand it returns the length of the deadline, because the deadline
 * runs from the payment.
 */
export const deliveryText = (
  deadline: Deadline | undefined,
  { isPaidLater, now, t }: { isPaidLater: boolean; now: number; t: Translator },
): string => (isPaidLater ? (deadline?.name ?? '') : deliveryDay(deadline?.value ?? 0, now, t));

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
