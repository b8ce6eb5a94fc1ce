import type { OrderRequest, PriceRequest } from '../../order/draft/order-request.ts';
import { customer, type Localized, type None } from '../call.ts';
import type { BonusStorage, CreatedOrder, Price } from '../resources/client.ts';
import type { Cancellation, Message, Order, Payment } from '../resources/order.ts';

// Calls for prices, orders, ratings, messages, payment and the Bonus Storage.

/** Order with the total and the bonus to which the visitor agrees. */
export interface AgreedOrder extends Partial<OrderRequest> {
  /** Total on the screen, in units of the order's currency with two decimals. */
  expectedTotalConverted?: string;
  /** US cents of the Bonus Storage to use at most. */
  useBonus?: number;
}

export const calculatePrice = /* @__PURE__ */ customer.get<PriceRequest, Price>()(
  '/order/calculate-total-price',
  { proof: 'totalPriceConverted' },
);
export const validateOrder = /* @__PURE__ */ customer.post<AgreedOrder, null>()('/order/validation', {
  encoding: 'multipart',
});
export const createOrder = /* @__PURE__ */ customer.post<
  AgreedOrder & Localized & { template?: string; widget?: string },
  CreatedOrder
>()('/order', { encoding: 'multipart', proof: 'code' });

export const orders = /* @__PURE__ */ customer.get<
  Localized & { page?: number; statusId?: number },
  Order[]
>()('/orders', { proof: 'length' });
export const order = /* @__PURE__ */ customer.get<Localized, Order>()('/orders/:id', { proof: 'code' });
export const approveOrder = /* @__PURE__ */ customer.patch<None, null>()('/order/status/:id/16');
export const reviseOrder = /* @__PURE__ */ customer.patch<
  { timeRevision: string; textRevision: string },
  null
>()('/order/status/:id/13');
export const rateService = /* @__PURE__ */ customer.post<{ rate: number; comment: string }, null>()(
  '/rate-service/:id',
  { encoding: 'multipart' },
);
export const rateWriter = /* @__PURE__ */ customer.post<{ rate: number; comment: string }, null>()(
  '/rate-writer/:id',
  { encoding: 'multipart' },
);

/** Returns the latest messages of an order, oldest first. The writer's messages are then marked as read. */
export const messages = /* @__PURE__ */ customer.get<None, Message[]>()('/orders/messages/:orderId', {
  proof: 'length',
});
/** Sends a message to the writer of an order. */
export const sendMessage = /* @__PURE__ */ customer.post<{ text: string }, Message>()(
  '/orders/messages/:orderId',
  { proof: 'id' },
);

/** Returns the refund of a customer who cancels an order now. */
export const cancellation = /* @__PURE__ */ customer.get<None, Cancellation>()('/order/cancellation/:id', {
  proof: 'percent',
});
/** Cancels an order. The server refuses another `refundCents` than that of `cancellation`. */
export const cancelOrder = /* @__PURE__ */ customer.patch<{ refundCents: number }, null>()(
  '/order/status/:id/17',
);

/** Returns the payment method and the payment state of an order. */
export const payment = /* @__PURE__ */ customer.get<None, Payment>()('/order/payment/:id', {
  proof: 'state',
});
/** Opens a payment page for an order, or returns the address of the page that is already open. */
export const beginPayment = /* @__PURE__ */ customer.post<None, { url: string }>()('/order/payment/:id', {
  proof: 'url',
});

/** Returns the balance and the entries of the customer's Bonus Storage. */
export const bonus = /* @__PURE__ */ customer.get<{ page?: number }, BonusStorage>()('/bonus', {
  proof: 'balanceCents',
});
/**
 * Sets the amount of bonus that an unpaid order uses, in US cents. Returns the changed order with words in the customer's
 * language.
 */
export const changeBonus = /* @__PURE__ */ customer.patch<{ useBonus: number }, Order>()('/order/bonus/:id', {
  proof: 'code',
});
