import type { FastifyRequest } from 'fastify';
import { type LoginMethod, loginMethods } from '../../order/vocabulary/ids.ts';
import type { Background } from '../bounded-work.ts';
import type { Db } from '../database/schema.ts';
import { dayMs, hourMs, minuteMs } from '../durations.ts';
import type { TokenSecrets } from '../signed-tokens.ts';
import type { Site } from '../sites/store/sites.ts';
import { isFromCabinet } from './cabinet-cookie.ts';
import { type Claims, createSessionTokens, type ReadToken, type TokenScope } from './session-tokens.ts';
import type { ClientRow } from './store/clients.ts';
import { isSessionEnded } from './store/end-sessions.ts';
import {
  addSession,
  changeSession,
  type Device,
  findSession,
  type LiveSession,
  raiseGeneration,
} from './store/sessions.ts';

interface Proof {
  /** Whether no second factor is missing: the site requires none, or the client has entered the code. */
  isProved: boolean;
  /** Whether the client logged in within the last 30 minutes. */
  isRecentLogin: boolean;
}

export interface CustomerSession extends Proof {
  client: ClientRow;
  id: number;
  scope: TokenScope;
  /** Code of the only order that a session with the scope `payment` covers; null for other scopes. */
  order: string | null;
  /** Whether the login is recent, and no second factor is missing. */
  isRecentlyProved: boolean;
  /** Whether the client has registered in this session, and not logged in. */
  isRegistration: boolean;
  /** Code of the order that was placed last in this session. */
  lastOrder: string | null;
  token: ReadToken;
}

