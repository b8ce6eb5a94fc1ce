import { subscribe } from 'valtio/vanilla';
import type { Session } from './session.ts';

/** Told on the window when who is logged in has changed there; its detail is only compared. */
export const sessionEvent = 'octavo:session';

/**
 * Keeps the widgets of a page, and its other tabs, of one mind about who is logged in: they share the stored token,
 * and tell each other when it has changed. Returns how to stop.
 */
export const shareSession = ({ store, restore }: Pick<Session, 'store' | 'restore'>): (() => void) => {
  if (typeof window === 'undefined') return () => {};
  const idOf = () => store.identity?.id ?? null;
  let told = idOf();
  const tell = () => {
    if (idOf() === told) return;
    told = idOf();
    window.dispatchEvent(new CustomEvent(sessionEvent, { detail: told }));
  };
  const hear = (event: Event) => {
    if ((event as CustomEvent).detail !== idOf()) void restore();
  };
  // Told to every page of the origin but the one that wrote; without a key everything was cleared.
  const hearStorage = ({ key }: StorageEvent) => {
    if (key === null || key.endsWith(':token')) void restore();
  };
  const unsubscribe = subscribe(store, tell);
  window.addEventListener(sessionEvent, hear);
  window.addEventListener('storage', hearStorage);
  return () => {
    unsubscribe();
    window.removeEventListener(sessionEvent, hear);
    window.removeEventListener('storage', hearStorage);
  };
};
