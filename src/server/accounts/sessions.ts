import { randomUUID } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import type { FastifyRequest } from 'fastify';
import type { LoginMethod } from '../../order/vocabulary/ids.ts';
import type { Db } from '../database/schema.ts';
import { type Client, findClientById } from '../stores/clients/clients.ts';
import type { Site } from '../stores/sites/sites.ts';

export interface Session {
  client: Client;
  /** Unique among the sessions of the client. */
  id: string;
}

export interface Sessions {
  /** Returns the token of a new session of a client on one site. `method` is how the client logged in. */
  open(client: Pick<Client, 'id' | 'site_id' | 'session_version'>, method: LoginMethod): string;
  /** Returns the session of a request; null without a token that is valid for this site now. */
  find(request: FastifyRequest, site: Site): Promise<Session | null>;
}

/** Claims of a token besides its expiry. `sub` is the id of the client, `site` the only site that accepts the token. */
interface Claims {
  sub: string;
  site: number;
  sid: string;
  version: number;
  method: LoginMethod;
}

const algorithm = 'HS256';
const lifetimeMs = 30 * 24 * 3600 * 1000;

/** Header with `Bearer TOKEN`. */
export const sessionHeader = 'x-authorization';

const readClaims = (verify: (token: string) => Claims, request: FastifyRequest): Claims | null => {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(String(request.headers[sessionHeader] ?? '')) ?? [];
  if (!token) return null;
  try {
    return verify(token);
  } catch {
    return null;
  }
};

/** A change of the password ends all sessions except the one that made the change. */
const isCurrent = ({ session_version, kept_session }: Client, { version, sid }: Claims) =>
  version === session_version || (sid !== '' && sid === kept_session);

export const createSessions = (db: Db, secret: string): Sessions => {
  const sign = createSigner({ key: secret, algorithm, expiresIn: lifetimeMs });
  // Only one algorithm is accepted, because a token could otherwise choose a weaker one.
  const verify = createVerifier({ key: secret, algorithms: [algorithm], requiredClaims: ['exp', 'sub'] });
  return {
    open: ({ id, site_id, session_version: version }, method) => {
      const claims: Claims = { sub: String(id), site: site_id, sid: randomUUID(), version, method };
      return sign(claims);
    },
    find: async (request, site) => {
      const claims = readClaims(verify, request);
      const id = Number(claims?.sub);
      if (!claims || claims.site !== site.id || !Number.isSafeInteger(id)) return null;
      const client = await findClientById(db, site.id, id);
      return client && isCurrent(client, claims) ? { client, id: claims.sid } : null;
    },
  };
};
