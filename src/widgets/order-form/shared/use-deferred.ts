import { useCallback, useEffect, useRef, useState } from 'react';
import { inTime } from '../../../api/in-time.ts';
import type { OrderForm } from '../../../state/create-order-form.ts';
import type { WidgetContext } from '../../../state/page/context.ts';

export type Later = typeof import('../deferred-parts.ts');

/** Loads the rest of the form once the first price stands; what failed can be asked for again, and what comes late is shown. */
export const useLater = ({ store }: OrderForm, { shown }: WidgetContext) => {
  const [later, setLater] = useState<Later | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<void> | null>(null);
  const load = useCallback(() => {
    loading.current ??= import('../deferred-parts.ts').then(
      (loaded) => {
        setFailed(false);
        // All that could be said before it came is that it did not.
        store.notice = null;
        setLater(loaded);
      },
      (reason) => {
        loading.current = null;
        throw reason;
      },
    );
    return inTime(loading.current).catch(() => setFailed(true));
  }, [store]);
  useEffect(() => void shown.then(load).catch(() => {}), [shown, load]);
  return { later, hasFailed, load };
};
