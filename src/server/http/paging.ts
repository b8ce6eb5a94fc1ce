import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Paging } from '../orders/store/orders.ts';
import { sendReadable } from './headers/response-headers.ts';

const perPage = 10;
/** Highest page number. It limits the offset of queries; no client has so many pages. */
const lastPage = 100_000;

/** Reads the requested page from the header `x-pagination-page-current`, else from `page` in the query. */
export const pageOf = (request: FastifyRequest): Paging => {
  const { page }: UnknownFields = Object(request.query);
  const requested = Number(request.headers['x-pagination-page-current'] ?? page ?? 1);
  return { page: Number.isInteger(requested) ? Math.min(Math.max(1, requested), lastPage) : 1, perPage };
};

/** Sets the pagination headers of a response. */
export const writePaging = (reply: FastifyReply, { page }: Paging, total: number): void => {
  sendReadable(reply, {
    'x-pagination-page-current': String(page),
    'x-pagination-page-count': String(Math.max(1, Math.ceil(total / perPage))),
    'x-pagination-total-count': String(total),
  });
};
