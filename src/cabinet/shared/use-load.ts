import { useCallback, useEffect, useState } from 'react';
import type { Failure, Result, Success } from '../../api/result.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { isTransient } from '../context/is-transient.ts';

/** Where a page's data is: on its way, refused or lost, or here; `failure` then says why it may be out of date. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure }
  | { state: 'ready'; value: T; headers: Headers; failure?: Failure };

const ready = <T>({ payload, headers }: Success<T>): Loaded<T> => ({
  ...{ state: 'ready', value: payload, headers },
});

const after = <T>(before: Loaded<T>, answer: Result<T>): Loaded<T> => {
  if (!answer.failed) return ready(answer);
  // Neither a lost line nor a session that has ended takes away what is shown, and perhaps being typed into.
  const isKept = before.state === 'ready' && (isTransient(answer) || answer.status === 401);
  return isKept ? { ...before, failure: answer } : { state: 'failed', failure: answer };
};

/** What is worth another look at what is shown: the line is back, the reader is back. */
const useReturn = (isOffline: boolean, reload: () => void) =>
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', look);
    if (isOffline) window.addEventListener('online', reload);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', reload);
    };
  }, [isOffline, reload]);

/**
 * Loads when first shown, whenever `key` changes and when the reader comes back to the tab; `reload` asks again.
 * What is shown stays meanwhile, and what was seen before is shown until the answer is here. An answer that a newer
 * request has overtaken is dropped.
 */
export const useLoad = <T>(
  key: string,
  load: () => Promise<Result<T>>,
): [loaded: Loaded<T>, reload: () => void] => {
  const { seen } = useCabinet();
  const first = (): Loaded<T> => {
    // A key names one kind of answer.
    const known = seen.get(key) as Success<T> | undefined;
    return known ? ready(known) : { state: 'loading' };
  };
  const [shown, setShown] = useState(() => ({ key, loaded: first() }));
  const [attempt, setAttempt] = useState(0);
  const loaded = shown.key === key ? shown.loaded : first();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function at every render; `key` names what it loads
  useEffect(() => {
    let isCurrent = true;
    load().then((answer) => {
      if (!isCurrent) return;
      if (!answer.failed) seen.set(key, answer);
      setShown((before) => ({ key, loaded: after(before.key === key ? before.loaded : loaded, answer) }));
    });
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  const reload = useCallback(() => {
    // What could not be shown is seen to be asked for again.
    setShown((before) =>
      before.loaded.state === 'failed' ? { ...before, loaded: { state: 'loading' } } : before,
    );
    setAttempt((count) => count + 1);
  }, []);
  useReturn(loaded.state !== 'loading' && loaded.failure?.status === 0, reload);
  return [loaded, reload];
};
