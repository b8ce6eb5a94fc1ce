import { createSigner, createVerifier } from 'fast-jwt';

const algorithm = 'HS256';

export interface TokenSecrets {
  /** Signs new tokens. */
  signing: string;
  /** Former key, whose tokens stay valid while an operator changes the keys; null if there is none. */
  accepted: string | null;
}

/** Purpose of a token. A token without one is that of a session. */
type Audience = 'preview' | 'invoice';

/** Times at which a token was signed and expires, in seconds of the epoch. */
interface Times {
  iat: number;
  exp: number;
}

const createReader = (key: string) =>
  // Only one algorithm is accepted, because a token could otherwise choose a weaker one.
  createVerifier({
    key,
    algorithms: [algorithm],
    requiredClaims: ['exp', 'iat'],
    ignoreExpiration: true,
  });

/** Creates the functions that sign and read tokens of an audience; without one, those of sessions. `now` is the server's clock. */
export const createSignedTokens = <Claims extends object>(
  { signing, accepted }: TokenSecrets,
  now: () => number,
  audience?: Audience,
) => {
  const sign = createSigner({ key: signing, algorithm });
  const readers = [signing, accepted].flatMap((key) => (key === null ? [] : [createReader(key)]));
  const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
  return {
    sign: (claims: Claims, lifetimeMs: number): string => {
      const iat = toSeconds(now());
      return sign({ ...claims, ...(audience && { aud: audience }), iat, exp: iat + toSeconds(lifetimeMs) });
    },
    /** Returns the claims of a token with its age; null for one that is changed, unsigned, expired or for another audience. */
    read: (token: string): (Claims & { ageMs: number }) | null => {
      for (const verify of readers) {
        try {
          const claims: Claims & Times & { aud?: string } = verify(token);
          const isValid = claims.aud === audience && claims.exp * 1000 > now();
          return isValid ? { ...claims, ageMs: now() - claims.iat * 1000 } : null;
        } catch {
          // The token is not signed with this key.
        }
      }
      return null;
    },
  };
};
