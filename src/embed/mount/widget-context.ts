import { signal } from '@preact/signals-core';
import { deferred } from '../../api/deferred.ts';
import type { Failure } from '../../api/result.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { SharedContext } from '../../state/page/context.ts';
import { readOrStore } from '../../tracking/read-or-store.ts';
import type { SafeStorage } from '../../tracking/storage.ts';
import type { DeferredTracker, Tracker } from '../../tracking/tracker.ts';
import { createFirstFrame } from './first-frame.ts';
import type { EntryContext, OpenedWidget } from './mount.ts';

/**
 * Creates a tracker whose code is loaded after the first price. Events that happen before are recorded once it is
 * loaded.
 */
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

const unreachable: Failure = {
  failed: true,
  payload: null,
  body: null,
  status: 0,
  reason: 'networkError',
};

/**
 * Returns the data of the site without a discount for first orders if a customer is logged in, because only the server knows
 * who may have it. Widgets ask it after the first price.
 */
const withoutDoubtfulDiscount = ({ linkDiscount, ...site }: Bootstrap, prefix = ''): Bootstrap =>
  !linkDiscount || (linkDiscount.firstOrderOnly && readOrStore(`${prefix}token`))
    ? site
    : { linkDiscount, ...site };

const createWidgetContext = (entryContext: EntryContext, storage?: SafeStorage) => {
  const { shown, show, leave } = createFirstFrame();
  const skew = signal(0);
  const load = deferred(async () => {
    await shown;
    const { startDeferredParts } = await import('./deferred-parts.ts');
    return startDeferredParts(entryContext, skew, storage);
  });
  const client: SharedContext['client'] = {
    send: async (...call) => {
      try {
        const { client: own } = await load();
        return await (entryContext.hosts.adaptClient?.(own) ?? own).send(...call);
      } catch {
        return unreachable;
      }
    },
  };
  const tracker = createDeferredTracker(async () => (await load()).tracker);
  const query = new URLSearchParams(location.search);
  const site = withoutDoubtfulDiscount(entryContext.site, entryContext.hosts.prefix);
  const context: SharedContext = {
    ...entryContext,
    site,
    client,
    tracker,
    query,
    shown,
    now: Date.now,
    skew,
  };
  load().catch(() => {});
  const destroy = () => {
    leave();
    tracker.destroy();
    load().then(
      ({ stop }) => stop(),
      () => {},
    );
  };
  return { context, show, destroy };
};

/**
 * Opens a widget with state in its full context. The context is destroyed together with the widget. `storage` is for a
 * widget that stores data.
 */
export const openInContext = (
  entryContext: EntryContext,
  open: (context: SharedContext) => OpenedWidget,
  storage?: SafeStorage,
): OpenedWidget => {
  const { context, show, destroy } = createWidgetContext(entryContext, storage);
  const opened = open(context);
  return {
    draw: (options) => {
      if (!options.isPart) show();
      return opened.draw(options);
    },
    destroy: () => {
      opened.destroy?.();
      destroy();
    },
  };
};
