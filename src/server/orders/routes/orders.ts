import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { isRevisionOver } from '../../../order/rules/is-revision-over.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { validateRating, validateRevision } from '../../../validation/cabinet-suites.ts';
import { lockClient } from '../../accounts/store/clients.ts';
import { countUses } from '../../accounts/store/rate-limits.ts';
import type { Database, Db } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { hourMs } from '../../durations.ts';
import { Refusal, refuseInvalid } from '../../errors.ts';
import { writePaging } from '../../http/headers/headers.ts';
import { pagingOf } from '../../http/parameters.ts';
import type { ClientRequestContext } from '../../http/request-context.ts';
import { areOutdated, readRatings } from '../../sites/store/ratings.ts';
import { bumpVersion } from '../../sites/store/write-site.ts';
import { changeStatus, rateOrder } from '../store/change-status.ts';
import { listOrders } from '../store/list-orders.ts';
import { addOrderLetters } from '../store/order-letters.ts';
import { readFeedback } from '../store/order-parts.ts';
import { assembleOrder, assembleOrders, findOrder } from '../store/orders.ts';

const OrdersQuery = Type.Object({
  page: Type.Optional(Type.String()),
  statusId: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});

const registerReading = ({ router, db }: CallDeps) => {
  router.client(
    calls.orders,
    { isTranslated: true, body: OrdersQuery },
    async ({ site, body, session, request, reply }) => {
      const paging = pagingOf(request);
      const { rows, total } = await listOrders(db, session.client.id, {
        ...paging,
        statusId: body.statusId ?? null,
      });
      writePaging(reply, paging, total);
      return assembleOrders(db, { site, client: session.client }, rows);
    },
  );
  router.client(
    calls.order,
    { scopes: ['payment'], isTranslated: true },
    async ({ site, params, session }) => {
      const row = await findOrder(db, session.client.id, params.id);
      return assembleOrder(db, { site, client: session.client }, row);
    },
  );
};

const text = Type.Optional(Type.String());
const Revision = Type.Object({
  timeRevision: Type.Optional(Type.String({ maxLength: 200 })),
  textRevision: text,
});
const Rating = Type.Object({ rate: text, comment: text });

const registerDecisions = ({ router, db, now }: CallDeps) => {
  router.client(calls.approveOrder, {}, async ({ session, params }) => {
    const order = await findOrder(db, session.client.id, params.id);
    const change = { orderId: order.id, to: orderStatuses.approved, now: now() };
    await changeStatus(db, { ...change, letters: ['approved'] });
  });
  router.client(calls.reviseOrder, { body: Revision }, async ({ site, session, params, body }) => {
    const order = await findOrder(db, session.client.id, params.id);
    const { timeRevision = '', textRevision = '' } = body;
    refuseInvalid(validateRevision({ timeRevision, textRevision }));
    const at = now();
    const feedbackOf = await readFeedback(db, [order.id]);
    if (isRevisionOver(site.bootstrap.config.promises, feedbackOf(order.id), at))
      throw new Refusal('revisionEnded');
    const change = { orderId: order.id, to: orderStatuses.revision, now: at, timeRevision, textRevision };
    await changeStatus(db, { ...change, letters: ['revision'] });
  });
};

/** Statuses in which an order can be rated: all that follow its first delivery. */
const rateable: readonly number[] = [orderStatuses.delivered, orderStatuses.revision, orderStatuses.approved];

/**
 * Returns whether a changed rating may make every server read the site again: once an hour, because a customer may change a
 * rating as often as wanted. A further change is read with the next one.
 */
const mayRefresh = async (tx: Db, siteId: number, now: number): Promise<boolean> => {
  const refresh = { name: `changed ratings ${siteId}`, maximum: 1, windowMs: hourMs };
  const [waitMs] = await countUses(tx, [refresh], now);
  return waitMs === 0;
};

const registerRating = ({ router, db, now }: CallDeps, kind: Database['ratings']['kind']) => {
  const call = kind === 'service' ? calls.rateService : calls.rateWriter;
  const rate = async ({
    site,
    session,
    params,
    body,
  }: ClientRequestContext<typeof call, { rate?: string; comment?: string }>) => {
    const order = await findOrder(db, session.client.id, params.id);
    const rating = { rate: Number(body.rate || Number.NaN), comment: body.comment ?? '' };
    refuseInvalid(validateRating(rating));
    if (!rateable.includes(order.status_id)) throw new Refusal('statusForbidden');
    await db.transaction().execute(async (tx) => {
      await lockClient(tx, session.client.id);
      const isFirst = await rateOrder(tx, { order_id: order.id, kind, ...rating, created_at: now() });
      await addOrderLetters(tx, order, { kind: 'rated', now: now(), client: session.client });
      if (kind !== 'service') return;
      if (!areOutdated(site.bootstrap.ratings, await readRatings(tx, site.id))) return;
      if (isFirst || (await mayRefresh(tx, site.id, now()))) await bumpVersion(tx, site.id);
    });
  };
  router.client(call, { body: Rating }, rate);
};

/** Registers the list of a client's own orders, and approval, revision and rating of a delivered order. */
export const registerOrders = (deps: CallDeps): void => {
  registerReading(deps);
  registerDecisions(deps);
  registerRating(deps, 'service');
  registerRating(deps, 'writer');
};
