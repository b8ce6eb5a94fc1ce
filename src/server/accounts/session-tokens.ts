import type { FastifyRequest } from 'fastify';
import type { LoginMethod } from '../../order/vocabulary/ids.ts';
import { sessionHeader } from '../http/headers/caller.ts';
import { createSignedTokens, type TokenSecrets } from '../signed-tokens.ts';
import type { Site } from '../sites/store/sites.ts';

/** Calls that a session may make: all calls, calls for ordering on a landing page, or calls for the payment of one order. */
export type TokenScope = 'account' | 'order' | 'payment';

/** Claims of a token, except its times. `sub` is the id of the client, `site` the only site that accepts the token. */
export interface Claims {
  sub: string;
  site: number;
  sid: number;
  /** `device_key` of the session. */
  device: string;
  method: LoginMethod;
  scope: TokenScope;
  /**
   * True in a token with the scope `order` that a page of the cabinet has received, so that no page of another host read it.
   */
  isFromCabinet?: true;
  /** Code of the only order that a token with the scope `payment` covers. */
  order?: string;
  /** Generation of a widget's token, which rises when the token is renewed. Other tokens are not renewed. */
  generation?: number;
}

/** Claims of a valid token with its age in milliseconds. */
export interface ReadToken extends Claims {
  ageMs: number;
}

/** Creates the functions that sign session tokens and read the token of a request. */
export const createSessionTokens = (secrets: TokenSecrets, now: () => number) => {
  const { sign, read } = createSignedTokens<Claims>(secrets, now);
  return {
    sign,
    /** Returns the claims of a request's token; null without a token of a client and a session that is valid for this site now. */
    readFrom: ({ headers }: FastifyRequest, site: Pick<Site, 'id'>): ReadToken | null => {
      const [, sent] = /^Bearer\s+(\S+)$/i.exec(String(headers[sessionHeader] ?? '')) ?? [];
      const claims = sent ? read(sent) : null;
      const isWhole = typeof claims?.sub === 'string' && Number.isSafeInteger(claims.sid);
      return isWhole && claims.site === site.id ? claims : null;
    },
  };
};
