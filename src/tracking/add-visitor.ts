import { decorateLink } from './decorate-link.ts';
import { campaignNames, type LinkQuery } from './visit.ts';

/**
 * Adds the parameters of a visit to a URL. Campaign parameters replace those of the URL; all others are added if
 * missing.
 */
export const addVisitor = (page: URL, visitor: LinkQuery): string => {
  for (const name in visitor) if (campaignNames().test(name)) page.searchParams.delete(name);
  decorateLink(page, visitor);
  return page.href;
};
