import type { Order } from '../../../api/resources.ts';
import { formatDeadline, parseServerDate } from '../../../order/dates.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { momentText } from '../summary/order-texts.ts';

const { created, paid, inProgress, revision } = orderStatuses;
const awaited: readonly number[] = [created, paid, inProgress];

/** Returns when the writer has to deliver. Returns null if no delivery is due, or if the customer has named no time. */
export const dueDate = ({ statusId, deadlineAt, revisions }: Order): Date | null =>
  parseServerDate(
    awaited.includes(statusId) ? deadlineAt : (statusId === revision && revisions[0]?.timeRevision) || '',
  );

/** Renders how long the customer still has to wait, with the exact time as a tooltip. */
export function DueBy({ order, date }: { order: Order; date: Date }) {
  const t = useTranslator();
  const isLate = date.getTime() < Date.now() && order.statusId !== created;
  const iso = date.toISOString();
  const time = (
    <time key="time" dateTime={iso} title={momentText(iso, t)}>
      {formatDeadline(date.getTime(), Date.now(), t)}
    </time>
  );
  return isLate
    ? t.parts('Due %time%. We are sorry for the delay', { time })
    : t.parts('Due %time%', { time });
}
