import { useCallback, useEffect, useState } from 'react';
import type { Answer, Failure } from '../api/answer.ts';

/** Where a page's data is: on its way, refused or lost, or here. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure }
  | { state: 'ready'; value: T; headers: Headers };

/**
 * Loads when first shown and whenever `key` changes; `reload` asks again, keeping what is shown meanwhile.
 * An answer that a newer request has overtaken is dropped.
 */
export const useLoad = <T>(
  key: string,
  load: () => Promise<Answer<T>>,
): [loaded: Loaded<T>, reload: () => void] => {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function at every render; `key` names what it loads
  useEffect(() => {
    let isCurrent = true;
    setLoaded((before) => (before.state === 'ready' && attempt > 0 ? before : { state: 'loading' }));
    load().then((answer) => {
      if (!isCurrent) return;
      setLoaded(
        answer.failed
          ? { state: 'failed', failure: answer }
          : { state: 'ready', value: answer.payload, headers: answer.headers },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return [loaded, useCallback(() => setAttempt((count) => count + 1), [])];
};
