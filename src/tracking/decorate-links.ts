import { followConsent } from './consent.ts';
import { decorate } from './decorate.ts';
import { createStorage } from './storage.ts';
import { readVisit } from './visit.ts';

/**
 * Keeps every marked link of the page, also those added later, carrying what is known of the visitor (PAR-01).
 * A second call does nothing: the snippet and the main script may share a page.
 */
export const decorateLinks = () => {
  const root = document.documentElement;
  if (root.dataset.octavo) return;
  root.dataset.octavo = 'links';
  const storage = createStorage();
  followConsent(storage, (isGranted) => {
    const query = readVisit(isGranted ? storage : null);
    const decorateAll = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a.link-params-setter')) {
        const address = decorate(link.href, query);
        if (link.href !== address) link.href = address;
      }
    };
    decorateAll();
    new MutationObserver(decorateAll).observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['href', 'class'],
    });
  });
};
