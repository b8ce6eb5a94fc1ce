import { type LinkQuery, visitPartOf, withoutCarriedVisit } from './visit.ts';

/**
 * Adds the parameters that a link lacks. If a link has campaign parameters, the visitor's campaign is left out as a whole. The
 * same holds for the first visit. If the link already carries another visit, that visit's parameters are replaced. Links
 * without a host, such as `mailto:`, are not changed.
 */
export const decorateLink = (link: URL | HTMLAnchorElement, parameters: LinkQuery) => {
  const ownQuery = withoutCarriedVisit(link.search);
  const present = [...new URLSearchParams(ownQuery).keys()].map(visitPartOf);
  const missing = new URLSearchParams(
    Object.entries(parameters).filter(([name]) => !present.includes(visitPartOf(name))),
  );
  const query = ownQuery + (ownQuery && `${missing}` && '&') + missing;
  if (link.host && link.search.slice(1) !== query) link.search = query;
};
