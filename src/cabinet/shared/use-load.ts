import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Result, Success } from '../../api/result.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { type Cabinet, useCabinet } from '../context/cabinet-context.ts';
import { isTransient } from '../context/failed-call-message.ts';

/** State of loaded data. A `failure` beside them says that the last reload failed, so that they may be out of date. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure }
  | { state: 'ready'; value: T; headers: Headers; failure?: Failure };

const ready = <T>({ payload: value, headers }: Success<T>): Loaded<T> => ({
  state: 'ready',
  value,
  headers,
});

const nextState = <T>(before: Loaded<T>, result: Result<T>, { isRenewal = false }): Loaded<T> => {
  if (!result.failed) return ready(result);
  // An unrequested notice would push the page down, and the next renewal may succeed.
  if (isRenewal && before.state !== 'loading' && result.status !== 401) return before;
  // Keeps the data on the screen after a transient failure or the end of the session, because they may contain a form
  // in use.
  const isKept = before.state === 'ready' && (isTransient(result) || result.status === 401);
  return isKept ? { ...before, failure: result } : { state: 'failed', failure: result };
};

/** Reloads when the tab becomes visible, and when the connection is restored. */
const useReloadOnReturn = (reload: () => void, { isOffline }: { isOffline: boolean }) =>
  useEffect(() => {
    const reloadIfVisible = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', reloadIfVisible);
    if (isOffline) window.addEventListener('online', reload);
    return () => {
      document.removeEventListener('visibilitychange', reloadIfVisible);
      window.removeEventListener('online', reload);
    };
  }, [isOffline, reload]);

/** Returns the state with which the loading of a key begins. */
const initialState = <T>({ responses }: Cabinet, key: string): Loaded<T> => {
  // The cast is safe, because responses under one key always have the same type.
  const cached = responses.get(key) as Success<T> | undefined;
  return cached ? ready(cached) : { state: 'loading' };
};

interface ShownData<T> {
  key: string;
  loaded: Loaded<T>;
}

/** Puts the skeleton in the place of a failure, as a sign that the data are loading again. */
const withoutFailure = <T>(shown: ShownData<T>): ShownData<T> =>
  shown.loaded.state === 'failed' ? { ...shown, loaded: { state: 'loading' } } : shown;

/**
 * Loads data when the component is first shown, when `key` changes, when the customer returns to the tab, and on `reload`.
 * Meanwhile the data on the screen stay, or a cached response for `key` is shown. Responses to outdated requests are
 * ignored. `renew` loads in the background. Its failures are not shown, except the end of the session. It does nothing while a
 * request is under way, or once the session has ended, because the customer has closed the login dialog.
 */
export const useLoad = <T>(
  key: string,
  load: () => Promise<Result<T>>,
): [loaded: Loaded<T>, reload: () => void, renew: () => void] => {
  const cabinet = useCabinet();
  const [shown, setShown] = useState((): ShownData<T> => ({ key, loaded: initialState(cabinet, key) }));
  const loaded = shown.key === key ? shown.loaded : initialState<T>(cabinet, key);
  const [loadCount, setLoadCount] = useState(0);
  const isBusy = useRef(false);
  const isRenewal = useRef(false);
  const failedStatus = loaded.state === 'loading' ? null : loaded.failure?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function at every render; `key` names its data
  useEffect(() => {
    let isCurrent = true;
    isBusy.current = true;
    const request = { isRenewal: isRenewal.current };
    isRenewal.current = false;
    load().then((result) => {
      if (!isCurrent) return;
      isBusy.current = false;
      if (!result.failed) cabinet.responses.set(key, result);
      setShown((before) => {
        const current = before.key === key ? before.loaded : loaded;
        return { key, loaded: nextState(current, result, request) };
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, loadCount]);
  const reload = useCallback(() => {
    setShown(withoutFailure);
    // The effect runs later. A renewal that is requested before it would hide a failure of this request.
    isBusy.current = true;
    isRenewal.current = false;
    setLoadCount((count) => count + 1);
  }, []);
  const renew = useCallback(() => {
    if (isBusy.current || failedStatus === 401) return;
    isRenewal.current = true;
    setLoadCount((count) => count + 1);
  }, [failedStatus]);
  useReloadOnReturn(reload, { isOffline: failedStatus === 0 });
  return [loaded, reload, renew];
};

const renewalIntervalMs = 60_000;

/**
 * Renews every minute while the page is visible, and when its window gets the focus, because a visible page may be
 * beside the window in use.
 */
export const useRenewal = (renew: () => void): void =>
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && renew(), renewalIntervalMs);
    window.addEventListener('focus', renew);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', renew);
    };
  }, [renew]);

/** Returns the site's config and dictionaries; null until they are loaded. Pages must be usable without them. */
export const useSite = (): Bootstrap | null => {
  const { site } = useCabinet();
  const [loaded] = useLoad('site', site);
  return loaded.state === 'ready' ? loaded.value : null;
};
