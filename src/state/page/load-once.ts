import { withTimeout } from '../../api/with-timeout.ts';

/**
 * Loads on first use and remembers; a load that failed is forgotten, so that it can be repeated. No call waits longer
 * than its patience, and what comes later is there for the next one.
 */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined;
  return () => {
    loading ??= load().catch((reason) => {
      loading = undefined;
      throw reason;
    });
    return withTimeout(loading);
  };
};
