import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import * as calls from '../../api/calls.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import { validateOrder } from '../../validation/validate.ts';
import type { RateLimits } from '../accounts/rate-limits.ts';
import type { Db } from '../database/schema.ts';
import { Refusal, refuseInvalid } from '../errors.ts';
import { pageOf, writePaging } from '../http/paging.ts';
import { callerOf, type RequestContext } from '../http/request-context.ts';
import type { Router } from '../http/router.ts';
import type { Postman } from '../mail/postman.ts';
import { NewOrderBody, OrderBody, readOrder, type SentOrder } from '../ordering/order-input.ts';
import { originNames, readOrigin } from '../ordering/order-origin.ts';
import { findOrderByKey, placeOrder } from '../ordering/place-order.ts';
import { type Quote, quoteOrder } from '../ordering/quote.ts';
import { assembleOrder, assembleOrders, findOrder, listOrders } from '../stores/orders/orders.ts';

interface Deps {
  router: Router;
  db: Db;
  rateLimits: RateLimits;
  postman: Postman;
  now: () => number;
}

/** An order names these itself: no default is ever charged for. */
const named = ['typeId', 'serviceId', 'academicLevelId', 'deadlineId'] as const;

const missing = (body: OrderBody): FieldErrors =>
  Object.fromEntries(named.filter((field) => !body[field]).map((field) => [field, 'valueRequired']));

/** The order with its price, when the same suite that the browser runs finds nothing (VAL-01, VAL-03). */
const checkOrder = async (
  deps: Deps,
  context: Pick<RequestContext<typeof calls.createOrder, OrderBody>, 'site' | 'body' | 'session' | 'request'>,
): Promise<{ order: SentOrder; quote: Quote }> => {
  const { site, body } = context;
  const order = readOrder(body, site.bootstrap);
  const quote = await quoteOrder(deps, { site, order, caller: callerOf(context) });
  const refusals = { ...('refusals' in quote ? quote.refusals : {}), ...missing(body) };
  refuseInvalid({ ...validateOrder(order, { site: site.bootstrap, refusals }), ...missing(body) });
  if ('refusals' in quote) throw new Refusal('invalid', quote.refusals);
  return { order, quote };
};

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The same fields in any sequence are the same body. Where the order came from does not count, because a retry may be
 * sent from another page, or after consent has been given.
 */
const hashOf = (body: NewOrderBody) => {
  const ordered = Object.entries(body).filter(([name]) => !originNames.includes(name));
  return digest(JSON.stringify(ordered.sort(([one], [other]) => (one < other ? -1 : 1))));
};

const idempotencyOf = (request: FastifyRequest, body: NewOrderBody) => {
  const key = String(request.headers['idempotency-key'] ?? '').trim();
  return key ? { key: digest(key), bodyHash: hashOf(body) } : null;
};

const registerCreation = (deps: Deps) => {
  const { router, db, postman, now } = deps;
  router.open(calls.validateOrder, OrderBody, async (context) => {
    await checkOrder(deps, context);
    return null;
  });
  router.client(
    calls.createOrder,
    NewOrderBody,
    async (context) => {
      const { site, body, request, session } = context;
      const once = { clientId: session.client.id, idempotency: idempotencyOf(request, body), now: now() };
      const placed = await findOrderByKey(db, once);
      if (placed) return placed;
      const { order, quote } = await checkOrder(deps, context);
      const { useBonus = 0 } = body;
      const newOrder = { ...once, site, order, quote, useBonus, origin: readOrigin(body) };
      const created = await placeOrder(db, newOrder);
      postman.wake();
      return created;
    },
    { status: 201, unrefused: originNames },
  );
};

const OrdersQuery = Type.Object({
  page: Type.Optional(Type.String()),
  statusId: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});

/** Making an order, and a client's own ones. */
export const registerOrders = (deps: Deps): void => {
  const { router, db } = deps;
  registerCreation(deps);
  router.client(calls.orders, OrdersQuery, async ({ site, body, session, request, reply }) => {
    const paging = pageOf(request);
    const { rows, total } = await listOrders(db, session.client.id, {
      ...paging,
      statusId: body.statusId ?? null,
    });
    writePaging(reply, paging, total);
    return assembleOrders(db, { site, client: session.client }, rows);
  });
  router.client(calls.order, null, async ({ site, params, session }) => {
    const row = await findOrder(db, session.client.id, params.id);
    return assembleOrder(db, { site, client: session.client }, row);
  });
};
