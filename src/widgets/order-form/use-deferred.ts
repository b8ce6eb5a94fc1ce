import { useEffect, useMemo, useState } from 'react';
import { deferred } from '../../api/deferred.ts';
import type { OrderForm } from '../../state/create-order-form.ts';
import type { WidgetContext } from '../../state/page/context.ts';

type DeferredParts = typeof import('./deferred-parts.ts');

/** Loads the deferred parts of the form after the first price. A failed download can be repeated by `load`. */
export const useDeferred = ({ store }: OrderForm, { shown }: WidgetContext) => {
  const [parts, setParts] = useState<DeferredParts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useMemo(
    () =>
      deferred(
        async () => {
          const loaded = await import('./deferred-parts.ts');
          setFailed(false);
          // Before the parts arrived, the only possible notice was that their download had failed.
          store.notice = null;
          setParts(loaded);
        },
        () => setFailed(true),
      ),
    [store],
  );
  useEffect(() => void shown.then(load).catch(() => {}), [shown, load]);
  return { deferred: parts, hasFailed, load };
};
