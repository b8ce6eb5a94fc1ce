import type { CallDeps } from '../../deps.ts';
import { hourMs } from '../../durations.ts';
import { Refusal } from '../../errors.ts';
import { styleSources } from '../../http/content.ts';
import { schemeOf } from '../../http/hosts.ts';
import { parameterText } from '../../http/request-context.ts';
import { findOrderRow, type OrderRow } from '../../orders/store/order-rows.ts';
import { unpaidStatuses } from '../../orders/store/orders.ts';
import { createSignedTokens } from '../../signed-tokens.ts';
import type { Site } from '../../sites/store/sites.ts';
import { readInvoicePage } from '../invoice-page.ts';

/** Milliseconds for which the link to an invoice is valid: a working day. The page of the order has a new one each time it is loaded. */
const linkLifetimeMs = 12 * hourMs;

type TokenDeps = Pick<CallDeps, 'secrets' | 'now'>;

const tokensOf = ({ secrets, now }: TokenDeps) =>
  createSignedTokens<{ code: string }>(secrets, now, 'invoice');

/**
 * Returns the address of the invoice of an order; null for an order that was never paid. The address contains a key, because a
 * link cannot send the session.
 */
export const invoiceAddress = (
  deps: TokenDeps,
  { host }: Pick<Site, 'host'>,
  { code, status_id }: Pick<OrderRow, 'code' | 'status_id'>,
): string | null => {
  if (unpaidStatuses.includes(status_id)) return null;
  const key = tokensOf(deps).sign({ code }, linkLifetimeMs);
  return `${schemeOf(host)}://api.${host}/v1/invoices/${code}?key=${key}`;
};

/** Registers the page of an invoice. It runs no scripts, and no cache keeps it. */
export const registerInvoice = (deps: CallDeps): void => {
  const { app, db, shedding } = deps;
  const tokens = tokensOf(deps);
  app.get<{ Params: { code: string } }>('/v1/invoices/:code', ({ params: { code }, query }, reply) =>
    shedding.begin('running', async () => {
      const isSigned = tokens.read(parameterText(query, 'key') ?? '')?.code === code;
      const order = isSigned ? await findOrderRow(db, code) : undefined;
      // An expired link gets this answer too, which says to reload the page that led here.
      if (!order) throw new Refusal('notFound');
      const html = await readInvoicePage(deps, order);
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': `default-src 'none'; style-src${styleSources(html)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        })
        .send(html);
    }),
  );
};
