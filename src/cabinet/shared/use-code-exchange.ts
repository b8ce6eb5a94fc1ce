import { useEffect, useState } from 'react';
import type { Failure, Result } from '../../api/result.ts';

/** Spends a one-time code when first shown; `retry` tries once more. Null while it is under way, and after it. */
export const useCodeExchange = (
  exchange: () => Promise<Result<unknown>>,
): [failure: Failure | null, retry: () => void] => {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is spent once, and again only when asked to
  useEffect(() => {
    let isShown = true;
    exchange().then((answer) => {
      if (isShown && answer.failed) setFailure(answer);
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
