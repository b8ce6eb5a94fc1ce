import { decorateLink } from './decorate-link.ts';
import { campaignNames, type LinkQuery } from './visit.ts';

/** Adds what links carry of a visitor, of which only the campaign overrides what the address names. */
export const addVisitor = (page: URL, visitor: LinkQuery): string => {
  for (const name in visitor) if (campaignNames().test(name)) page.searchParams.delete(name);
  decorateLink(page, visitor);
  return page.href;
};
