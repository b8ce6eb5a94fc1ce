import { loadOnce } from '../../state/page/load-once.ts';
import type { DeferredTracker, Tracker } from '../../tracking/tracker.ts';

/** Creates a tracker whose code is loaded after the first price. Events in the meantime are recorded once it is loaded. */
export const createDeferredTracker = (load: () => Promise<Tracker>): DeferredTracker => {
  // After a failure the next event or link loads the code again.
  const loadTracker = loadOnce(load);
  const read: DeferredTracker['read'] = (select) =>
    loadTracker()
      .then(select)
      .catch(() => undefined);
  return {
    read,
    record: (event) => void read(({ record }) => record(event)),
    destroy: () => void read(({ destroy }) => destroy()),
  };
};
