import { readOrStore } from './storage.ts';

/**
 * Tells whether the visitor may be counted. A script tag whose `data-consent` is `required` holds everything until it
 * becomes `granted`, or `denied`. The answer is remembered, for pages that ask and for those that do not.
 */
export const readConsent = (): string => {
  const said = document.querySelector<HTMLScriptElement>('[data-consent]:is([data-octavo],[src*=embed])')
    ?.dataset.consent;
  if (said && said !== 'required') readOrStore('consent', said);
  return readOrStore('consent') ?? said ?? 'granted';
};

/** Runs whenever the page has said something else. Ends with the observer it returns. */
export const observeConsent = (run: () => void) => {
  const observer = new MutationObserver(run);
  observer.observe(document, { subtree: true, attributeFilter: ['data-consent'] });
  return observer;
};
