import type { Site } from './stores/sites.ts';

/** Prices that depend on nothing but a site's content and the address that asks for them. */
export interface KnownPrices {
  /** The answer as it was sent. */
  find(site: Site, url: string): string | undefined;
  keep(site: Site, url: string, answer: string): void;
}

/** Most visitors ask for the same few. These take some two megabytes a site. */
const mostKept = 5000;
/** An address that a widget makes is shorter. */
const longestUrl = 600;

/** A site that has changed is another object: its prices go with it. */
export const createKnownPrices = (): KnownPrices => {
  const bySite = new WeakMap<Site, Map<string, string>>();
  return {
    find: (site, url) => bySite.get(site)?.get(url),
    keep: (site, url, answer) => {
      if (url.length > longestUrl) return;
      const kept = bySite.get(site) ?? new Map<string, string>();
      bySite.set(site, kept);
      if (kept.size >= mostKept) kept.clear();
      kept.set(url, answer);
    },
  };
};
