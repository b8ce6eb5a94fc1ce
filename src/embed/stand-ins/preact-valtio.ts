import { useLayoutEffect, useState } from 'preact/hooks';
import { snapshot, subscribe } from 'valtio/vanilla';

/**
 * Replaces 'valtio/react' in a Preact bundle. It does not track which properties a component reads, so any change of the
 * store renders the component again. Only the cabinet uses it, for small stores.
 */
export const useSnapshot = <T extends object>(store: T, { sync = false }: { sync?: boolean } = {}) => {
  const [, render] = useState({});
  const rendered = snapshot(store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new snapshot needs no new subscription
  useLayoutEffect(() => {
    const change = () => render({});
    // A child may have changed the store while this component was rendered, before the subscription.
    if (snapshot(store) !== rendered) change();
    return subscribe(store, change, sync);
  }, [store, sync]);
  return rendered;
};
