/**
 * Every call of the provider API (specification section 7), once: the client sends by it and the server
 * registers its routes from it. `:name` is a path parameter. Each row is an export of its own and each topic a file,
 * so that a bundle holds the rows it sends.
 */

export * from './calls/account.ts';
export * from './calls/files.ts';
export * from './calls/order.ts';
export * from './calls/site.ts';
export * from './calls/statistics.ts';
export * from './calls/writers.ts';
