import type { OrderRequest, PriceRequest } from '../../order/draft/order-request.ts';
import { call, type InLanguage, type None } from '../call.ts';
import type { BonusStorage, CreatedOrder, Price } from '../resources/client.ts';
import type { Cancellation, Message, Order, Payment } from '../resources/order.ts';

// Calls for prices, orders, ratings, messages, payment and the Bonus Storage.

/** Order with what the visitor agrees to. */
export interface AgreedOrder extends Partial<OrderRequest> {
  /** Total on the screen, in units of the order's currency with two decimals. */
  expectedTotalConverted?: string;
  /** US cents of the Bonus Storage to use at most. */
  useBonus?: number;
}

export const calculatePrice = /* @__PURE__ */ call<PriceRequest, Price>()(
  'GET',
  '/v1/client/order/calculate-total-price',
  'query',
  'totalPriceConverted',
);
export const validateOrder = /* @__PURE__ */ call<AgreedOrder, null>()(
  'POST',
  '/v1/client/order/validation',
  'multipart',
);
export const createOrder = /* @__PURE__ */ call<
  AgreedOrder & InLanguage & { template?: string; widget?: string },
  CreatedOrder
>()('POST', '/v1/client/order', 'multipart', 'code');

export const orders = /* @__PURE__ */ call<InLanguage & { page?: number; statusId?: number }, Order[]>()(
  'GET',
  '/v1/client/orders',
  'query',
  'length',
);
export const order = /* @__PURE__ */ call<InLanguage, Order>()(
  'GET',
  '/v1/client/orders/:id',
  'query',
  'code',
);
export const approveOrder = /* @__PURE__ */ call<None, null>()(
  'PATCH',
  '/v1/client/order/status/:id/16',
  'none',
);
export const reviseOrder = /* @__PURE__ */ call<{ timeRevision: string; textRevision: string }, null>()(
  'PATCH',
  '/v1/client/order/status/:id/13',
  'urlencoded',
);
export const rateService = /* @__PURE__ */ call<{ rate: number; comment: string }, null>()(
  'POST',
  '/v1/client/rate-service/:id',
  'multipart',
);
export const rateWriter = /* @__PURE__ */ call<{ rate: number; comment: string }, null>()(
  'POST',
  '/v1/client/rate-writer/:id',
  'multipart',
);

/** Returns the latest messages of an order, oldest first. The writer's messages are then marked as read. */
export const messages = /* @__PURE__ */ call<None, Message[]>()(
  'GET',
  '/v1/client/orders/messages/:orderId',
  'none',
  'length',
);
/** Sends a message to the writer of an order. */
export const sendMessage = /* @__PURE__ */ call<{ text: string }, Message>()(
  'POST',
  '/v1/client/orders/messages/:orderId',
  'urlencoded',
  'id',
);

/** Returns what the customer gets back who cancels an order now. */
export const cancellation = /* @__PURE__ */ call<None, Cancellation>()(
  'GET',
  '/v1/client/order/cancellation/:id',
  'none',
  'percent',
);
/** Cancels an order. The server refuses another `refundCents` than that of `cancellation`. */
export const cancelOrder = /* @__PURE__ */ call<{ refundCents: number }, null>()(
  'PATCH',
  '/v1/client/order/status/:id/17',
  'urlencoded',
);

/** Returns the payment method and the payment state of an order. */
export const payment = /* @__PURE__ */ call<None, Payment>()(
  'GET',
  '/v1/client/order/payment/:id',
  'none',
  'state',
);
/** Opens a payment page for an order, or returns the address of the page that is already open. */
export const beginPayment = /* @__PURE__ */ call<None, { url: string }>()(
  'POST',
  '/v1/client/order/payment/:id',
  'none',
  'url',
);

/** Returns the balance and the entries of the customer's Bonus Storage. */
export const bonus = /* @__PURE__ */ call<{ page?: number }, BonusStorage>()(
  'GET',
  '/v1/client/bonus',
  'query',
  'balanceCents',
);
/**
 * Sets the amount of bonus that an unpaid order uses, in US cents. Returns the changed order with words in the customer's
 * language.
 */
export const changeBonus = /* @__PURE__ */ call<{ useBonus: number }, Order>()(
  'PATCH',
  '/v1/client/order/bonus/:id',
  'urlencoded',
  'code',
);
