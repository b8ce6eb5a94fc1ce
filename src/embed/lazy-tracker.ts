import type { Tracker } from '../tracking/tracker.ts';

/**
 * A tracker whose code arrives beside the first price instead of before it. What happens meanwhile is told later;
 * a link made meanwhile carries no parameters.
 */
export const createLazyTracker = (load: () => Promise<Tracker>): Tracker => {
  let tracker: Tracker | undefined;
  const loaded = load().then((arrived) => {
    tracker = arrived;
    return arrived;
  });
  const later = (act: (tracker: Tracker) => void) => void loaded.then(act, () => {});
  return {
    linkQuery: (promoId) => tracker?.linkQuery(promoId) ?? {},
    record: (event) => later(({ record }) => record(event)),
    destroy: () => later(({ destroy }) => destroy()),
  };
};
