import type { ActName } from '../../../api/act-names.ts';
import { orderStatuses, unfinishedStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Alongside } from '../../database/open.ts';
import type { Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { isRefused, Refusal } from '../../errors.ts';
import { changeStatus, settleDue } from '../../orders/store/change-status.ts';
import { addMessage } from '../../orders/store/messages.ts';
import { addOrderLetters } from '../../orders/store/order-letters.ts';
import { changeOrderRow, lockOrder, type OrderRow } from '../../orders/store/order-rows.ts';
import { findWriter } from '../../orders/store/writers.ts';
import { cancelUnpaid } from '../../payments/cancel-order.ts';
import { closePages } from '../../payments/open-payment.ts';
import { addHandPayment } from '../../payments/store/payments.ts';
import { officeRefusal } from '../office-sentences.ts';
import { type ActChange, type Actor, addAct } from '../store/acts.ts';

// Acts of persons of the office and of commands on an order. Each act is in the log, in the transaction of its change.

type Deps = Pick<CallDeps, 'db' | 'payment' | 'now'>;
/** Order of an act, and the person or command whose act it is. */
export interface ActedOn {
  order: OrderRow;
  actor: Actor;
}

/** Returns the function that records an act on an order in the transaction of that act. */
export const recordAct =
  ({ order, actor }: ActedOn, act: ActName, values: ActChange = {}): Alongside =>
  (tx) =>
    addAct(tx, { act, about: `order ${order.code}`, ...values }, actor);

interface HandPayment {
  cents: number;
  reference: string;
}

const recordHandPayment = async (tx: Db, subject: ActedOn, payment: HandPayment) => {
  await addHandPayment(tx, subject.order, { ...payment, now: subject.actor.now });
  await recordAct(subject, 'markPaid', { after: { ...payment } })(tx);
};

/** Notes that the difference after a change was paid by hand. */
export const settleByHand = async (tx: Db, subject: ActedOn, payment: HandPayment): Promise<void> => {
  await settleDue(tx, { orderId: subject.order.id, cents: payment.cents, now: subject.actor.now });
  await recordHandPayment(tx, subject, payment);
};

/**
 * Marks an order, or the change of a paid one, as paid by hand, and tells the customer. Closes its payment pages, so that it is not
 * paid twice. Returns a line of text for each page that stays open. Refuses `cents` if it is not the amount to pay.
 */
export const markPaid = async (deps: Deps, subject: ActedOn, payment: HandPayment): Promise<string[]> => {
  const { order, actor } = subject;
  const { now } = actor;
  const refuseOther = (cents: number) => {
    if (payment.cents !== cents) throw officeRefusal('cents', 'amountDiffers');
  };
  if (order.due_cents > 0) {
    refuseOther(order.due_cents);
    await deps.db.transaction().execute((tx) => settleByHand(tx, subject, payment));
    return closePages(deps, order);
  }
  await changeStatus(deps.db, {
    orderId: order.id,
    to: orderStatuses.paid,
    now,
    letters: ['paid'],
    alongside: async (tx) => {
      // A bonus may have lowered the price since the order was read.
      refuseOther((await lockOrder(tx, order.id)).charged_cents);
      await recordHandPayment(tx, subject, payment);
    },
  });
  return closePages(deps, order);
};

/** Returns whether an order has one of the statuses, and no refund on its way. */
const isOneOf = ({ status_id, refunded_cents }: OrderRow, statuses: readonly number[]) =>
  refunded_cents === null && statuses.includes(status_id);

interface Assignment {
  writerCode: string;
  /** Writer whom the order had when it was read; null for none. Undefined if this does not matter. */
  insteadOf: string | null | undefined;
  /** True if the writer takes the order, which must not have a writer yet. */
  isOwn: boolean;
}

/** Gives a paid order to a writer of its site. Nothing changes if the writer has it already. */
export const assignWriter = (
  db: Db,
  subject: ActedOn,
  { writerCode, insteadOf, isOwn }: Assignment,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, subject.order.id);
    const wanted = { siteId: order.site_id, code: writerCode, clientId: null };
    const code = (await findWriter(tx, wanted))?.code;
    if (!code) throw new Refusal('invalid', { writerCode: 'choiceUnavailable' });
    const { writer_code: before } = order;
    if (before === code) return;
    if (isOwn && before !== null) throw new Refusal('orderTaken');
    if (insteadOf !== undefined && insteadOf !== before) throw new Refusal('orderMovedOn');
    if (!isOneOf(order, [...unfinishedStatuses, orderStatuses.delivered]))
      throw new Refusal('statusForbidden');
    const { now, by } = subject.actor;
    // A letter goes to the writer whom the order has at this moment: first the former one, then the new one.
    await addOrderLetters(tx, order, { kind: 'unassigned', now, by });
    await changeOrderRow(tx, order.id, { writer_code: code });
    await addOrderLetters(tx, order, { kind: 'assigned', now, by });
    const values = { before: { writerCode: before }, after: { writerCode: code } };
    await recordAct(subject, 'assignWriter', values)(tx);
  });

