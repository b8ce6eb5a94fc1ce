import { createSigner, createVerifier } from 'fast-jwt';
import type { UnknownFields } from '../../order/unknown-fields.ts';

/** Values of a config that are not saved. `undefined` removes a value. */
export type Draft = UnknownFields;

interface Deps {
  jwtSecret: string;
  now: () => number;
}

const algorithm = 'HS256';
/** Differs from every session, which has none. */
const audience = 'preview';
/** Milliseconds for which the address of a preview is valid. The office asks for a new one with every change. */
const lifetimeMs = 600_000;

/** Returns the key of an address that shows pages of a site with a draft. The key contains the draft, so that nothing is stored. */
export const signDraft = ({ jwtSecret, now }: Deps, site: { id: number }, draft: Draft): string => {
  const removed = Object.keys(draft).filter((name) => draft[name] === undefined);
  const seconds = Math.floor(now() / 1000);
  const claims = { aud: audience, site: site.id, draft, removed, iat: seconds };
  return createSigner({ key: jwtSecret, algorithm })({ ...claims, exp: seconds + lifetimeMs / 1000 });
};

/** Returns the draft of a key; null if the key is forged, has expired or is for another site. */
export const readDraft = ({ jwtSecret, now }: Deps, site: { id: number }, key: string): Draft | null => {
  const verify = createVerifier({
    key: jwtSecret,
    algorithms: [algorithm],
    allowedAud: audience,
    requiredClaims: ['aud', 'exp'],
    clockTimestamp: now(),
  });
  try {
    const claims: { site: number; draft: Draft; removed: string[] } = verify(key);
    if (claims.site !== site.id) return null;
    return { ...claims.draft, ...Object.fromEntries(claims.removed.map((name) => [name, undefined])) };
  } catch {
    return null;
  }
};
