import { createSigner, createVerifier } from 'fast-jwt';
import type { LoginMethod } from '../../order/vocabulary/ids.ts';

/** Claims of a token besides its times. `sub` is the id of the client, `site` the only site that accepts the token. */
export interface Claims {
  sub: string;
  site: number;
  /** Id of the session. */
  sid: number;
  /** `device_key` of the session. */
  device: string;
  method: LoginMethod;
}

const algorithm = 'HS256';
const lifetimeMs = 30 * 24 * 3600 * 1000;

export interface SessionTokens {
  sign(claims: Claims): string;
  /** Returns the claims of a token; null if it is changed, unsigned or expired. */
  read(token: string): Claims | null;
}

export const createSessionTokens = (secret: string): SessionTokens => {
  const sign = createSigner({ key: secret, algorithm, expiresIn: lifetimeMs });
  // Only one algorithm is accepted, because a token could otherwise choose a weaker one.
  const verify = createVerifier({ key: secret, algorithms: [algorithm], requiredClaims: ['exp', 'sub'] });
  return {
    sign: (claims) => sign({ ...claims }),
    read: (token) => {
      try {
        const claims: Claims = verify(token);
        return Number.isSafeInteger(claims.sid) ? claims : null;
      } catch {
        return null;
      }
    },
  };
};
