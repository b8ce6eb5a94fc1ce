import type { SharedContext } from '../../state/page/context.ts';
import type { SafeStorage } from '../../tracking/storage.ts';
import { createLazyClient } from './deferred-client.ts';
import { createDeferredTracker } from './deferred-tracker.ts';
import { lazyTranslation } from './deferred-translation.ts';
import { createFirstFrame } from './first-frame.ts';
import type { EntryContext, OpenedWidget } from './mount.ts';

const createWidgetContext = (entryContext: EntryContext, storage?: SafeStorage) => {
  const { shown, show, leave } = createFirstFrame();
  const later = async () => {
    await shown;
    return import('./deferred-parts.ts');
  };
  const tracker = createDeferredTracker(async () => (await later()).createWidgetTracker(entryContext));
  const context: SharedContext = {
    ...entryContext,
    client: createLazyClient(async () => (await later()).createPageClient(entryContext, storage)),
    tracker,
    query: new URLSearchParams(location.search),
    shown,
    now: Date.now,
  };
  const stopFollowing = lazyTranslation(entryContext.host, later());
  const destroy = () => {
    leave();
    tracker.destroy();
    stopFollowing();
  };
  return { context, show, destroy };
};

/** Opens a widget with state in its full context, and destroys the context with it. `storage` is for a widget that stores data. */
export const openInContext = (
  entryContext: EntryContext,
  open: (context: SharedContext) => OpenedWidget,
  storage?: SafeStorage,
): OpenedWidget => {
  const { context, show, destroy } = createWidgetContext(entryContext, storage);
  const opened = open(context);
  return {
    draw: (options, isPart) => {
      if (!isPart) show();
      return opened.draw(options, isPart);
    },
    destroy: () => {
      opened.destroy?.();
      destroy();
    },
  };
};
