import type { FastifyRequest } from 'fastify';
import * as calls from '../../../api/calls.ts';
import type { Price } from '../../../api/resources/client.ts';
import { fromCents, toCents } from '../../../order/price/money.ts';
import { requiredFields } from '../../../order/vocabulary/fields.ts';
import type { FieldErrors } from '../../../validation/field-errors.ts';
import { validateOrder } from '../../../validation/paper-details.ts';
import { mailboxNameOf } from '../../accounts/store/clients.ts';
import { changeSession } from '../../accounts/store/sessions.ts';
import { hashOf } from '../../database/hashes.ts';
import type { CallDeps } from '../../deps.ts';
import { hourMs } from '../../durations.ts';
import { Refusal, refuseInvalid } from '../../errors.ts';
import { idempotencyKeyOf } from '../../http/parameters.ts';
import { callerOf, languageOf, type RequestContext } from '../../http/request-context.ts';
import {
  besideOrder,
  CheckedOrderBody,
  NewOrderBody,
  OrderBody,
  readOrder,
  readOrigin,
  type SentOrder,
} from '../order-input.ts';
import { placeOrder } from '../place-order.ts';
import { type Quote, quoteOrder } from '../quote.ts';
import { countOrders, findOrderByKey } from '../store/new-orders.ts';

/** Refuses a client with too many orders in an hour. Each order sends letters to an address that may belong to a stranger. */
const refuseFlood = async ({ db, settings, now }: CallDeps, clientId: number) => {
  const maximum = 3 * settings.triesPerAccount;
  const at = now();
  if ((await countOrders(db, clientId, { since: at - hourMs, now: at })) >= maximum)
    throw new Refusal('tooManyOrders', {}, hourMs / 1000);
};

const missingFields = (body: OrderBody): FieldErrors =>
  Object.fromEntries(requiredFields.filter((field) => !body[field]).map((field) => [field, 'valueRequired']));

/**
 * Returns the order with its price, or refuses the order. Browsers use the same validation suite. An order whose price is
 * not the total on the visitor's screen is refused, because the visitor has not agreed to that price.
 */
const checkOrder = async (
  deps: CallDeps,
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

/**
 * Hashes a body independently of the sequence of its fields. Origin and language are left out, because a retry may come
 * from another page, or after the visitor has given consent.
 */
const hashBody = (body: NewOrderBody) => {
  const ordered = Object.entries(body).filter(([name]) => !besideOrder.includes(name));
  const sorted = ordered.sort(([one], [other]) => (one < other ? -1 : 1));
  return hashOf(JSON.stringify(sorted));
};

const readIdempotency = (request: FastifyRequest, body: NewOrderBody) => {
  const key = idempotencyKeyOf(request);
  return key ? { key, bodyHash: hashBody(body) } : null;
};

const registerCreation = (deps: CallDeps) => {
  const { router, db, now } = deps;
  router.open(calls.validateOrder, { routeClass: 'customers', body: CheckedOrderBody }, async (context) => {
    await checkOrder(deps, context);
  });
  router.client(
    calls.createOrder,
    {
      routeClass: 'customers',
      status: 201,
      unrefused: besideOrder,
      scopes: ['order'],
      storing: 'orders',
      isInSequence: true,
      body: NewOrderBody,
    },
    async (context) => {
      const { site, body, request, session } = context;
      const keyed = { clientId: session.client.id, idempotency: readIdempotency(request, body), now: now() };
      const existing = await findOrderByKey(db, keyed);
      if (existing) {
        await changeSession(db, session.id, { last_order: existing.code });
        return existing;
      }
      await refuseFlood(deps, session.client.id);
      const { order, quote } = await checkOrder(deps, context);
      const language = languageOf(site, body.locale);
      const { useBonus = 0 } = body;
      const origin = readOrigin(body);
      const caller = { ...callerOf(context), account: mailboxNameOf(site.id, session.client.email) };
      const newOrder = { ...keyed, site, order, quote, useBonus, language, origin, caller };
      return placeOrder(deps, { ...newOrder, sessionId: session.id });
    },
  );
};

/**
 * Removes empty fields. While a visitor types a quantity, its field may be empty; the price is then that of the smallest
 * quantity.
 */
const withoutEmptyFields = (body: OrderBody): OrderBody => {
  const { numberElements, numberSlides, ...rest } = body;
  const quantities = Object.entries({ numberElements, numberSlides });
  // If one quantity is empty, a 0 in the other quantity is removed too, so that the defaults apply.
  const isTyping = quantities.some(([, value]) => value === '');
  const typed = quantities.filter(([, value]) => value !== undefined && !(isTyping && value === '0'));
  return Object.fromEntries([...Object.entries(rest), ...typed].filter(([, value]) => value !== ''));
};

const quotedPrice = ({ price, discount }: Quote): Price => ({
  basePriceConverted: fromCents(price.base),
  totalPriceConverted: fromCents(price.total),
  bonusPriceConverted: fromCents(price.bonus),
  chargedCents: price.charged,
  currencyId: price.currencyId,
  discount: discount && { ...discount, amountConverted: fromCents(price.base - price.total) },
});

const registerPrice = ({ router, cachedResponses, db, rateLimits, now }: CallDeps): void => {
  router.open(
    calls.calculatePrice,
    { routeClass: 'memory', cachedResponses, body: OrderBody },
    async ({ site, body, session, request }) => {
      const order = readOrder(withoutEmptyFields(body), site.bootstrap);
      const caller = callerOf({ request, session });
      const quote = await quoteOrder(
        { db, rateLimits, now },
        { site, order, caller, clientId: session?.client.id ?? null },
      );
      if ('refusals' in quote) throw new Refusal('invalid', quote.refusals);
      // Prices with a discount or a writer are not cached, because codes expire and grades change without a new site version.
      if (!quote.discount && !quote.writer) cachedResponses.allowCaching(request, site);
      return quotedPrice(quote);
    },
  );
};

/** Registers the price that the server confirms, the check of an order, and its creation. */
export const registerNewOrder = (deps: CallDeps): void => {
  registerPrice(deps);
  registerCreation(deps);
};
