import { type BrowserWindow, Window } from 'happy-dom';
import { updateVisit } from '../../../src/tracking/visit.ts';

const names = [
  'location',
  'document',
  'localStorage',
  'innerWidth',
  'screen',
  'history',
  'MutationObserver',
  'navigator',
] as const;

/** Replaces the globals by those of a new page. The storage is empty unless `storage` is given. */
export const openPage = (
  url = 'https://example.com/',
  {
    referrer = '',
    html = '',
    storage,
    width = 1000,
    screenWidth = 1000,
  }: { referrer?: string; html?: string; storage?: unknown; width?: number; screenWidth?: number } = {},
): BrowserWindow => {
  const window = new Window({ url, width, height: 800 });
  window.document.body.innerHTML = html;
  Object.defineProperty(window.document, 'referrer', { value: referrer });
  Object.defineProperty(window.screen, 'width', { value: screenWidth });
  for (const name of names)
    Object.defineProperty(globalThis, name, {
      value: name === 'localStorage' && storage ? storage : window[name],
      configurable: true,
      writable: true,
    });
  return window;
};

/** Opens an address with the storage of earlier visits, with consent. Returns the visit. */
export const visitAt = (url: string, at = Date.UTC(2030, 0, 2), referrer = '') => {
  openPage(url, { referrer, storage: localStorage });
  return updateVisit('granted', at);
};
