import type { LoginMethod } from '../../order/vocabulary/ids.ts';
import { createSignedTokens, type TokenSecrets } from '../signed-tokens.ts';

/** Calls that a session may make: all calls, calls for ordering on a landing page, or calls for the payment of one order. */
export type Scope = 'account' | 'order' | 'payment';

/** Claims of a token, except its times. `sub` is the id of the client, `site` the only site that accepts the token. */
export interface Claims {
  sub: string;
  site: number;
  /** Id of the session. */
  sid: number;
  /** `device_key` of the session. */
  device: string;
  method: LoginMethod;
  scope: Scope;
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

/** Creates the functions that sign and read session tokens. */
export const createSessionTokens = (secrets: TokenSecrets, now: () => number) => {
  const { sign, read } = createSignedTokens<Claims>(secrets, now);
  return {
    sign,
    /** Returns the claims of a token; null for a changed, unsigned or expired token and for one without client or session. */
    read: (token: string): ReadToken | null => {
      const claims = read(token);
      return claims && typeof claims.sub === 'string' && Number.isSafeInteger(claims.sid) ? claims : null;
    },
  };
};
