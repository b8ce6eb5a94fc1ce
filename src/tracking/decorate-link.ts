import { type LinkQuery, visitPartOf, withoutCarriedVisit } from './visit.ts';

/**
 * Adds the parameters that a link lacks. A link with a campaign of its own gets none of the visitor's, and so with the first visit. If the link already carries another visit, that visit's parameters are
 * replaced. Links without a host, such as `mailto:`, are not changed.
 */
export const decorateLink = (link: URL | HTMLAnchorElement, parameters: LinkQuery) => {
  const own = withoutCarriedVisit(link.search);
  const present = [...new URLSearchParams(own).keys()].map(visitPartOf);
  const missing = new URLSearchParams(
    Object.entries(parameters).filter(([name]) => !present.includes(visitPartOf(name))),
  );
  const query = own + (own && `${missing}` && '&') + missing;
  if (link.host && link.search.slice(1) !== query) link.search = query;
};
