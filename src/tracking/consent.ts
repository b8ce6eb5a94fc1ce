import type { SafeStorage } from './storage.ts';

/**
 * Tells whether the visitor may be counted: at once, and again when consent comes. A page asks for it by a script tag
 * with `data-consent="required"` and grants it by dispatching `octavo:consent` on the document; it is remembered.
 */
export const followConsent = (storage: SafeStorage, run: (isGranted: boolean) => void) => {
  const isGranted =
    !document.querySelector('script[data-consent=required]') || storage.get('consent') === true;
  run(isGranted);
  if (isGranted) return;
  const grant = () => {
    storage.set('consent', true);
    run(true);
  };
  document.addEventListener('octavo:consent', grant, { once: true });
};
