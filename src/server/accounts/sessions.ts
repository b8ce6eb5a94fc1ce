import { randomUUID } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import type { FastifyRequest } from 'fastify';
import type { LoginMethod } from '../../order/vocabulary/ids.ts';
import type { Db } from '../database/schema.ts';
import { type Client, findClientById } from '../stores/clients/clients.ts';
import type { Site } from '../stores/sites/sites.ts';

export interface Session {
  client: Client;
  /** Names this session among the client's own. */
  id: string;
}

export interface Sessions {
  /** A token for one client on one site, which says how the client came in. */
  open(client: Pick<Client, 'id' | 'site_id' | 'session_version'>, method: LoginMethod): string;
  /** Whose request this is; null without a token that holds here and now (AUT-03). */
  find(request: FastifyRequest, site: Site): Promise<Session | null>;
}

/** What a token says beside its end. `sub` is the client, `site` the only one it counts on. */
interface Claims {
  sub: string;
  site: number;
  sid: string;
  version: number;
  method: LoginMethod;
}

const algorithm = 'HS256';
/** In milliseconds. */
const lifetime = 30 * 24 * 3600 * 1000;

/** Carries `Bearer TOKEN`. */
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

/** A changed password ends every session but the one that changed it. */
const isCurrent = ({ session_version, kept_session }: Client, { version, sid }: Claims) =>
  version === session_version || (sid !== '' && sid === kept_session);

export const createSessions = (db: Db, secret: string): Sessions => {
  const sign = createSigner({ key: secret, algorithm, expiresIn: lifetime });
  // One algorithm alone, or a token could choose a weaker one.
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
