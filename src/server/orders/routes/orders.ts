import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { toCents } from '../../../order/price/money.ts';
import { requiredFields } from '../../../order/vocabulary/fields.ts';
import type { FieldErrors } from '../../../validation/field-errors.ts';
import { validateOrder } from '../../../validation/validate.ts';
import type { RateLimits } from '../../accounts/rate-limits.ts';
import { mailboxNameOf } from '../../accounts/store/clients.ts';
import { recordOrder } from '../../accounts/store/sessions.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal, refuseInvalid } from '../../errors.ts';
import { pageOf, writePaging } from '../../http/paging.ts';
import { callerOf, type RequestContext } from '../../http/request-context.ts';
import type { Router } from '../../http/router.ts';
import type { LetterSender } from '../../letters/letter-sender.ts';
import type { Settings } from '../../settings/settings.ts';
import { languageOf } from '../../sites/locale-field.ts';
import {
  besideOrder,
  CheckedOrderBody,
  NewOrderBody,
  type OrderBody,
  readOrder,
  type SentOrder,
} from '../order-input.ts';
import { readOrigin } from '../order-origin.ts';
import { placeOrder } from '../place-order.ts';
import { type Quote, quoteOrder } from '../quote.ts';
import { findOrderByKey } from '../store/idempotency-keys.ts';
import { assembleOrder, assembleOrders, countOrders, findOrder, listOrders } from '../store/orders.ts';

interface Deps {
  router: Router;
  db: Db;
  rateLimits: RateLimits;
  letterSender: LetterSender;
  settings: Pick<Settings, 'attemptsPerAccount'>;
  now: () => number;
}

const hour = 3600 * 1000;

/** Refuses a client with too many orders in an hour. Each order sends letters to an address that may belong to a stranger. */
const refuseFlood = async ({ db, settings, now }: Deps, clientId: number) => {
  const maximum = 3 * settings.attemptsPerAccount;
  const at = now();
  if ((await countOrders(db, clientId, { since: at - hour, now: at })) >= maximum)
    throw new Refusal('tooManyOrders', {}, hour / 1000);
};

const missingFields = (body: OrderBody): FieldErrors =>
  Object.fromEntries(requiredFields.filter((field) => !body[field]).map((field) => [field, 'valueRequired']));

/**
 * Returns the order with its price, or refuses the order. Browsers use the same validation suite. An order whose price is
 * not the total on the visitor's screen is refused, because the visitor has not agreed to that price.
 */
const checkOrder = async (
  deps: Deps,
  context: Pick<
    RequestContext<typeof calls.createOrder, CheckedOrderBody>,
    'site' | 'body' | 'session' | 'request'
  >,
): Promise<{ order: SentOrder; quote: Quote }> => {
  const { site, body, session } = context;
  const order = readOrder(body, site.bootstrap);
  const quote = await quoteOrder(deps, {
    site,
    order,
    caller: callerOf(context),
    clientId: session?.client.id ?? null,
  });
  const refusals = { ...validateOrder(order, { site: site.bootstrap }), ...missingFields(body) };
  if ('refusals' in quote) throw new Refusal('invalid', { ...quote.refusals, ...refusals });
  refuseInvalid(refusals);
  const { expectedTotalConverted: agreed } = body;
  if (agreed !== undefined && toCents(agreed) !== quote.price.total) throw new Refusal('priceChanged');
  return { order, quote };
};

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Hashes a body independently of the sequence of its fields. Origin and language are left out, because a retry may come
 * from another page, or after the visitor has given consent.
 */
const hashBody = (body: NewOrderBody) => {
  const ordered = Object.entries(body).filter(([name]) => !besideOrder.includes(name));
  return digest(JSON.stringify(ordered.sort(([one], [other]) => (one < other ? -1 : 1))));
};

const readIdempotency = (request: FastifyRequest, body: NewOrderBody) => {
  const key = String(request.headers['idempotency-key'] ?? '').trim();
  return key ? { key: digest(key), bodyHash: hashBody(body) } : null;
};

const registerCreation = (deps: Deps) => {
  const { router, db, letterSender, now } = deps;
  router.open(calls.validateOrder, CheckedOrderBody, async (context) => {
    await checkOrder(deps, context);
    return null;
  });
  router.client(
    calls.createOrder,
    NewOrderBody,
    async (context) => {
      const { site, body, request, session } = context;
      const keyed = { clientId: session.client.id, idempotency: readIdempotency(request, body), now: now() };
      const existing = await findOrderByKey(db, keyed);
      if (existing) {
        await recordOrder(db, session.id, existing.code);
        return existing;
      }
      await refuseFlood(deps, session.client.id);
      const { order, quote } = await checkOrder(deps, context);
      const { useBonus = 0 } = body;
      const language = languageOf(site, body.locale);
      const created = await placeOrder(db, {
        ...keyed,
        site,
        order,
        quote,
        useBonus,
        language,
        origin: readOrigin(body),
        sessionId: session.id,
        countOrder: (rows) =>
          deps.rateLimits.countInTransaction(
            'dailyOrder',
            { ...callerOf(context), account: mailboxNameOf(site.id, session.client.email) },
            rows,
          ),
      });
      letterSender.sendSoon();
      return created;
    },
    { status: 201, unrefused: besideOrder, scopes: ['order'], storing: 'orders', isInSequence: true },
  );
};

const OrdersQuery = Type.Object({
  page: Type.Optional(Type.String()),
  statusId: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});

/** Registers the creation of orders and the list of a client's own orders. */
export const registerOrders = (deps: Deps): void => {
  const { router, db } = deps;
  registerCreation(deps);
  router.client(
    calls.orders,
    OrdersQuery,
    async ({ site, body, session, request, reply }) => {
      const paging = pageOf(request);
      const { rows, total } = await listOrders(db, session.client.id, {
        ...paging,
        statusId: body.statusId ?? null,
      });
      writePaging(reply, paging, total);
      return assembleOrders(db, { site, client: session.client }, rows);
    },
    { isTranslated: true },
  );
  router.client(
    calls.order,
    null,
    async ({ site, params, session }) => {
      const row = await findOrder(db, session.client.id, params.id);
      return assembleOrder(db, { site, client: session.client }, row);
    },
    { scopes: ['payment'], isTranslated: true },
  );
};
