import { followConsent } from './consent.ts';
import { decorate } from './decorate.ts';
import { createStorage } from './storage.ts';
import { type LinkQuery, readVisit } from './visit.ts';

/**
 * Keeps every marked link of the page, also those added later, carrying what is known of the visitor (PAR-01).
 * A second call does nothing: the snippet and the main script may share a page.
 */
export const decorateLinks = () => {
  const { dataset } = document.documentElement;
  if (dataset.octavo) return;
  dataset.octavo = 'links';
  const storage = createStorage();
  let query: LinkQuery;
  const decorateAll = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.link-params-setter')) {
      const address = decorate(link.href, query);
      if (link.href !== address) link.href = address;
    }
  };
  followConsent(storage, (consent) => {
    query = readVisit(consent === 'granted' ? storage : null);
    decorateAll();
  });
  new MutationObserver(decorateAll).observe(document, {
    subtree: true,
    attributeFilter: ['href', 'class'],
    childList: true,
  });
};
