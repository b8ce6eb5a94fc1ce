import { call, type Fields } from '../call.ts';

// Call for the statistics of visitors' actions.

export const visitorAction = /* @__PURE__ */ call<Fields, null>()(
  'POST',
  '/v1/client/statistics/visitor-action',
  'multipart',
);
