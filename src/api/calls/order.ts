import { call, type Fields, type None } from '../call.ts';
import type { BonusStorage, CreatedOrder, Order, Payment, Price } from '../resources.ts';

// An order from its price to its rating and payment.

export const calculatePrice = /* @__PURE__ */ call<Fields, Price>()(
  'GET',
  '/v1/client/order/calculate-total-price',
  'query',
  'totalPriceConverted',
);
export const validateOrder = /* @__PURE__ */ call<Fields, null>()(
  'POST',
  '/v1/client/order/validation',
  'multipart',
);
export const createOrder = /* @__PURE__ */ call<Fields, CreatedOrder>()(
  'POST',
  '/v1/client/order',
  'multipart',
  'code',
);

export const orders = /* @__PURE__ */ call<{ page?: number; statusId?: number }, Order[]>()(
  'GET',
  '/v1/client/orders',
  'query',
  'length',
);
export const order = /* @__PURE__ */ call<None, Order>()('GET', '/v1/client/orders/:id', 'none', 'code');
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

/** Ours: how an order is paid, and how far that is. */
export const payment = /* @__PURE__ */ call<None, Payment>()(
  'GET',
  '/v1/client/order/payment/:id',
  'none',
  'state',
);
/** Ours: opens the payment service's page for an order, or the one that is open already. */
export const beginPayment = /* @__PURE__ */ call<None, { url: string }>()(
  'POST',
  '/v1/client/order/payment/:id',
  'none',
  'url',
);

/** Ours: what the customer's Bonus Storage holds, and what has changed it. */
export const bonus = /* @__PURE__ */ call<{ page?: number }, BonusStorage>()(
  'GET',
  '/v1/client/bonus',
  'query',
  'balanceCents',
);
/** Ours: how many US cents of the Bonus Storage an unpaid order uses, 0 for none. */
export const changeBonus = /* @__PURE__ */ call<{ useBonus: number }, Order>()(
  'PATCH',
  '/v1/client/order/bonus/:id',
  'urlencoded',
  'code',
);
