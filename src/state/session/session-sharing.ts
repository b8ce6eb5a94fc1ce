import { subscribe } from 'valtio/vanilla';
import type { Session } from './session.ts';

/**
 * Name of the window event that reports a change of the logged-in customer. Its detail is the customer's id, or null
 * after a logout.
 */
export const sessionEvent = 'octavo:session';

declare global {
  interface WindowEventMap {
    [sessionEvent]: CustomEvent<unknown>;
  }
}

/**
 * Synchronises the session between the widgets of a page and other tabs. They share the stored token and notify each
 * other of changes. Returns the unsubscribe function.
 */
export const shareSession = ({ store, restore }: Pick<Session, 'store' | 'restore'>): (() => void) => {
  if (typeof window === 'undefined') return () => {};
  const idOf = () => store.identity?.id ?? null;
  let lastId = idOf();
  const notifyPage = () => {
    if (idOf() === lastId) return;
    lastId = idOf();
    window.dispatchEvent(new CustomEvent(sessionEvent, { detail: lastId }));
  };
  const restoreOnEvent = ({ detail }: WindowEventMap[typeof sessionEvent]) => {
    if (detail !== idOf()) void restore();
  };
  // The browser fires `storage` in every other page of the origin. A null key means that the whole storage was cleared.
  const restoreOnStorage = ({ key }: StorageEvent) => {
    if (key === null || key.endsWith(':token')) void restore();
  };
  const unsubscribe = subscribe(store, notifyPage);
  window.addEventListener(sessionEvent, restoreOnEvent);
  window.addEventListener('storage', restoreOnStorage);
  return () => {
    unsubscribe();
    window.removeEventListener(sessionEvent, restoreOnEvent);
    window.removeEventListener('storage', restoreOnStorage);
  };
};
