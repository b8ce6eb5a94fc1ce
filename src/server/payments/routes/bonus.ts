import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { CallDeps } from '../../deps.ts';
import { writePaging } from '../../http/headers/headers.ts';
import { pagingOf } from '../../http/parameters.ts';
import { UseBonus } from '../../orders/order-fields.ts';
import { listEntries, readBalance } from '../../orders/store/bonus.ts';
import { spendBonus } from '../../orders/store/change-status.ts';
import { lockOrder } from '../../orders/store/order-rows.ts';
import { assembleOrder, findOrder } from '../../orders/store/orders.ts';
import { inLocale } from '../../sites/store/sites.ts';
import { closePagesOrRefuse, refuseOpenPage, refuseUnlessDue } from '../open-payment.ts';

/** Changes the amount of bonus that an unpaid order uses, in US cents, and thereby the amount to pay. */
const changeBonus = async (
  deps: Pick<CallDeps, 'db' | 'payment' | 'now'>,
  { orderId, maximumCents }: { orderId: number; maximumCents: number },
): Promise<void> => {
  await closePagesOrRefuse(deps, orderId);
  await deps.db.transaction().execute(async (tx) => {
    // While the order is locked, no payment page with the old amount can be recorded.
    const order = await lockOrder(tx, orderId);
    refuseUnlessDue({ status_id: order.status_id });
    await refuseOpenPage(tx, deps, orderId);
    await spendBonus(tx, order, { maximumCents, now: deps.now() });
  });
};

const BonusQuery = Type.Object({ page: Type.Optional(Type.String()) });

export const registerBonus = (deps: CallDeps): void => {
  const { router, db } = deps;
  router.client(
    calls.bonus,
    { scopes: ['order', 'payment'], body: BonusQuery },
    async ({ session: { client, scope }, request, reply }) => {
      const paging = pagingOf(request);
      const { entries, total } = await listEntries(db, client.id, paging);
      writePaging(reply, paging, total);
      // An order form gets only the balance, because the entries name other orders.
      return { balanceCents: await readBalance(db, client.id), entries: scope === 'account' ? entries : [] };
    },
  );
  router.client(
    calls.changeBonus,
    { routeClass: 'running', rateLimit: 'payment', scopes: ['payment'], body: UseBonus },
    async ({ site, session: { client }, params, body: { useBonus = 0 } }) => {
      const order = await findOrder(db, client.id, params.id);
      refuseUnlessDue({ status_id: order.status_id });
      await changeBonus(deps, { orderId: order.id, maximumCents: useBonus });
      const changed = await findOrder(db, client.id, params.id);
      return assembleOrder(db, { site: inLocale(site, client.language), client }, changed);
    },
  );
};
