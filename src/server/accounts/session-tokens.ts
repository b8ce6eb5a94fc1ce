import { createSigner, createVerifier } from 'fast-jwt';
import type { LoginMethod } from '../../order/vocabulary/ids.ts';

/** Calls that a session may make: all calls, calls for ordering on a landing page, or calls for the payment of one order. */
export type Scope = 'account' | 'order' | 'payment';

/** Claims of a token, except `iat` and `exp`. `sub` is the id of the client, `site` the only site that accepts the token. */
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

const algorithm = 'HS256';

/** Keys that sign and verify tokens. */
export interface TokenSecrets {
  /** Signs new tokens. */
  signing: string;
  /** Former key, whose tokens stay valid while an operator changes the keys; null if there is none. */
  accepted: string | null;
}

const createReader = (key: string) =>
  // Only one algorithm is accepted, because a token could otherwise choose a weaker one.
  createVerifier({
    key,
    algorithms: [algorithm],
    requiredClaims: ['exp', 'iat', 'sub'],
    ignoreExpiration: true,
  });

/** Creates the functions that sign and read session tokens. Their times come from the server's clock `now`. */
export const createSessionTokens = ({ signing, accepted }: TokenSecrets, now: () => number) => {
  const sign = createSigner({ key: signing, algorithm });
  const verifySigned = createReader(signing);
  const verifyAccepted = accepted === null ? null : createReader(accepted);
  const verify = (token: string): Claims & { exp: number; iat: number } => {
    try {
      return verifySigned(token);
    } catch (error) {
      if (!verifyAccepted) throw error;
      return verifyAccepted(token);
    }
  };
  const inSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
  return {
    sign: (claims: Claims, lifetimeMs: number): string => {
      const iat = inSeconds(now());
      return sign({ ...claims, iat, exp: iat + inSeconds(lifetimeMs) });
    },
    /** Returns the claims of a token; null for a changed, unsigned or expired token. */
    read: (token: string): ReadToken | null => {
      try {
        const { exp, iat, ...claims } = verify(token);
        const isValid = exp * 1000 > now() && Number.isSafeInteger(claims.sid);
        return isValid ? { ...claims, ageMs: now() - iat * 1000 } : null;
      } catch {
        return null;
      }
    },
  };
};
