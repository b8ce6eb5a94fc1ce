import { useCallback, useEffect, useState } from 'react';
import type { Failure, Result, Success } from '../../api/result.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { isTransient } from '../context/is-transient.ts';

/** State of loaded data. A `failure` beside them says that the last reload failed, so that they may be out of date. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure }
  | { state: 'ready'; value: T; headers: Headers; failure?: Failure };

const ready = <T>({ payload: value, headers }: Success<T>): Loaded<T> => ({ state: 'ready', value, headers });

const nextState = <T>(before: Loaded<T>, result: Result<T>): Loaded<T> => {
  if (!result.failed) return ready(result);
  // Keeps the data on the screen after a transient failure or the end of the session, because they may contain a form
  // in use.
  const isKept = before.state === 'ready' && (isTransient(result) || result.status === 401);
  return isKept ? { ...before, failure: result } : { state: 'failed', failure: result };
};

/** Reloads when the tab becomes visible, and when the connection is restored. */
const useReloadOnReturn = (isOffline: boolean, reload: () => void) =>
  useEffect(() => {
    const reloadIfVisible = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', reloadIfVisible);
    if (isOffline) window.addEventListener('online', reload);
    return () => {
      document.removeEventListener('visibilitychange', reloadIfVisible);
      window.removeEventListener('online', reload);
    };
  }, [isOffline, reload]);

/**
 * Loads data when the component is first shown, when `key` changes, when the customer returns to the tab, and on `reload`.
 * Meanwhile the data on the screen stay, or a cached response for `key` is shown. Responses to outdated requests are
 * ignored.
 */
export const useLoad = <T>(
  key: string,
  load: () => Promise<Result<T>>,
): [loaded: Loaded<T>, reload: () => void] => {
  const { responses } = useCabinet();
  const initialState = (): Loaded<T> => {
    // The cast is safe, because responses under one key always have the same type.
    const cached = responses.get(key) as Success<T> | undefined;
    return cached ? ready(cached) : { state: 'loading' };
  };
  const [shown, setShown] = useState(() => ({ key, loaded: initialState() }));
  const [loadCount, setLoadCount] = useState(0);
  const loaded = shown.key === key ? shown.loaded : initialState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function at every render; `key` names what it loads
  useEffect(() => {
    let isCurrent = true;
    load().then((result) => {
      if (!isCurrent) return;
      if (!result.failed) responses.set(key, result);
      setShown((before) => ({ key, loaded: nextState(before.key === key ? before.loaded : loaded, result) }));
    });
    return () => {
      isCurrent = false;
    };
  }, [key, loadCount]);
  const reload = useCallback(() => {
    // Shows the skeleton after a failure, as a sign that the data are loading again.
    setShown((before) =>
      before.loaded.state === 'failed' ? { ...before, loaded: { state: 'loading' } } : before,
    );
    setLoadCount((count) => count + 1);
  }, []);
  useReloadOnReturn(loaded.state !== 'loading' && loaded.failure?.status === 0, reload);
  return [loaded, reload];
};
