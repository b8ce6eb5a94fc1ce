import type { SharedContext } from '../../state/page/context.ts';
import type { SafeStorage } from '../../tracking/storage.ts';
import { createShown } from './create-shown.ts';
import { createLazyClient } from './deferred-client.ts';
import { createDeferredTracker } from './deferred-tracker.ts';
import { lazyTranslation } from './deferred-translation.ts';
import type { Basics, Opened } from './mount.ts';

const createWidgetContext = (basics: Basics, storage?: SafeStorage) => {
  const { shown, show, leave } = createShown();
  const later = async () => {
    await shown;
    return import('./deferred-parts.ts');
  };
  const tracker = createDeferredTracker(async () => (await later()).createWidgetTracker(basics));
  const context: SharedContext = {
    ...basics,
    client: createLazyClient(async () => (await later()).createPageClient(basics, storage)),
    tracker,
    query: new URLSearchParams(location.search),
    shown,
    now: Date.now,
  };
  const stopFollowing = lazyTranslation(basics.host, later());
  const destroy = () => {
    leave();
    tracker.destroy();
    stopFollowing();
  };
  return { context, show, destroy };
};

/** Opens a widget with state in its whole context, which ends with it. `storage` is for one that keeps anything. */
export const openInContext = (
  basics: Basics,
  open: (context: SharedContext) => Opened,
  storage?: SafeStorage,
): Opened => {
  const { context, show, destroy } = createWidgetContext(basics, storage);
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
