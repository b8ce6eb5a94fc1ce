import { call, type Fields } from '../call.ts';

// What visitors do.

export const visitorAction = /* @__PURE__ */ call<Fields, null>()(
  'POST',
  '/v1/client/statistics/visitor-action',
  'multipart',
);
