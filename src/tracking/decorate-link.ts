import { type LinkQuery, withoutCarriedVisit } from './visit.ts';

/**
 * Adds what a web address does not carry yet and keeps the rest. An address without a host stays as it is. What it
 * carries of a visitor gives way to the values of this one.
 */
export const decorateLink = (link: URL | HTMLAnchorElement, parameters: LinkQuery) => {
  const own = withoutCarriedVisit(link.search);
  const missing = new URLSearchParams(parameters);
  for (const [name] of new URLSearchParams(own)) missing.delete(name);
  const query = own + (own && `${missing}` && '&') + missing;
  if (link.host && link.search.slice(1) !== query) link.search = query;
};
