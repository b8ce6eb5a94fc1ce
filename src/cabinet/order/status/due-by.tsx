import type { ReactNode } from 'react';
import type { Order } from '../../../api/resources.ts';
import type { Translator } from '../../../languages/translator.ts';
import { formatDeadline, parseServerDate } from '../../../order/dates.ts';
import { formatHours } from '../../../order/format.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { momentText } from '../summary/order-texts.ts';

const { paid, inProgress, revision } = orderStatuses;
const awaited: readonly number[] = [paid, inProgress];

/** Returns when the writer has to deliver. Returns null if no delivery is due, or if the customer has named no time. */
const dueDate = ({ statusId, deadlineAt, revisions }: Order): Date | null =>
  parseServerDate(
    (awaited.includes(statusId) ? deadlineAt : statusId === revision && revisions[0]?.timeRevision) || '',
  );

/**
 * Says how long the customer still has to wait, with the exact time as a tooltip; before the payment, how long after it.
 * Returns null if nothing is due. `now` is in epoch milliseconds.
 */
export const dueBy = (order: Order, now: number, t: Translator): ReactNode => {
  const { statusId, deadlineSeconds } = order;
  if (statusId === orderStatuses.created && deadlineSeconds !== null)
    return t('Due %time% after payment', { time: formatHours(deadlineSeconds / 3600, t) });
  const date = dueDate(order);
  if (!date) return null;
  const iso = date.toISOString();
  const time = (
    <time key="time" dateTime={iso} title={momentText(iso, t)}>
      {formatDeadline(date.getTime(), now, t)}
    </time>
  );
  return date.getTime() < now
    ? t.parts<ReactNode>('Due %time%. We are sorry for the delay', { time })
    : t.parts<ReactNode>('Due %time%', { time });
};
