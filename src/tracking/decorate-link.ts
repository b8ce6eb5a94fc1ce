import { type LinkQuery, withoutCarriedVisit } from './visit.ts';

/**
 * Adds the parameters that a link lacks. If the link already carries another visit, that visit's parameters are
 * replaced. Links without a host, such as `mailto:`, are not changed.
 */
export const decorateLink = (link: URL | HTMLAnchorElement, parameters: LinkQuery) => {
  const own = withoutCarriedVisit(link.search);
  const missing = new URLSearchParams(parameters);
  for (const [name] of new URLSearchParams(own)) missing.delete(name);
  const query = own + (own && `${missing}` && '&') + missing;
  if (link.host && link.search.slice(1) !== query) link.search = query;
};
