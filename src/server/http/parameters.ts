import type { FastifyRequest } from 'fastify';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Paging } from '../database/batches.ts';
import { hashOf } from '../database/ids-and-secrets.ts';
import { Refusal } from '../errors.ts';

// Ids, idempotency keys and pages in the addresses and headers of requests.

/** Reads the id of a row in an address. Refuses texts that no row can have as its id with `notFound`. */
export const readId = (text: string): number => {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new Refusal('notFound');
  return id;
};

/** Returns the hash of a request's idempotency key, which may be any text; null without one. */
export const idempotencyKeyOf = ({ headers }: FastifyRequest): string | null => {
  const key = String(headers['idempotency-key'] ?? '').trim();
  return key ? hashOf(key) : null;
};

const perPage = 10;
/** Highest page number. It limits the offset of queries; no client has so many pages. */
const lastPage = 100_000;

/** Reads the requested page from the header `x-pagination-page-current`, else from `page` in the query. */
export const pagingOf = (request: FastifyRequest): Paging => {
  const { page }: UnknownFields = Object(request.query);
  const requested = Number(request.headers['x-pagination-page-current'] ?? page ?? 1);
  return { page: Number.isInteger(requested) ? Math.min(Math.max(1, requested), lastPage) : 1, perPage };
};

/** Returns the value; refuses with `notFound` if it is undefined. */
export const requireFound = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Refusal('notFound');
  return value;
};
