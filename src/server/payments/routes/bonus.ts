import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { isoTime } from '../../database/iso-time.ts';
import type { CallDeps } from '../../deps.ts';
import { pageOf, writePaging } from '../../http/paging.ts';
import { UseBonus } from '../../orders/order-input.ts';
import { listEntries, readBalance } from '../../orders/store/bonus.ts';
import { assembleOrder, findOrder } from '../../orders/store/orders.ts';
import { inLocale } from '../../sites/store/sites.ts';
import { changeBonus } from '../change-bonus.ts';
import { refuseUnlessDue } from '../open-payment.ts';

const BonusQuery = Type.Object({ page: Type.Optional(Type.String()) });

/** Registers the customer's Bonus Storage and its use for an order. */
export const registerBonus = (deps: CallDeps): void => {
  const { router, db, letterSender } = deps;
  router.client(
    calls.bonus,
    BonusQuery,
    async ({ session: { client, scope }, request, reply }) => {
      const paging = pageOf(request);
      const { rows, total } = await listEntries(db, client.id, paging);
      writePaging(reply, paging, total);
      const entries = rows.map(({ kind, cents, code, created_at }) => ({
        kind,
        cents,
        orderCode: code,
        createdAt: isoTime(created_at),
      }));
      // An order form gets only the balance, because the entries name other orders.
      return { balanceCents: await readBalance(db, client.id), entries: scope === 'account' ? entries : [] };
    },
    { scopes: ['order', 'payment'] },
  );
  router.client(
    calls.changeBonus,
    UseBonus,
    async ({ site, session: { client }, params, body: { useBonus = 0 } }) => {
      const order = await findOrder(db, client.id, params.id);
      refuseUnlessDue(order);
      await changeBonus(deps, { orderId: order.id, wanted: useBonus });
      letterSender.sendSoon();
      const changed = await findOrder(db, client.id, params.id);
      return assembleOrder(db, { site: inLocale(site, client.language), client }, changed);
    },
    { rateLimit: 'payment', scopes: ['payment'] },
  );
};
