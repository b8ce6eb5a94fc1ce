import { loadOnce } from '../../state/page/load-once.ts';
import type { DeferredTracker, Tracker } from '../../tracking/tracker.ts';

/** A tracker whose code arrives behind the first price. What happens meanwhile is told later. */
export const createLazyTracker = (load: () => Promise<Tracker>): DeferredTracker => {
  // Where it could not be had, the next event or link asks again.
  const loaded = loadOnce(load);
  const later = <Given>(act: (tracker: Tracker) => Given) => loaded().then(act);
  const quietly = (act: (tracker: Tracker) => void) => void later(act).catch(() => {});
  return {
    linkQuery: (promoId) => later(({ linkQuery }) => linkQuery(promoId)).catch(() => ({})),
    origin: () => later(({ origin }) => origin()).catch(() => ({})),
    record: (event) => quietly(({ record }) => record(event)),
    destroy: () => quietly(({ destroy }) => destroy()),
  };
};
