import { customer, type None } from '../call.ts';
import type { Writer, WriterOfOrder } from '../resources/client.ts';

// Calls for preferred writers.

export const completedOrders = /* @__PURE__ */ customer.get<None, WriterOfOrder[]>()(
  '/preferred-writers/completed-orders',
  { proof: 'length' },
);
export const preferredWriter = /* @__PURE__ */ customer.get<None, Writer>()('/preferred-writers/:code', {
  proof: 'gradeId',
});
export const bookmarkWriter = /* @__PURE__ */ customer.post<None, Writer>()('/preferred-writers/:code');
export const unbookmarkWriter = /* @__PURE__ */ customer.delete<None, null>()('/preferred-writers/:code');
