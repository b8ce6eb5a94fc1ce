import type { UnknownFields } from '../../order/unknown-fields.ts';
import { minuteMs } from '../durations.ts';
import { createSignedTokens, type TokenSecrets } from '../signed-tokens.ts';

/** Values of a config that are shown before they are saved. `undefined` removes a value. */
export type ConfigChanges = UnknownFields;

interface Deps {
  secrets: TokenSecrets;
  now: () => number;
}

interface Claims {
  site: number;
  changes: ConfigChanges;
  /** Names of removed values, which JSON leaves out of `changes`. */
  removed: string[];
}

const tokensOf = ({ secrets, now }: Deps) => createSignedTokens<Claims>(secrets, now, 'preview');

/** Milliseconds for which the address of a preview is valid. The office asks for a new one with every change. */
const lifetimeMs = 10 * minuteMs;

/** Returns the key of an address that previews changes of a site's config. The key contains them, so that nothing is stored. */
export const signPreview = (deps: Deps, site: { id: number }, changes: ConfigChanges): string => {
  const removed = Object.keys(changes).filter((name) => changes[name] === undefined);
  return tokensOf(deps).sign({ site: site.id, changes, removed }, lifetimeMs);
};

/** Returns the changes that a key previews; null if the key is forged, has expired or is for another site. */
export const readPreview = (deps: Deps, site: { id: number }, key: string): ConfigChanges | null => {
  const claims = tokensOf(deps).read(key);
  if (claims?.site !== site.id) return null;
  return { ...claims.changes, ...Object.fromEntries(claims.removed.map((name) => [name, undefined])) };
};
