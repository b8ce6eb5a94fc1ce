import { useCallback, useEffect, useRef, useState } from 'react';
import { withTimeout } from '../../api/with-timeout.ts';
import type { OrderForm } from '../../state/create-order-form.ts';
import type { WidgetContext } from '../../state/page/context.ts';

type DeferredParts = typeof import('./deferred-parts.ts');

/** Loads the deferred parts of the form after the first price. A failed download can be tried again by `load`. */
export const useDeferred = ({ store }: OrderForm, { shown }: WidgetContext) => {
  const [deferred, setDeferred] = useState<DeferredParts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef<Promise<void> | null>(null);
  const load = useCallback(() => {
    loading.current ??= import('./deferred-parts.ts').then(
      (loaded) => {
        setFailed(false);
        // Before the parts arrived, the only possible notice was that their download had failed.
        store.notice = null;
        setDeferred(loaded);
      },
      (reason) => {
        loading.current = null;
        throw reason;
      },
    );
    return withTimeout(loading.current).catch(() => setFailed(true));
  }, [store]);
  useEffect(() => void shown.then(load).catch(() => {}), [shown, load]);
  return { deferred, hasFailed, load };
};
