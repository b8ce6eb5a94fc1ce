import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Paging } from '../stores/orders/orders.ts';
import { sendReadable } from './cors.ts';

export const perPage = 10;
/** Beyond this an offset is nobody's page. */
const lastPage = 100_000;

/** The page asked for by the header or, where links are plain, by the query. */
export const pageOf = (request: FastifyRequest): Paging => {
  const { page } = Object(request.query);
  const asked = Number(request.headers['x-pagination-page-current'] ?? page ?? 1);
  return { page: Number.isInteger(asked) ? Math.min(Math.max(1, asked), lastPage) : 1, perPage };
};

export const writePaging = (reply: FastifyReply, { page }: Paging, total: number): void => {
  sendReadable(reply, {
    'x-pagination-page-current': String(page),
    'x-pagination-page-count': String(Math.max(1, Math.ceil(total / perPage))),
    'x-pagination-total-count': String(total),
  });
};
