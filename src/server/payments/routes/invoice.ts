import { createHmac, timingSafeEqual } from 'node:crypto';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { CallDeps } from '../../deps.ts';
import { styleSources } from '../../http/content.ts';
import { schemeOf } from '../../http/hosts.ts';
import { textOf } from '../../http/request-context.ts';
import { findOrderRow, type OrderRow } from '../../orders/store/order-rows.ts';
import type { Site } from '../../sites/store/sites.ts';
import { readExpiredPage, readInvoicePage } from '../invoice-page.ts';

/** Milliseconds for which the link to an invoice is valid. A page of the order has a new one each time it is loaded. */
const linkLifetimeMs = 3_600_000;

type Secret = Pick<CallDeps, 'jwtSecret'>;

const keyOf = ({ jwtSecret }: Secret, code: string, until: number) =>
  createHmac('sha256', jwtSecret).update(`invoice ${code} ${until}`).digest('base64url');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const unpaid: readonly number[] = [orderStatuses.created, orderStatuses.cancelled];

/**
 * Returns the address of the invoice of an order; null for an order that was never paid. The address contains a key, because a
 * link cannot send the session.
 */
export const invoiceAddress = (
  deps: Secret & Pick<CallDeps, 'now'>,
  { host }: Pick<Site, 'host'>,
  { code, status_id }: Pick<OrderRow, 'code' | 'status_id'>,
): string | null => {
  if (unpaid.includes(status_id)) return null;
  const until = deps.now() + linkLifetimeMs;
  return `${schemeOf(host)}://api.${host}/v1/invoices/${code}?until=${until}&key=${keyOf(deps, code, until)}`;
};

/** Registers the page of an invoice. It runs no scripts, and no cache keeps it. */
export const registerInvoice = (deps: CallDeps): void => {
  const { app, db, shedding, now } = deps;
  app.get<{ Params: { code: string } }>('/v1/invoices/:code', ({ params, query }, reply) =>
    shedding.begin('running', async () => {
      const until = Number(textOf(query, 'until') ?? '');
      const isSigned = isSame(textOf(query, 'key') ?? '', keyOf(deps, params.code, until));
      const order = isSigned ? await findOrderRow(db, params.code) : undefined;
      if (!order) return reply.callNotFound();
      const isValid = now() < until;
      const html = await (isValid ? readInvoicePage(deps, order) : readExpiredPage(deps, order));
      return reply
        .code(isValid ? 200 : 410)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': `default-src 'none'; style-src${styleSources(html)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        })
        .send(html);
    }),
  );
};