/** Marks a paid order as in progress and informs the customer. */
export const startOrder = (db: Db, subject: ActedOn): Promise<void> =>
  changeStatus(db, {
    orderId: subject.order.id,
    to: orderStatuses.inProgress,
    now: subject.actor.now,
    letters: ['started'],
    alongside: recordAct(subject, 'startOrder'),
  });

/** Replaces the refusal of a message to a deleted account, which would tell the person of the office to log in. */
export const explainDeletion = (error: unknown): never => {
  throw isRefused(error, 'loginRequired') ? new Refusal('customerLeft') : error;
};

/** Moves the deadline of an unfinished order to a later time, and sends the customer a message. */
export const extendDeadline = (
  db: Db,
  subject: ActedOn,
  { deadlineAt, message: text }: { deadlineAt: number; message: string },
): Promise<void> =>
  db
    .transaction()
    .execute(async (tx) => {
      const order = await lockOrder(tx, subject.order.id);
      const { now } = subject.actor;
      if (!isOneOf(order, unfinishedStatuses)) throw new Refusal('statusForbidden');
      if (deadlineAt <= Math.max(now, order.deadline_at))
        throw officeRefusal('deadlineAt', 'deadlineEarlier');
      await changeOrderRow(tx, order.id, { deadline_at: deadlineAt });
      await addMessage(tx, { order, author: 'writer', text, now, isNotice: true });
      await addOrderLetters(tx, order, { kind: 'extended', now, by: subject.actor.by });
      await recordAct(subject, 'extendDeadline', {
        before: { deadlineAt: isoTime(order.deadline_at) },
        after: { deadlineAt: isoTime(deadlineAt) },
      })(tx);
    })
    .catch(explainDeletion);

/** Cancels an unpaid order and informs the customer; returns a line of text for each payment page that stays open. */
export const cancelUnpaidOrder = (deps: Deps, subject: ActedOn): Promise<string[]> =>
  cancelUnpaid(deps, subject.order, {
    letters: ['cancelled'],
    alongside: recordAct(subject, 'cancelUnpaidOrder'),
  }).catch((error: unknown) => {
    throw isRefused(error, 'paymentPending') ? new Refusal('paymentInProgress') : error;
  });

/** Sends a message to the customer. Its text is in the conversation, and not in the log. */
export const answerCustomer = (db: Db, { order, actor }: ActedOn, text: string) =>
  addMessage(db, {
    order,
    author: 'writer',
    text,
    now: actor.now,
    alongside: async (tx) => {
      await addOrderLetters(tx, order, { kind: 'answered', ...actor });
      await recordAct({ order, actor }, 'answerCustomer')(tx);
    },
  }).catch(explainDeletion);
