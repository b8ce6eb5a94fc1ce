import { type LinkQuery, withoutCarriedVisit } from './visit.ts';

/**
 * Adds the parameters that a link does not have yet. Parameters of a carried visit in the link are replaced by the new
 * ones. Links without a host, such as `mailto:`, are not changed.
 */
export const decorateLink = (link: URL | HTMLAnchorElement, parameters: LinkQuery) => {
  const own = withoutCarriedVisit(link.search);
  const missing = new URLSearchParams(parameters);
  for (const [name] of new URLSearchParams(own)) missing.delete(name);
  const query = own + (own && `${missing}` && '&') + missing;
  if (link.host && link.search.slice(1) !== query) link.search = query;
};
