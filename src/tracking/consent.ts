import { readOrStore } from './storage.ts';

/** Returns the first of Octavo's scripts with `data-consent`. Several sites on a page have one answer. */
export const findConsentScript = () =>
  document.querySelector<HTMLScriptElement>('[data-consent]:is([data-octavo],[src*=embed])');

/**
 * Returns `required`, `granted` or `denied`. With `data-consent="required"` on a script tag, the visitor is not tracked
 * until the attribute becomes `granted`. The decision is stored and also applies to pages without the attribute.
 */
export const readConsent = (): string => {
  const attribute = findConsentScript()?.dataset.consent;
  if (attribute && attribute !== 'required') readOrStore('consent', attribute);
  return readOrStore('consent') ?? attribute ?? 'granted';
};

/** Calls `run` on every change of `data-consent`. The caller disconnects the returned observer. */
export const observeConsent = (run: () => void) => {
  const observer = new MutationObserver(run);
  observer.observe(document, { subtree: true, attributeFilter: ['data-consent'] });
  return observer;
};
