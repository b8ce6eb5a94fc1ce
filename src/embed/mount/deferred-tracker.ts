import type { DeferredTracker, Tracker } from '../../tracking/tracker.ts';

/** Creates a tracker whose code is loaded after the first price. Events in the meantime are recorded once it is loaded. */
export const createDeferredTracker = (load: () => Promise<Tracker>): DeferredTracker => {
  const read: DeferredTracker['read'] = (select) =>
    load()
      .then(select)
      .catch(() => undefined);
  return {
    read,
    record: (event) => void read(({ record }) => record(event)),
    destroy: () => void read(({ destroy }) => destroy()),
  };
};
