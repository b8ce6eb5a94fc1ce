import { loadOnce } from '../../state/page/load-once.ts';
import type { DeferredTracker, Tracker } from '../../tracking/tracker.ts';

/** A tracker whose code arrives behind the first price. What happens meanwhile is told later. */
export const createLazyTracker = (load: () => Promise<Tracker>): DeferredTracker => {
  // Where it could not be had, the next event or link asks again.
  const loaded = loadOnce(load);
  const ask: DeferredTracker['ask'] = (read) =>
    loaded()
      .then(read)
      .catch(() => undefined);
  return {
    ask,
    record: (event) => void ask(({ record }) => record(event)),
    destroy: () => void ask(({ destroy }) => destroy()),
  };
};
