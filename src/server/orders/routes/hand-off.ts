import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { refuseForeignOrigin } from '../../accounts/cabinet-cookie.ts';
import type { CustomerSession } from '../../accounts/sessions.ts';
import { createCode, redeemLink, spentLinkRefusal } from '../../accounts/store/codes.ts';
import type { Db } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { findOrder } from '../store/orders.ts';

const text = Type.Optional(Type.String());
const LoginToken = Type.Object({ token: text });
const HandOff = Type.Object({ orderCode: text });

/**
 * Returns the order whose payment a hand-off opens: the order that the session has placed last, or another unpaid order of the
 * customer.
 */
const handedOffOrder = async (
  db: Db,
  { client, lastOrder }: CustomerSession,
  wanted = lastOrder,
): Promise<string> => {
  if (wanted === null) throw new Refusal('accountLoginRequired');
  const { code, status_id } = await findOrder(db, client.id, wanted);
  if (code !== lastOrder && status_id !== orderStatuses.created) throw new Refusal('accountLoginRequired');
  return code;
};

/**
 * Registers the calls of the hand-off, by which a link opens the payment of an order in the cabinet. The link contains a
 * one-time code that is valid for a minute, because links must not contain session tokens. Only the cabinet's own page may
 * exchange it. The cabinet joins the session that made the code, so that both end together.
 */
export const registerHandOff = ({ router, db, sessions, now }: CallDeps): void => {
  router.client(
    calls.handOff,
    { routeClass: 'running', scopes: ['order'], body: HandOff },
    async ({ session, body }) => {
      const orderCode = await handedOffOrder(db, session, body.orderCode);
      const owner = { clientId: session.client.id, sessionId: session.id, orderCode };
      return { token: await createCode(db, { ...owner, purpose: 'hand-off', now: now() }) };
    },
  );
  router.open(
    calls.loginToken,
    { rateLimit: 'link', body: LoginToken },
    async ({ site, body: { token: code = '' }, request }) => {
      refuseForeignOrigin(request, site);
      const link = await redeemLink(db, code, { siteId: site.id, purpose: 'hand-off', now: now() });
      // Codes of a hand-off name an order; links of other purposes have none.
      const { sessionId: id, orderCode } = link;
      const live = id === null ? undefined : await sessions.findLive({ id }, site);
      if (!live || orderCode === null) throw spentLinkRefusal();
      return { token: sessions.enterCabinet(live, orderCode) };
    },
  );
};
