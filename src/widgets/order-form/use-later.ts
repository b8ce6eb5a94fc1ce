import { useCallback, useEffect, useRef, useState } from 'react';

export type Later = typeof import('./later.ts');

/** Loads the rest of the form once the first price stands; a failed request can be repeated. */
export const useLater = () => {
  const [later, setLater] = useState<Later | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<void> | null>(null);
  const load = useCallback(() => {
    loading.current ??= import('./later.ts').then(
      (loaded) => {
        setFailed(false);
        setLater(loaded);
      },
      () => {
        loading.current = null;
        setFailed(true);
      },
    );
    return loading.current;
  }, []);
  useEffect(() => void load(), [load]);
  return { later, hasFailed, load };
};
