/**
 * All calls of the provider API. The client sends the calls, and the server registers a route for each call. `:name` is a path
 * parameter. Each call is a separate export, so that a bundle contains only the calls that it sends.
 */

export * from './calls/account.ts';
export * from './calls/files.ts';
export * from './calls/login.ts';
export * from './calls/order.ts';
export * from './calls/site.ts';
export * from './calls/staff.ts';
export * from './calls/staff-catalogue.ts';
export * from './calls/staff-orders.ts';
export * from './calls/staff-programs.ts';
export * from './calls/staff-sites.ts';
export * from './calls/statistics.ts';
export * from './calls/writers.ts';
