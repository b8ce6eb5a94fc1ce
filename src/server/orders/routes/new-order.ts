import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { toCents } from '../../../order/price/money.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { requiredFields } from '../../../order/vocabulary/fields.ts';
import type { FieldErrors } from '../../../validation/field-errors.ts';
import { validateOrder } from '../../../validation/paper-details.ts';
import { mailboxNameOf } from '../../accounts/store/clients.ts';
import { changeSession } from '../../accounts/store/sessions.ts';
import { hashOf } from '../../database/ids-and-secrets.ts';
import { customParameters, originColumns } from '../../database/tables/field-columns.ts';
import type { CallDeps } from '../../deps.ts';
import { hourMs } from '../../durations.ts';
import { Refusal, refuseInvalid } from '../../errors.ts';
import { idempotencyKeyOf } from '../../http/parameters.ts';
import {
  callerOf,
  languageOf,
  localeField,
  localeNames,
  type RequestContext,
} from '../../http/request-context.ts';
import { OrderBody, readOrder, type SentOrder, UseBonus } from '../order-fields.ts';
import { placeOrder } from '../place-order.ts';
import { type Quote, quoteOrder } from '../quote.ts';
import { countOrders, findOrderByKey, type OrderOrigin } from '../store/new-orders.ts';

const anything = (description: string) => Type.Optional(Type.Unknown({ description }));

/** Schemas of the fields. They accept any type, because an unsuitable value is dropped and must not refuse an order. */
const originFields = {
  ...Object.fromEntries(
    Object.keys(originColumns).map((name) => [name, anything('Where the order came from')] as const),
  ),
  cp: anything('Custom parameters p1 to p10'),
};

const originNames: readonly string[] = Object.keys(originFields);

/** Maximum number of characters of a value. The longest value is the address of a landing page. */
const maximumLength = 500;

/** Returns a value as one line of text; null if it is empty or not a text. */
const lineOfText = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const line = String(value)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  // Iterates by code point so that a surrogate pair is not cut in half.
  const cut = [...line.slice(0, 2 * maximumLength)].slice(0, maximumLength).join('');
  // Half a surrogate pair becomes the replacement character, because PostgreSQL refuses half a pair.
  return Buffer.from(cut).toString() || null;
};

/** Reads the origin of an order from a body; null if the body has no such field. */
const readOrigin = (body: Readonly<Record<string, unknown>>): Partial<OrderOrigin> | null => {
  const custom: UnknownFields = Object(body.cp);
  const sent = [
    ...Object.entries(originColumns).map(([name, column]) => [column, lineOfText(body[name])] as const),
    ...customParameters.map((name) => [name, lineOfText(custom[name])] as const),
  ].filter(([, text]) => text !== null);
  return sent.length > 0 ? Object.fromEntries(sent) : null;
};

/** Body of a validation: the fields of the order, and the total to which the visitor agrees. */
const CheckedOrderBody = Type.Object({
  ...OrderBody.properties,
  expectedTotalConverted: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'Total on the screen, in the currency of the order; another total is refused with 409',
    }),
  ),
});
type CheckedOrderBody = Static<typeof CheckedOrderBody>;

/** Body of a new order: its fields, the agreed total, the bonus to use, the order's origin, and the language of the page. */
const NewOrderBody = Type.Object({
  ...CheckedOrderBody.properties,
  ...UseBonus.properties,
  ...originFields,
  ...localeField,
});
/**
 * Names of the fields of `NewOrderBody` outside the order itself. They never cause a refusal, and a repeated request may have
 * other values.
 */
const besideOrder: readonly string[] = [...originNames, ...localeNames];
type NewOrderBody = Static<typeof NewOrderBody>;

/** Refuses a client with too many orders in an hour. Each order sends letters to an address that may belong to a stranger. */
const refuseFlood = async (
  { db, settings, now }: Pick<CallDeps, 'db' | 'settings' | 'now'>,
  clientId: number,
) => {
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
  deps: Pick<CallDeps, 'db' | 'rateLimits' | 'now'>,
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

export const registerNewOrder = (deps: CallDeps): void => {
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
