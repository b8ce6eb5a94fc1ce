import { call, type None } from '../call.ts';
import type { StaffSite } from '../resources/staff-sites.ts';

// Calls of the office about the settings, rules and texts of a site. `:siteHost` is the host of the site.

export const staffSite = /* @__PURE__ */ call<None, StaffSite>()(
  'GET',
  '/v1/staff/sites/:siteHost',
  'none',
  'values',
);
/** Changes values of a site, unless any value has changed since `version`. */
export const saveSite = /* @__PURE__ */ call<{ version: string; values: StaffSite['values'] }, StaffSite>()(
  'PATCH',
  '/v1/staff/sites/:siteHost',
  'urlencoded',
  'values',
);
