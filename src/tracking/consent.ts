import { findConsentScript } from './consent-script.ts';
import { readStored, storeOrRemove } from './storage.ts';

/**
 * Returns `required`, `granted` or `denied`. With `data-consent="required"` on a script tag, the visitor is not tracked
 * until the attribute becomes `granted`. The decision is stored and also applies to pages without the attribute.
 */
export const readConsent = (): string => {
  const attribute = findConsentScript()?.dataset.consent;
  const answer = attribute !== 'required' && attribute;
  if (answer && !document.hidden) storeOrRemove('consent', answer);
  return answer || (readStored('consent') ?? attribute ?? 'granted');
};

/** Calls `run` on every change of `data-consent`. The caller disconnects the returned observer. */
export const observeConsent = (run: () => void) => {
  const observer = new MutationObserver(run);
  observer.observe(document, { subtree: true, attributeFilter: ['data-consent'] });
  return observer;
};
