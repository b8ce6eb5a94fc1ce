import { decorateLink } from './decorate-link.ts';
import { type LinkQuery, visitPartOf } from './visit.ts';

/**
 * Adds the parameters of a visit to a URL. Campaign and first visit replace those of the URL as a whole; all others are added
 * if missing.
 */
export const addVisitor = (page: URL, visitor: LinkQuery): string => {
  const parts = Object.keys(visitor).map(visitPartOf);
  for (const name of [...page.searchParams.keys()])
    if (visitPartOf(name) !== name && parts.includes(visitPartOf(name))) page.searchParams.delete(name);
  decorateLink(page, visitor);
  return page.href;
};
