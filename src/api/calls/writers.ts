import { call, type None } from '../call.ts';
import type { Writer, WriterOfOrder } from '../resources/client.ts';

// Calls for preferred writers.

export const completedOrders = /* @__PURE__ */ call<None, WriterOfOrder[]>()(
  'GET',
  '/v1/client/preferred-writers/completed-orders',
  'none',
  'length',
);
export const preferredWriter = /* @__PURE__ */ call<None, Writer>()(
  'GET',
  '/v1/client/preferred-writers/:code',
  'none',
  'gradeId',
);
export const bookmarkWriter = /* @__PURE__ */ call<None, Writer>()(
  'POST',
  '/v1/client/preferred-writers/:code',
  'none',
);
export const unbookmarkWriter = /* @__PURE__ */ call<None, null>()(
  'DELETE',
  '/v1/client/preferred-writers/:code',
  'none',
);