interface NewLogin {
  method: LoginMethod;
  request: FastifyRequest;
  site: Site;
  /** False for a login whose second factor is still missing, and for a registration, which proves no device. */
  isProved?: boolean;
  isRegistration?: boolean;
  /** Whether a program gets a token for the whole account. By default, a proved login does. */
  opensAccount?: boolean;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Shortest time between two records of a session's last use, in ms. */
const useIntervalMs = 5 * minuteMs;
/**
 * Milliseconds for which the old token stays valid after the first use of the new one, because requests with the old token may
 * be on their way.
 */
const rotationMs = minuteMs;
const recentMs = 30 * minuteMs;
const renewalAgeMs = hourMs;
const lifetimes: Readonly<Record<TokenScope, number>> = {
  account: 15 * minuteMs,
  payment: 15 * minuteMs,
  order: dayMs,
};
/** Lifetime of a program's token, in ms. It is long, because a program has no cookie to renew the token. */
const programLifetimeMs = dayMs;

const fromCabinet = { isFromCabinet: true } as const;

/** Returns the claims that all tokens of a live session share. */
const claimsOf = (live: LiveSession): Omit<Claims, 'scope'> => ({
  sub: String(live.client_id),
  site: live.site_id,
  sid: live.session_id,
  device: live.device_key,
  method: loginMethods.auto,
});

interface Deps {
  db: Db;
  secrets: TokenSecrets;
  /** Returns browser, network and country of a login. */
  readDevice: (request: FastifyRequest) => Device;
  background: Background;
  now: () => number;
}

/** Creates the check of a token's generation. A token is refused one minute after the first use of its successor. */
const createGenerationCheck =
  ({ db, now }: Deps) =>
  async ({ session_id: id, generation: newest, rotated_at }: LiveSession, { generation }: Claims) => {
    if (generation === undefined || generation === newest) return true;
    if (generation < newest) return Math.abs(now() - rotated_at) < rotationMs;
    await raiseGeneration(db, { id, generation, now: now() });
    return true;
  };

/** Creates the check of a live session for a recent login and for the second factor. */
const createProofCheck =
  (now: () => number) =>
  (live: LiveSession, site: Site): Proof => ({
    isProved: live.is_proved === 1 || site.secondFactor === 'off',
    // The distance also counts after the clock was set back, so that a login in the future is not recent for ever.
    isRecentLogin: Math.abs(now() - live.logged_in_at) <= recentMs,
  });

const sessionOf = (live: LiveSession, token: ReadToken, proof: Proof): CustomerSession => ({
  ...proof,
  client: live,
  id: live.session_id,
  scope: token.scope,
  order: token.order ?? null,
  isRecentlyProved: proof.isProved && proof.isRecentLogin,
  isRegistration: live.is_registration === 1,
  lastOrder: live.last_order,
  token,
});

/** Creates the functions that give tokens of sessions which are open. */
const createIssuer = (tokens: ReturnType<typeof createSessionTokens>) => ({
  /** Returns the cabinet's token of a live session, for the whole account or for one order. */
  enterCabinet: (live: LiveSession, order: string | null) =>
    order === null
      ? tokens.sign({ ...claimsOf(live), scope: 'account' }, lifetimes.account)
      : tokens.sign({ ...claimsOf(live), scope: 'payment', order }, lifetimes.payment),
  /** Returns a token for the order form in the cabinet, with the mark that no page of another host has read it. */
  enterOrderForm: (live: LiveSession) =>
    tokens.sign({ ...claimsOf(live), ...fromCabinet, scope: 'order' }, lifetimes.order),
  /** Returns the successor of a widget's token that is older than an hour; null for other tokens. */
  renew: ({ token: { ageMs, ...claims } }: CustomerSession) =>
    claims.generation === undefined || ageMs < renewalAgeMs
      ? null
      : tokens.sign({ ...claims, generation: claims.generation + 1 }, lifetimes.order),
});

export const createSessions = (deps: Deps) => {
  const { db, secrets, readDevice, background, now } = deps;
  const tokens = createSessionTokens(secrets, now);
  const isCurrent = createGenerationCheck(deps);
  /** Returns the session of an id or of a cookie's secret; undefined if it is over, or is one of another site. */
  const findLive = (by: { id: number } | { cookie: string }, site: Site) =>
    findSession(db, { ...by, siteId: site.id, now: now() });
  const recordLater = ({ session_id, last_used_at }: LiveSession) => {
    const usedAt = now();
    if (Math.abs(usedAt - last_used_at) >= useIntervalMs)
      background.run(() => changeSession(db, session_id, { last_used_at: usedAt }));
  };
  const proofOf = createProofCheck(now);
  return {
    /**
     * Opens a session of a client and returns its token. `client` has to be read before the password is checked, because a
     * password that is changed meanwhile then ends the session. A page gets a token for ordering. A program, which sends no
     * `Origin`, gets a token for the whole account, unless the second factor is still missing.
     */
    open: async (client: ClientRow, newLogin: NewLogin): Promise<string> => {
      const { method, request, site, isRegistration = false, ...login } = newLogin;
      const { isProved = true, opensAccount = isProved } = login;
      const device = readDevice(request);
      const row = await addSession(db, client, { device, isProved, isRegistration, now: now() });
      const claims = { ...claimsOf({ ...client, ...row, session_id: row.id }), method };
      if (request.headers.origin === undefined && opensAccount)
        return tokens.sign({ ...claims, scope: 'account' }, programLifetimeMs);
      const origin = isFromCabinet(request, site) && fromCabinet;
      return tokens.sign({ ...claims, ...origin, scope: 'order', generation: 0 }, lifetimes.order);
    },
    ...createIssuer(tokens),
    /** Returns whether the customer has ended the session of a request's token. The token's page then forgets the customer. */
    isLoggedOut: async (request: FastifyRequest, site: Site) => {
      const token = tokens.readFrom(request, site);
      return token !== null && isSessionEnded(db, token.sid);
    },
    /** Returns the session of a request; null without a token that is valid for this site now. */
    find: async (request: FastifyRequest, site: Site): Promise<CustomerSession | null> => {
      const token = tokens.readFrom(request, site);
      if (!token) return null;
      const live = await findLive({ id: token.sid }, site);
      if (!live || String(live.client_id) !== token.sub || !(await isCurrent(live, token))) return null;
      recordLater(live);
      return sessionOf(live, token, proofOf(live, site));
    },
    findLive,
    proofOf,
  };
};
