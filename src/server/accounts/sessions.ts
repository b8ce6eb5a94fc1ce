import type { FastifyRequest } from 'fastify';
import { type LoginMethod, loginMethods } from '../../order/vocabulary/ids.ts';
import type { Background } from '../background.ts';
import type { Db } from '../database/schema.ts';
import type { Client } from '../stores/clients/clients.ts';
import {
  addSession,
  type Device,
  findSession,
  type LiveSession,
  raiseGeneration,
  recordUse,
} from '../stores/clients/sessions.ts';
import type { Site } from '../stores/sites/sites.ts';
import {
  type Claims,
  createSessionTokens,
  type ReadToken,
  type Scope,
  type TokenSecrets,
} from './session-tokens.ts';

export interface Session {
  client: Client;
  id: number;
  scope: Scope;
  /** The only order of a session with the scope `payment`; null otherwise. */
  order: string | null;
  /** Whether the login owes no second factor. */
  isProved: boolean;
  /** Whether the client has proved who they are in the last 30 minutes. */
  isRecent: boolean;
  /** Order that was placed last in this session. */
  lastOrder: string | null;
  token: ReadToken;
}

interface Login {
  method: LoginMethod;
  request: FastifyRequest;
  /** False for a login that still owes a second factor. */
  isProved?: boolean;
}

export interface Sessions {
  /**
   * Returns the token of a new session of a client. `client` is its row from before the proof, such as the password. A page
   * gets a token for ordering; a program, which sends no `Origin`, gets one for the whole account. A login that still owes a
   * second factor gets a token for ordering in any case.
   */
  open(client: Client, login: Login): Promise<string>;
  /** Returns the cabinet's token of a live session, for the whole account or for one order. */
  enterCabinet(live: LiveSession, order: string | null): string;
  /** Returns a token for the order form in the cabinet. */
  enterOrderForm(live: LiveSession): string;
  /** Returns the successor of a widget's token that is older than an hour; null for other tokens. */
  renew(session: Session): string | null;
  /** Returns the session of a request; null without a token that is valid for this site now. */
  find(request: FastifyRequest, site: Site): Promise<Session | null>;
  /** Returns a live session by its id or by the secret of its cookie. */
  findLive(by: { id: number } | { cookie: string }, site: Site): Promise<LiveSession | undefined>;
}

/** Header with `Bearer TOKEN`. */
export const sessionHeader = 'x-authorization';

const minute = 60_000;
const hour = 60 * minute;
/** Milliseconds for which a further use of a session is not recorded. */
const useIntervalMs = 5 * minute;
/** A page may hold the old token for so long after the first use of the new one, because its requests are in flight. */
const rotationMs = minute;
const recentMs = 30 * minute;
const renewalAgeMs = hour;
const lifetimes: Readonly<Record<Scope, number>> = {
  account: 15 * minute,
  payment: 15 * minute,
  order: 24 * hour,
};
/** Lifetime of a program's token. A program has no cookie to renew it. */
const programLifetimeMs = 24 * hour;

const tokenOf = ({ headers }: FastifyRequest): string | null => {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(String(headers[sessionHeader] ?? '')) ?? [];
  return token ?? null;
};

/** Claims that all tokens of a live session share. */
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
  /** Describes where a login comes from. */
  readDevice: (request: FastifyRequest) => Device;
  background: Background;
  now: () => number;
}

/** Returns whether the session accepts the token. A token whose successor has been used is refused soon after. */
const createGenerationCheck =
  ({ db, now }: Deps) =>
  async ({ session_id: id, generation: newest, rotated_at }: LiveSession, { generation }: Claims) => {
    if (generation === undefined || generation === newest) return true;
    if (generation < newest) return Math.abs(now() - rotated_at) < rotationMs;
    await raiseGeneration(db, { id, generation, now: now() });
    return true;
  };

export const createSessions = (deps: Deps): Sessions => {
  const { db, secrets, readDevice, background, now } = deps;
  const tokens = createSessionTokens(secrets, now);
  const isCurrent = createGenerationCheck(deps);
  const findLive: Sessions['findLive'] = (by, site) =>
    findSession(db, { ...by, siteId: site.id, now: now() });
  const recordLater = ({ session_id, last_used_at }: LiveSession) => {
    const usedAt = now();
    if (Math.abs(usedAt - last_used_at) >= useIntervalMs)
      background.run(() => recordUse(db, session_id, usedAt));
  };
  const isProved = (live: LiveSession, site: Site) => live.is_proved === 1 || site.secondFactor === 'off';
  const sessionOf = (live: LiveSession, token: ReadToken, site: Site): Session => ({
    client: live,
    id: live.session_id,
    scope: token.scope,
    order: token.order ?? null,
    // A login from before the clock was set back is not recent.
    isProved: isProved(live, site),
    isRecent: isProved(live, site) && Math.abs(now() - live.logged_in_at) <= recentMs,
    lastOrder: live.last_order,
    token,
  });
  return {
    open: async (client, { method, request, isProved = true }) => {
      const row = await addSession(db, client, { device: readDevice(request), isProved, now: now() });
      const claims = { ...claimsOf({ ...client, ...row, session_id: row.id }), method };
      if (request.headers.origin === undefined && isProved)
        return tokens.sign({ ...claims, scope: 'account' }, programLifetimeMs);
      return tokens.sign({ ...claims, scope: 'order', generation: 0 }, lifetimes.order);
    },
    enterCabinet: (live, order) =>
      order === null
        ? tokens.sign({ ...claimsOf(live), scope: 'account' }, lifetimes.account)
        : tokens.sign({ ...claimsOf(live), scope: 'payment', order }, lifetimes.payment),
    enterOrderForm: (live) => tokens.sign({ ...claimsOf(live), scope: 'order' }, lifetimes.order),
    renew: ({ token: { ageMs, ...claims } }) =>
      claims.generation === undefined || ageMs < renewalAgeMs
        ? null
        : tokens.sign({ ...claims, generation: claims.generation + 1 }, lifetimes.order),
    find: async (request, site) => {
      const sent = tokenOf(request);
      const token = sent ? tokens.read(sent) : null;
      if (!token || token.site !== site.id) return null;
      const live = await findLive({ id: token.sid }, site);
      if (!live || String(live.client_id) !== token.sub || !(await isCurrent(live, token))) return null;
      recordLater(live);
      return sessionOf(live, token, site);
    },
    findLive,
  };
};
