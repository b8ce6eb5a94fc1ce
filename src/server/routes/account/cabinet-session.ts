import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { readCookie, sendCookie } from '../../accounts/cabinet-cookie.ts';
import type { Session, Sessions } from '../../accounts/sessions.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import type { Router } from '../../http/router.ts';
import { languageOf } from '../../languages/locale-field.ts';
import { addCookie, type LiveSession, recordUse, removeCookie } from '../../stores/clients/sessions.ts';
import type { Site } from '../../stores/sites/sites.ts';

interface Deps {
  router: Router;
  db: Db;
  sessions: Sessions;
  now: () => number;
}

const Opening = Type.Object({ isChosen: Type.Optional(Type.String()) });

/** Refuses a page other than the cabinet. Its browser would send the cookie if the page is on a host of the same site. */
const refuseForeignOrigin = ({ headers: { origin } }: FastifyRequest, { host }: Site) => {
  if (origin !== undefined && !origin.endsWith(`://my.${host}`)) throw new Refusal('foreignOrigin');
};

/**
 * Returns what a token opens in the cabinet. A recent login opens the whole account, and a session for one payment opens its
 * order. Any other session opens nothing. Refuses a login that owes a second factor.
 */
const openedBy = ({ scope, isProved, isRecent, order }: Session): { order: string | null } | null => {
  if (scope === 'payment') return { order };
  if (!isProved) throw new Refusal('codeRequired');
  return scope === 'account' || isRecent ? { order: null } : null;
};

/** Names both customers in a code, whose text is in the language of the page. */
const otherCustomer = (current: LiveSession, { client }: Session) =>
  new Refusal('otherCustomer', {
    '': `otherCustomer:${current.email}:${client.email}`,
  });

interface Move {
  session: Session;
  /** The session of the browser's cookie. */
  current: LiveSession | undefined;
  /** Whether the visitor has chosen to replace another customer's session. */
  isChosen: boolean;
}

/**
 * Registers the call by which the cabinet opens and renews its session. The session is a cookie that scripts cannot read;
 * the response is a token that lives in the memory of the page. Another customer's session is replaced only if the
 * visitor has chosen so.
 */
export const registerCabinetSession = ({ router, db, sessions, now }: Deps): void => {
  /** Moves the cookie of the browser to the session of a token. Returns null if the cookie's session stays. */
  const moveCookie = async ({ session, current, isChosen }: Move) => {
    const opened = openedBy(session);
    if (!opened) return null;
    const isOther = current !== undefined && current.client_id !== session.client.id;
    if (isOther && !isChosen) throw otherCustomer(current, session);
    if (current && !isOther && opened.order !== null && current.cookie_order === null) return null;
    if (current && current.session_id !== session.id) await removeCookie(db, current.session_id);
    return addCookie(db, session.id, opened.order);
  };
  router.open(calls.openSession, Opening, async ({ site, session, body: { isChosen }, request, reply }) => {
    refuseForeignOrigin(request, site);
    const sent = readCookie(request, site);
    const current = sent ? await sessions.findLive({ cookie: sent }, site) : undefined;
    const moved = session && (await moveCookie({ session, current, isChosen: isChosen === '1' }));
    const cookie = moved ?? (current ? sent : null);
    const live = cookie ? await sessions.findLive({ cookie }, site) : undefined;
    if (!live || !cookie) throw new Refusal('loginRequired');
    await recordUse(db, live.session_id, now());
    sendCookie(reply, site, cookie);
    const order = live.cookie_order;
    return {
      token: sessions.enterCabinet(live, order),
      orderToken: order === null ? sessions.enterOrderForm(live) : null,
      locale: languageOf(site, live.language) ?? 'en',
    };
  });
};
