import type { Order } from '../../../api/resources.ts';
import { formatDeadline, parseServerDate } from '../../../order/dates.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { momentText } from '../summary/order-texts.ts';

const { created, paid, inProgress, revision } = orderStatuses;
const awaited: readonly number[] = [created, paid, inProgress];

/** Returns when the writer has to deliver; null if nothing is awaited, or if the customer has not named a time. */
export const dueDate = ({ statusId, deadlineAt, revisions }: Order): Date | null =>
  parseServerDate(
    awaited.includes(statusId) ? deadlineAt : (statusId === revision && revisions[0]?.timeRevision) || '',
  );

/** Says how long the customer still has to wait, with the exact time as a tooltip. */
export function DueBy({ order, date }: { order: Order; date: Date }) {
  const isLate = date.getTime() < Date.now() && order.statusId !== created;
  const iso = date.toISOString();
  return (
    <>
      Due{' '}
      <time dateTime={iso} title={momentText(iso)}>
        {formatDeadline(date.getTime(), Date.now())}
      </time>
      {isLate && '. We are sorry for the delay'}
    </>
  );
}
