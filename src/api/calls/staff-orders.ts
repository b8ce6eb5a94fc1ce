import type { OrderRequest } from '../../order/draft/order-request.ts';
import { type None, office, ofOrder } from '../call.ts';
import type { StoredFile } from '../resources/client.ts';
import type { Message } from '../resources/order.ts';
import type { OrderChange, StaffOrder, StaffOrderList, StaffOrderSearch } from '../resources/staff-orders.ts';

// Calls of the office about orders.

export const staffOrders = /* @__PURE__ */ office.get<StaffOrderSearch, StaffOrderList>()('/orders');
/** Returns an order with everything about it. The customer's messages are then marked as read, unless a key reads them. */
export const staffOrder = /* @__PURE__ */ ofOrder.get<None, StaffOrder>()('');
/** Downloads a file of an order. */
export const staffFile = /* @__PURE__ */ office.get<None, Blob>()('/files/:id');
/** Stores a file, which `deliverOrder` has to attach to an order within an hour. */
export const uploadStaffFile = /* @__PURE__ */ office.post<{ file: File }, StoredFile>()('/files', {
  encoding: 'multipart',
});

/** Marks an order as paid by hand. `cents` is the amount that arrived in US cents, and has to be the amount to pay. */
export const markPaid = /* @__PURE__ */ ofOrder.post<{ cents: number; reference: string }, null>()(
  '/payment',
);
/**
 * Gives an order to a writer, also in place of another one. `insteadOf` is the writer whom the page showed, empty for none; the
 * call is refused if there is another one meanwhile. A writer can only take an order without a writer.
 */
export const assignWriter = /* @__PURE__ */ ofOrder.post<{ writerCode: string; insteadOf?: string }, null>()(
  '/writer',
);
/** Marks a paid order as in progress. */
export const startOrder = /* @__PURE__ */ ofOrder.post<None, null>()('/start');
/** Delivers stored files, with an optional message to the customer. */
export const deliverOrder = /* @__PURE__ */ ofOrder.post<
  { fileIds: readonly number[]; message?: string },
  null
>()('/delivery');
/** Moves the deadline of a paid order to a later time (ISO 8601), and tells the customer by a message. */
export const extendDeadline = /* @__PURE__ */ ofOrder.post<{ deadlineAt: string; message: string }, null>()(
  '/deadline',
);
export const cancelUnpaidOrder = /* @__PURE__ */ ofOrder.post<None, null>()('/cancellation');
/**
 * Refunds an amount in US cents. All that is left ends the order; a part leaves its status as it is, and the customer gets the
 * reason as a message. With `isCancellation` any amount, also 0, ends an undelivered order. `returnedCents` is the returned amount
 * that the page showed; the call is refused if it is another amount meanwhile. `isReturned` says that the money went back in
 * another way, so that the payment service is not asked. The amount 0 asks the payment service anew for a refund that is stored and
 * has not been made yet; it needs no reason.
 */
export const refundOrder = /* @__PURE__ */ ofOrder.post<
  { cents: number; reason: string; returnedCents: number; isReturned?: boolean; isCancellation?: boolean },
  null
>()('/refund');
/** Fields of an order that the office changes, of the kinds of a new order. A field that is not sent stays as it is. */
type ChangedFields = Partial<
  Omit<OrderRequest, 'writersPreferredCode' | 'discountCode' | 'currencyId' | 'paymentSystemId'>
>;
/** Returns the price of a change of an order, without making the change. */
export const quoteChange = /* @__PURE__ */ ofOrder.post<ChangedFields, OrderChange>()('/change/price');
/**
 * Changes the ordered paper, unless it is delivered or ended. `version` is that of the order on the page, and
 * `expectedTotalConverted` the new total that was shown; another one is refused. The price of an unpaid order changes. Of a paid
 * one, the difference goes back, or is left to pay; `isPaid` and `reference` note that it was paid in another way.
 */
export const changeOrder = /* @__PURE__ */ ofOrder.post<
  ChangedFields & {
    version: string;
    expectedTotalConverted: number;
    isPaid?: boolean;
    reference?: string;
  },
  null
>()('/change');
/**
 * Adds an amount in US cents to the customer's Bonus Storage, and tells the customer with the reason. `grantedCents` is the sum
 * of earlier gifts that the page showed; the call is refused if it is another amount meanwhile.
 */
export const grantBonus = /* @__PURE__ */ ofOrder.post<
  { cents: number; reason: string; grantedCents: number },
  null
>()('/bonus');
/** Sends a message to the customer. */
export const answerCustomer = /* @__PURE__ */ ofOrder.post<{ text: string }, Message>()('/messages');
/** Keeps a note about an order, which no customer sees. Notes are acts: `staffActs` lists them. */
export const noteOrder = /* @__PURE__ */ ofOrder.post<{ text: string }, null>()('/notes');
