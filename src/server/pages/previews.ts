import type { Deps } from '../deps.ts';
import { type Content, styleSources, withText } from '../http/content.ts';
import { previewLetter } from '../letters/preview-letter.ts';
import { readPreview } from '../sites/preview-key.ts';
import type { Site } from '../sites/store/sites.ts';
import { framedByOffice, letterHeaders } from './security-headers.ts';

/** The content of an address, with the headers of its host. */
export interface Found {
  content: Content | undefined;
  headers: Record<string, string>;
}

/**
 * Creates the function that returns the site of a host; with the key of a preview in the query, as it would be with the changes.
 * Returns null for an unknown host and for an invalid key.
 */
export const createSiteFinder =
  ({ sites, ...deps }: Pick<Deps, 'sites' | 'secrets' | 'now'>) =>
  async (host: string, query: string): Promise<{ site: Site; isPreview: boolean } | null> => {
    const site = await sites.find(host);
    const key = new URLSearchParams(query).get('preview');
    if (!site || key === null) return site && { site, isPreview: false };
    const changes = readPreview(deps, site, key);
    return changes && { site: await sites.withChanges(site, changes), isPreview: true };
  };

export const letterPath = '/own/letter.html';

/** Writes a letter about an invented order. */
export const writeLetter = async (site: Site, now: number): Promise<Found> => {
  const { html } = previewLetter(site, { kind: 'ordered', language: 'en', now });
  return {
    content: await withText({ type: 'text/html; charset=utf-8', cacheControl: 'no-store' }, html),
    headers: letterHeaders(site, styleSources(html)),
  };
};

/** Returns a page as a preview: no cache keeps it, and the office can frame it. */
export const asPreview = ({ content, headers }: Found, site: Site): Found => ({
  content: content && { ...content, cacheControl: 'no-store' },
  headers: framedByOffice(site, headers),
});
