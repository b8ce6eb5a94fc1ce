import { createSigner, createVerifier } from 'fast-jwt';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { minuteMs } from '../durations.ts';

/** Values of a config that are shown before they are saved. `undefined` removes a value. */
export type ConfigChanges = UnknownFields;

interface Deps {
  jwtSecret: string;
  now: () => number;
}

const algorithm = 'HS256';
/** Tells a key from the token of a session, which has no audience. */
const audience = 'preview';
/** Milliseconds for which the address of a preview is valid. The office asks for a new one with every change. */
const lifetimeMs = 10 * minuteMs;

/** Returns the key of an address that previews changes of a site's config. The key contains them, so that nothing is stored. */
export const signPreview = (
  { jwtSecret, now }: Deps,
  site: { id: number },
  changes: ConfigChanges,
): string => {
  const removed = Object.keys(changes).filter((name) => changes[name] === undefined);
  const seconds = Math.floor(now() / 1000);
  const claims = { aud: audience, site: site.id, changes, removed, iat: seconds };
  return createSigner({ key: jwtSecret, algorithm })({ ...claims, exp: seconds + lifetimeMs / 1000 });
};

/** Returns the changes that a key previews; null if the key is forged, has expired or is for another site. */
export const readPreview = (
  { jwtSecret, now }: Deps,
  site: { id: number },
  key: string,
): ConfigChanges | null => {
  const verify = createVerifier({
    key: jwtSecret,
    algorithms: [algorithm],
    allowedAud: audience,
    requiredClaims: ['aud', 'exp'],
    clockTimestamp: now(),
  });
  try {
    const claims: { site: number; changes: ConfigChanges; removed: string[] } = verify(key);
    if (claims.site !== site.id) return null;
    return { ...claims.changes, ...Object.fromEntries(claims.removed.map((name) => [name, undefined])) };
  } catch {
    return null;
  }
};
