import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { Db } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { languageOf } from '../../http/request-context.ts';
import type { Site } from '../../sites/store/sites.ts';
import { readCookie, refuseForeignOrigin, sendCookie } from '../cabinet-cookie.ts';
import type { CustomerSession } from '../sessions.ts';
import { addCookie, changeSession, type LiveSession } from '../store/sessions.ts';

const flag = Type.Optional(Type.String());
const Opening = Type.Object({ isChosen: flag, goesOn: flag });

/**
 * Returns the part of an account that a token opens in the cabinet. A recent login in the cabinet opens the whole account
 * (`order: null`), and a token for one payment opens its order. For any other session, returns null: scripts of a host page can
 * read the token of its order form and send it to a server, which can forge the `Origin` of the cabinet. Refuses a login whose
 * second factor is missing.
 */
const openedBy = ({
  scope,
  isProved,
  isRecentlyProved,
  order,
  token,
}: CustomerSession): { order: string | null } | null => {
  if (scope === 'payment') return { order };
  if (scope === 'order' && !token.isFromCabinet) return null;
  if (!isProved) throw new Refusal('codeRequired');
  return scope === 'account' || isRecentlyProved ? { order: null } : null;
};

/** Returns the code of the message that names both customers. The page writes the message in its own language. */
const otherCustomer = (current: LiveSession, { client }: CustomerSession) =>
  new Refusal('otherCustomer', {
    '': `otherCustomer:${current.email}:${client.email}`,
  });

interface Move {
  session: CustomerSession;
  /** Session of the browser's cookie; undefined if there is none. */
  current: LiveSession | undefined;
  /** True if the visitor has chosen to replace another customer's session. */
  isChosen: boolean;
}

/** Gives the session of a token to the browser's cookie; returns the new cookie. Returns null if the cookie's session stays. */
const moveCookie = async (db: Db, { session, current, isChosen }: Move) => {
  const opened = openedBy(session);
  if (!opened) return null;
  const isOther = current !== undefined && current.client_id !== session.client.id;
  if (isOther && !isChosen) throw otherCustomer(current, session);
  if (current && !isOther && opened.order !== null && current.cookie_order === null) return null;
  if (current && current.session_id !== session.id)
    await changeSession(db, current.session_id, { cookie_hash: null });
  return addCookie(db, session.id, opened.order);
};

/**
 * Registers the calls by which the cabinet opens, renews and leaves its session. A cookie that scripts cannot read keeps the
 * session; the response is a token that the page keeps in memory. Another customer's session is replaced only if the visitor
 * has chosen this. The page of a payment leads on to the account by another choice, which needs the cookie.
 */
export const registerCabinetSession = ({ router, db, sessions, now }: CallDeps): void => {
  /** Opens the whole account of a payment's session. Returns the new cookie; null if this needs a login. */
  const goOn = async (current: LiveSession, site: Site) => {
    const { isRecentLogin, isProved } = sessions.proofOf(current, site);
    if (current.cookie_order === null || !isRecentLogin) return null;
    if (!isProved) throw new Refusal('codeRequired');
    return addCookie(db, current.session_id, null);
  };
  const readCurrent = async (request: FastifyRequest, site: Site) => {
    refuseForeignOrigin(request, site);
    const sent = readCookie(request, site);
    return { sent, current: sent ? await sessions.findLive({ cookie: sent }, site) : undefined };
  };
  router.open(calls.openSession, { body: Opening }, async ({ site, session, body, request, reply }) => {
    const { sent, current } = await readCurrent(request, site);
    const moved = session
      ? await moveCookie(db, { session, current, isChosen: body.isChosen === '1' })
      : current && body.goesOn === '1' && (await goOn(current, site));
    const cookie = moved || (current ? sent : null);
    const live = cookie ? await sessions.findLive({ cookie }, site) : undefined;
    if (!live || !cookie) throw new Refusal('loginRequired');
    await changeSession(db, live.session_id, { last_used_at: now() });
    sendCookie(reply, site, cookie);
    const order = live.cookie_order;
    return {
      token: sessions.enterCabinet(live, order),
      orderToken: order === null ? sessions.enterOrderForm(live) : null,
      continueAs: order !== null && sessions.proofOf(live, site).isRecentLogin ? live.email : null,
      locale: languageOf(site, live.language) ?? 'en',
    };
  });
  router.open(calls.leaveSession, {}, async ({ site, request, reply }) => {
    const { current } = await readCurrent(request, site);
    if (!current || current.cookie_order === null) return;
    await changeSession(db, current.session_id, { cookie_hash: null });
    sendCookie(reply, site, null);
  });
};
