import { useEffect, useMemo, useState } from 'react';
import { deferred } from '../../api/deferred.ts';
import type { OrderForm } from '../../state/create-order-form.ts';
import type { WidgetContext } from '../../state/page/context.ts';
import type { Arrangements } from './arrangement.ts';

/** Loads code once `start` has resolved. After a failed download, `load` tries again. */
const useLoaded = <Code>(fetch: () => Promise<Code>, start?: Promise<void>) => {
  const [code, setCode] = useState<Code | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useMemo(
    () =>
      deferred(
        async () => {
          const loaded = await fetch();
          setFailed(false);
          setCode(loaded);
        },
        () => setFailed(true),
      ),
    [fetch],
  );
  useEffect(
    () =>
      void Promise.resolve(start)
        .then(load)
        .catch(() => {}),
    [start, load],
  );
  return { code, hasFailed, load };
};

const loadNothing = async () => null;

/** Returns the template's arrangement once it is downloaded, and loads its deferred parts after the first price. */
export const useArrangement = (
  { store }: OrderForm,
  { shown }: WidgetContext,
  { own, loadOther, isCheckout }: Arrangements & { isCheckout: boolean },
) => {
  const isOwn = own.isCheckout === isCheckout;
  const other = useLoaded(isOwn ? loadNothing : loadOther);
  const arrangement = isOwn ? own : other.code;
  const fetch = useMemo(
    () => async () => {
      const parts = await arrangement?.loadParts();
      // Removes the notice that a download has failed. Other notices come from actions, which usually arrive in the same
      // file as these parts and so have not run yet.
      store.notice = null;
      return parts ?? null;
    },
    [store, arrangement],
  );
  const { code, hasFailed, load } = useLoaded(fetch, shown);
  const reload = () => (arrangement ? load() : other.load());
  return { arrangement, deferred: code, hasFailed: hasFailed || other.hasFailed, load: reload };
};
