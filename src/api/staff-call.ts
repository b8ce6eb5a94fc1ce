import type { Call } from './call.ts';

/**
 * Returns the function that declares calls below a path, for the tables in `src/api/calls`. Only the office and programs send
 * them, which need no proof of a response.
 */
const callsBelow =
  <const Base extends string>(base: Base) =>
  <Payload, Response>() =>
  <const Path extends string>(
    method: Call<Path, Payload, Response>['method'],
    path: Path,
    encoding: Call<Path, Payload, Response>['encoding'],
  ): Call<`${Base}${Path}`, Payload, Response> => ({ method, path: `${base}${path}`, encoding });

export const officeCall = /* @__PURE__ */ callsBelow('/v1/staff');
/** Declares a call about a site, whose host is `:siteHost`. */
export const siteCall = /* @__PURE__ */ callsBelow('/v1/staff/sites/:siteHost');
/** Declares a call about an order, whose code is `:code`. */
export const orderCall = /* @__PURE__ */ callsBelow('/v1/staff/orders/:code');
