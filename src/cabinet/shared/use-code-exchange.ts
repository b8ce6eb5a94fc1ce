import { useEffect, useState } from 'react';
import type { Failure, Result } from '../../api/result.ts';

/**
 * Exchanges a one-time code when the component is first shown. Returns the failure of the last exchange; null if it did
 * not fail.
 */
export const useCodeExchange = (
  exchange: () => Promise<Result<unknown>>,
): [failure: Failure | null, retry: () => void] => {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is exchanged once, and again only on retry
  useEffect(() => {
    let isShown = true;
    exchange().then((result) => {
      if (isShown && result.failed) setFailure(result);
    });
    return () => {
      isShown = false;
    };
  }, [attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return [failure, retry];
};
