import { orderStatuses, unfinishedStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import type { Alongside } from '../database/transaction.ts';
import { Refusal } from '../errors.ts';
import { officeSentences } from '../http/refusals.ts';
import { addMessage } from './store/messages.ts';
import { changeOrderRow, lockOrder, type OrderRow } from './store/order-rows.ts';
import { listWriters } from './store/writers.ts';

const isOneOf = ({ status_id, refunded_cents }: OrderRow, statuses: readonly number[]) =>
  refunded_cents === null && statuses.includes(status_id);

interface Assignment {
  writerCode: string;
  /** Writer whom the order had when it was read; null for none. Undefined if this does not matter. */
  insteadOf: string | null | undefined;
  /** True if the writer takes the order, which nobody may have. */
  isOwn: boolean;
  alongside: Alongside;
}

/** Gives a paid order to a writer of its site. Nothing changes if the writer has it already. */
export const assignWriter = (
  db: Db,
  { id, site_id }: OrderRow,
  { writerCode, insteadOf, isOwn, alongside }: Assignment,
): Promise<void> =>
  db.transaction().execute(async (rows) => {
    const order = await lockOrder(rows, id);
    const writers = await listWriters(rows, site_id);
    const code = writers.find((one) => one.code === writerCode.toUpperCase())?.code;
    if (!code) throw new Refusal('invalid', { writerCode: 'choiceUnavailable' });
    if (order.writer_code === code) return;
    if (isOwn && order.writer_code !== null) throw new Refusal('orderTaken');
    if (insteadOf !== undefined && insteadOf !== order.writer_code) throw new Refusal('orderMovedOn');
    if (!isOneOf(order, [...unfinishedStatuses, orderStatuses.delivered]))
      throw new Refusal('statusForbidden');
    await changeOrderRow(rows, id, { writer_code: code });
    await alongside(rows);
  });

interface Extension {
  deadlineAt: number;
  message: string;
  now: number;
  alongside: Alongside;
}

/** Moves the deadline of an unfinished order to a later time, and sends the customer a message. */
export const extendDeadline = (
  db: Db,
  { id }: OrderRow,
  { deadlineAt, message: text, now, alongside }: Extension,
): Promise<void> =>
  db.transaction().execute(async (rows) => {
    const order = await lockOrder(rows, id);
    if (!isOneOf(order, unfinishedStatuses)) throw new Refusal('statusForbidden');
    if (deadlineAt <= Math.max(now, order.deadline_at))
      throw new Refusal('invalid', { deadlineAt: officeSentences.deadlineEarlier });
    await changeOrderRow(rows, id, { deadline_at: deadlineAt });
    await addMessage(rows, { order, author: 'writer', text, now, isNotice: true });
    await alongside(rows);
  });
