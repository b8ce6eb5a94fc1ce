import type { SafeStorage } from './storage.ts';

/**
 * Tells whether the visitor may be counted: at once, and whenever that changes. A script tag whose `data-consent` is
 * `required` holds everything until it becomes `granted`, or `denied`, which also forgets the visit. The answer is
 * remembered, for pages that ask and for those that do not. Ends with the observer it returns.
 */
export const followConsent = (storage: SafeStorage, run: (consent: string) => void) => {
  const tell = () => {
    const said = document.querySelector<HTMLScriptElement>(
      'script[data-consent][data-octavo],script[data-consent][src*=embed]',
    )?.dataset.consent;
    if (said && said !== 'required') storage.set('consent', said);
    const consent = storage.get<string>('consent') ?? said ?? 'granted';
    if (consent === 'denied') storage.set('visit', null);
    run(consent);
  };
  tell();
  const observer = new MutationObserver(tell);
  observer.observe(document, { subtree: true, attributeFilter: ['data-consent'] });
  return observer;
};
