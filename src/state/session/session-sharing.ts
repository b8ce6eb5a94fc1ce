import { subscribe } from 'valtio/vanilla';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { SafeStorage } from '../../tracking/storage.ts';
import type { WidgetContext } from '../page/context.ts';
import type { WidgetSession } from './widget-session.ts';

/**
 * Name of the event that reports a change of the logged-in customer. It bubbles from the element of an order form to the
 * window. The cabinet fires it at the window without a detail.
 */
export const sessionEvent = 'octavo:session';

type Clock = Pick<WidgetContext, 'storage' | 'now'>;

/** Milliseconds by which a stored time may lie in the future, because the clock of the device may have been set back. */
const clockToleranceMs = 86_400_000;

/**
 * Returns the time of the last logout in any tab; 0 if there was none. Drafts from before it are not shown again. A time far in
 * the future was stored by a wrong clock or another script, and would end every later draft.
 */
export const lastLogout = ({ storage, now }: Clock): number => {
  const stored = Number(storage.get('logoutAt'));
  return stored < now() + clockToleranceMs ? stored : 0;
};

/**
 * Stores that the customer logs out. Called before the token is removed, because other tabs react to both, and only a
 * logout ends their drafts.
 */
export const storeLogout = (storage: SafeStorage, now: number) => storage.set('logoutAt', now);

/**
 * Synchronises the session between the widgets of a page that show the same site, and other tabs. They share the stored
 * token and notify each other of changes. Calls `endSession` when the customer has logged out in any of them.
 */
export const shareSession = (
  { store, restore }: Pick<WidgetSession, 'store' | 'restore'>,
  { emit, storage, now, hosts: { site: ownSite } }: Pick<WidgetContext, 'emit' | 'storage' | 'now' | 'hosts'>,
  endSession: () => void,
) => {
  const currentId = () => store.identity?.id ?? null;
  let lastId = currentId();
  let knownLogout = lastLogout({ storage, now });
  const notifyPage = () => {
    if (currentId() === lastId) return;
    lastId = currentId();
    emit('session', { site: ownSite, customerId: lastId });
  };
  const endAfterLogout = () => {
    const latest = lastLogout({ storage, now });
    // An earlier time is a logout too, because the clock may have been set back. No time means a cleared storage.
    if (latest && latest !== knownLogout) endSession();
    knownLogout = latest;
  };
  /** Ends the session if another tab has logged out, and loads the customer whose token is stored now. */
  const update = () => {
    endAfterLogout();
    void restore();
  };
  /** Logs out on this page and in all other tabs. */
  const logout = () => {
    storeLogout(storage, now());
    for (const key of ['token', 'isShortRegistration']) storage.remove(key);
    endAfterLogout();
    lastId = null;
    emit('session', { site: ownSite, customerId: null });
  };
  if (typeof window === 'undefined') return { logout, update, stop: () => {} };
  // Restores the session after an event without a site, too, because another release may have fired it.
  const updateOnEvent = ({ detail }: CustomEvent<unknown>) => {
    const { site = ownSite, customerId }: UnknownFields = Object(detail);
    if (site !== ownSite) return;
    endAfterLogout();
    if (customerId !== currentId()) void restore();
  };
  // The browser fires `storage` in every other page of the origin. A null key means that the whole storage was cleared.
  const updateOnStorage = ({ key }: StorageEvent) => {
    if (key === null || /:(token|logoutAt)$/.test(key)) update();
  };
  const unsubscribe = subscribe(store, notifyPage);
  window.addEventListener(sessionEvent, updateOnEvent);
  window.addEventListener('storage', updateOnStorage);
  const stop = () => {
    unsubscribe();
    window.removeEventListener(sessionEvent, updateOnEvent);
    window.removeEventListener('storage', updateOnStorage);
  };
  return { logout, update, stop };
};
