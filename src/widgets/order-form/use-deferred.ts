import { useEffect, useMemo, useState } from 'react';
import { deferred } from '../../api/deferred.ts';
import type { OrderForm } from '../../state/create-order-form.ts';
import type { WidgetContext } from '../../state/page/context.ts';

/** Loads code after `start`. A failed download can be repeated by `load`. */
export const useLoaded = <Code>(fetch: () => Promise<Code>, start: Promise<void>) => {
  const [code, setCode] = useState<Code | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useMemo(
    () =>
      deferred(
        async () => {
          const loaded = await fetch();
          setFailed(false);
          // In a function, because the code may be one.
          setCode(() => loaded);
        },
        () => setFailed(true),
      ),
    [fetch],
  );
  useEffect(() => void start.then(load).catch(() => {}), [start, load]);
  return { code, hasFailed, load };
};

/** Loads the deferred parts of the form after the first price, and what only its template has. */
export const useDeferred = ({ store }: OrderForm, { shown }: WidgetContext, isCheckout: boolean) => {
  const fetch = useMemo(
    () => async () => {
      const [parts, rest] = await Promise.all([
        import('./deferred-parts.ts'),
        isCheckout ? import('./checkout/rest/checkout-rest.ts') : null,
      ]);
      // Before the parts arrived, the only possible notice was that their download had failed.
      store.notice = null;
      return { parts, rest };
    },
    [store, isCheckout],
  );
  const { code, ...state } = useLoaded(fetch, shown);
  return { deferred: code?.parts ?? null, rest: code?.rest ?? null, ...state };
};
