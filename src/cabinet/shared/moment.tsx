import type { Order } from '../../api/resources/order.ts';
import type { Translator } from '../../languages/translator.ts';
import { formatDateAndTime, formatRelativeTime, parseServerDate } from '../../order/dates.ts';
import { useCabinet } from '../context/cabinet-context.ts';

/**
 * Formats a time from the server in local time: "Nov 20th, 2025, 4:05 PM". A text that is no date is returned
 * unchanged.
 */
export const dateTimeText = (text: string, t: Translator): string => {
  const date = parseServerDate(text);
  return date ? formatDateAndTime(date, t) : text;
};

/** Formats a time from the server for use in a sentence, as "3 days ago" or "just now". `now` is in epoch milliseconds. */
export const agoText = (text: string, now: number, t: Translator): string => {
  const date = parseServerDate(text);
  return date ? formatRelativeTime(date.getTime(), now, { t, justNow: t('just now') }) : text;
};

/** Renders a time from the server: exactly, or by `now` in epoch milliseconds as "3 days ago", with the exact time as a tooltip. */
export function Moment({ at, now }: { at: string; now?: number }) {
  const { t } = useCabinet();
  const exact = dateTimeText(at, t);
  return (
    <time dateTime={at} title={now ? exact : undefined}>
      {now ? agoText(at, now, t) : exact}
    </time>
  );
}

export function OrderedAt({ createdAt }: Pick<Order, 'createdAt'>) {
  return useCabinet().t.parts('Ordered %time%', { time: <Moment key="time" at={createdAt} /> });
}
