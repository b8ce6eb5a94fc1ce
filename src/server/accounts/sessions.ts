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
  recordUse,
} from '../stores/clients/sessions.ts';
import type { Site } from '../stores/sites/sites.ts';
import { type Claims, createSessionTokens } from './session-tokens.ts';

export interface Session {
  client: Client;
  id: number;
}

export interface Sessions {
  /** Returns the token of a new session of a client. `client` is its row from before the proof, such as the password. */
  open(client: Client, login: { method: LoginMethod; request: FastifyRequest }): Promise<string>;
  /** Returns a further token of a live session; null if the session has ended. */
  join(id: number, site: Site): Promise<string | null>;
  /** Returns the session of a request; null without a token that is valid for this site now. */
  find(request: FastifyRequest, site: Site): Promise<Session | null>;
}

/** Header with `Bearer TOKEN`. */
export const sessionHeader = 'x-authorization';

/** Milliseconds for which a further use of a session is not recorded. */
const useIntervalMs = 5 * 60_000;

const tokenOf = ({ headers }: FastifyRequest): string | null => {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(String(headers[sessionHeader] ?? '')) ?? [];
  return token ?? null;
};

const claimsOf = ({ id, site_id }: Client, session: Pick<Claims, 'sid' | 'device' | 'method'>): Claims => ({
  sub: String(id),
  site: site_id,
  ...session,
});

interface Deps {
  db: Db;
  secret: string;
  /** Describes where a login comes from. */
  readDevice: (request: FastifyRequest) => Device;
  background: Background;
  now: () => number;
}

export const createSessions = ({ db, secret, readDevice, background, now }: Deps): Sessions => {
  const tokens = createSessionTokens(secret);
  const findLive = (id: number, site: Site) => findSession(db, { id, siteId: site.id, now: now() });
  const recordLater = ({ session_id, last_used_at }: LiveSession) => {
    const usedAt = now();
    if (Math.abs(usedAt - last_used_at) >= useIntervalMs)
      background.run(() => recordUse(db, session_id, usedAt));
  };
  return {
    open: async (client, { method, request }) => {
      const row = await addSession(db, client, { device: readDevice(request), now: now() });
      return tokens.sign(claimsOf(client, { sid: row.id, device: row.device_key, method }));
    },
    join: async (id, site) => {
      const live = await findLive(id, site);
      if (!live) return null;
      const { session_id: sid, device_key: device } = live;
      return tokens.sign(claimsOf(live, { sid, device, method: loginMethods.auto }));
    },
    find: async (request, site) => {
      const token = tokenOf(request);
      const claims = token ? tokens.read(token) : null;
      if (!claims || claims.site !== site.id) return null;
      const live = await findLive(claims.sid, site);
      if (!live || String(live.id) !== claims.sub) return null;
      recordLater(live);
      return { client: live, id: live.session_id };
    },
  };
};
