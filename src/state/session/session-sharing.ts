import { subscribe } from 'valtio/vanilla';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { WidgetContext } from '../page/context.ts';
import type { Session } from './session.ts';

/**
 * Name of the event that reports a change of the logged-in customer. It bubbles from the element of an order form to the
 * window. The cabinet fires it at the window: without a detail, or with that of a logout.
 */
export const sessionEvent = 'octavo:session';

/**
 * Synchronises the session between the widgets of a page that show the same site, and other tabs. They share the stored
 * token and notify each other of changes. Calls `endSession` when the customer has logged out elsewhere on the page.
 * Returns the unsubscribe function.
 */
export const shareSession = (
  { store, restore }: Pick<Session, 'store' | 'restore'>,
  { emit, hosts: { site: own } }: Pick<WidgetContext, 'emit' | 'hosts'>,
  endSession: () => void,
): (() => void) => {
  if (typeof window === 'undefined') return () => {};
  const idOf = () => store.identity?.id ?? null;
  let lastId = idOf();
  const notifyPage = () => {
    if (idOf() === lastId) return;
    lastId = idOf();
    emit('session', { site: own, customerId: lastId });
  };
  // Restores the session after an event without a site, too, because another release may have fired it.
  const restoreOnEvent = ({ detail }: CustomEvent<unknown>) => {
    const { site = own, customerId, isLogout }: UnknownFields = Object(detail);
    if (site !== own) return;
    // The event of a logout has notified the page already.
    if (isLogout) lastId = null;
    if (isLogout && idOf()) endSession();
    else if (customerId !== idOf()) void restore();
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
