import { customer, type Fields } from '../call.ts';

// Call for the statistics of visitors' actions.

export const visitorAction = /* @__PURE__ */ customer.post<Fields, null>()('/statistics/visitor-action', {
  encoding: 'multipart',
});
