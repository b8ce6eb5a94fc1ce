/**
 * All calls of the provider API. The client sends them and the server registers its routes from them. `:name` is a path
 * parameter. Each call is a separate export, so that a bundle contains only the calls that it sends.
 */

export * from './calls/account.ts';
export * from './calls/files.ts';
export * from './calls/order.ts';
export * from './calls/site.ts';
export * from './calls/statistics.ts';
export * from './calls/writers.ts';
