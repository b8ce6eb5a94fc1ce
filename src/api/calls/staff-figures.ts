import { call, type None } from '../call.ts';
import type { StaffFigures, StaffHealth } from '../staff-figure-resources.ts';

/** Returns the figures of a site for the last days, today included. */
export const staffFigures = /* @__PURE__ */ call<{ host: string; days: number }, StaffFigures>()(
  'GET',
  '/v1/staff/figures',
  'query',
  'days',
);
export const staffHealth = /* @__PURE__ */ call<None, StaffHealth>()(
  'GET',
  '/v1/staff/health',
  'none',
  'limits',
);
