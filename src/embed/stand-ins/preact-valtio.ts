import { useLayoutEffect, useState } from 'preact/hooks';
import { snapshot, subscribe } from 'valtio/vanilla';

/**
 * Stands for 'valtio/react' in a Preact bundle, without its record of which properties were read: a component
 * is rendered again on any change of the store it reads. The cabinet's small stores have nothing against that.
 */
export const useSnapshot = <T extends object>(store: T, { sync = false }: { sync?: boolean } = {}) => {
  const [, render] = useState({});
  const shown = snapshot(store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another snapshot is no reason to subscribe anew
  useLayoutEffect(() => {
    const change = () => render({});
    // What a child has changed while this component was being drawn would go unnoticed.
    if (snapshot(store) !== shown) change();
    return subscribe(store, change, sync);
  }, [store, sync]);
  return shown;
};
