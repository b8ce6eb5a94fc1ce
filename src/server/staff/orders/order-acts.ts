import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';
import type { Alongside } from '../../database/transaction.ts';
import type { CallDeps } from '../../deps.ts';
import { isRefused, Refusal } from '../../errors.ts';
import { listOfficeFiles } from '../../files/store/files.ts';
import { removeUploadingFile } from '../../files/store/uploads.ts';
import * as change from '../../orders/change-order.ts';
import * as delivery from '../../orders/deliver-order.ts';
import { changeStatus } from '../../orders/store/change-status.ts';
import { addMessage } from '../../orders/store/messages.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import * as cancellation from '../../payments/cancel-order.ts';
import * as payment from '../../payments/mark-paid.ts';
import { type Actor, addAct } from '../store/acts.ts';

// Acts of persons of the office and of commands on an order. Each act is in the log, in the transaction of its change.

type Deps = Pick<CallDeps, 'db' | 'payment' | 'now'>;
type Values = Readonly<Record<string, unknown>>;

/** An order with who acts on it. */
export interface ActedOn {
  order: OrderRow;
  actor: Actor;
}

/** Returns the function that records an act on an order. */
export const recordAct =
  ({ order, actor }: ActedOn, act: string, values: { before?: Values; after?: Values } = {}): Alongside =>
  (rows) =>
    addAct(rows, { act, about: `order ${order.code}`, ...values }, actor);

/** Marks an order as paid by hand; returns a line of text for each payment page that stays open. */
export const markPaid = (
  deps: Deps,
  on: ActedOn,
  { cents, reference }: { cents: number; reference: string },
): Promise<string[]> =>
  payment.markPaid(deps, on.order, {
    cents,
    reference,
    alongside: recordAct(on, 'markPaid', { after: { cents, reference } }),
  });

export const assignWriter = (
  db: Db,
  on: ActedOn,
  { writerCode, ...how }: { writerCode: string; insteadOf: string | null | undefined; isOwn: boolean },
): Promise<void> => {
  const values = { before: { writerCode: on.order.writer_code }, after: { writerCode } };
  const alongside = recordAct(on, 'assignWriter', values);
  return change.assignWriter(db, on.order, { writerCode, ...how, alongside });
};

/** Marks a paid order as in progress and informs the customer. */
export const startOrder = (db: Db, on: ActedOn): Promise<void> =>
  changeStatus(db, {
    orderId: on.order.id,
    to: orderStatuses.inProgress,
    now: on.actor.now,
    letters: ['started'],
    alongside: recordAct(on, 'startOrder'),
  });

/** Delivers files as the work of a writer, and informs the customer. */
export const deliverOrder = (
  db: Db,
  on: ActedOn,
  wanted: Pick<Parameters<typeof delivery.deliverOrder>[2], 'writerCode' | 'readFiles' | 'message'>,
): Promise<void> => {
  const alongside = recordAct(on, 'deliverOrder', { after: { writerCode: wanted.writerCode } });
  return delivery.deliverOrder(db, on.order, { ...wanted, now: on.actor.now, alongside });
};

/** Delivers files that the office has stored, as the work of the order's writer. A repeated request changes nothing. */
export const deliverStored = async (
  db: Db,
  on: ActedOn,
  { fileIds, message }: { fileIds: readonly number[]; message: string },
): Promise<void> => {
  const { id, writer_code, preferred_writer } = on.order;
  const ids = [...new Set(fileIds)];
  const stored = await listOfficeFiles(db, ids);
  const isOther = stored.some(({ order_id }) => order_id !== null && order_id !== id);
  if (stored.length < ids.length || isOther) throw new Refusal('invalid', { fileIds: 'choiceUnavailable' });
  if (stored.every(({ order_id }) => order_id === id)) return;
  const writerCode = writer_code ?? preferred_writer;
  if (!writerCode) throw new Refusal('writerMissing');
  const readFiles = async (rows: Db) => {
    for (const { order_id, place } of stored) if (order_id === null) await removeUploadingFile(rows, place);
    return ids;
  };
  await deliverOrder(db, on, { writerCode, message, readFiles });
};

/** Replaces the refusal of a message to a deleted account, which would tell the person of the office to log in. */
const explainDeletion = (error: unknown): never => {
  throw isRefused(error, 'loginRequired') ? new Refusal('customerLeft') : error;
};

export const extendDeadline = (
  db: Db,
  on: ActedOn,
  { deadlineAt, message }: { deadlineAt: number; message: string },
): Promise<void> => {
  const values = {
    before: { deadlineAt: isoTime(on.order.deadline_at) },
    after: { deadlineAt: isoTime(deadlineAt) },
  };
  const alongside = recordAct(on, 'extendDeadline', values);
  return change
    .extendDeadline(db, on.order, { deadlineAt, message, now: on.actor.now, alongside })
    .catch(explainDeletion);
};

/** Cancels an unpaid order and informs the customer; returns a line of text for each payment page that stays open. */
export const cancelUnpaidOrder = (deps: Deps, on: ActedOn): Promise<string[]> =>
  cancellation
    .cancelUnpaid(deps, on.order, { letters: ['cancelled'], alongside: recordAct(on, 'cancelUnpaidOrder') })
    .catch((error: unknown) => {
      throw isRefused(error, 'paymentPending') ? new Refusal('paymentInProgress') : error;
    });

/** Sends a message to the customer. Its text is in the conversation, and not in the log. */
export const answerCustomer = (db: Db, on: ActedOn, text: string) =>
  addMessage(db, {
    order: on.order,
    author: 'writer',
    text,
    now: on.actor.now,
    alongside: recordAct(on, 'answerCustomer'),
  }).catch(explainDeletion);
