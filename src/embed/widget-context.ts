import type { WidgetContext } from '../state/context.ts';
import { createStorage } from '../tracking/storage.ts';
import { createLazyClient } from './lazy-client.ts';
import { createLazyTracker } from './lazy-tracker.ts';
import { lazyTranslation } from './lazy-translation.ts';
import type { Basics, Opened } from './mount.ts';

const isReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => ['reload', 'back_forward'].includes(Object(entry).type));

const createWidgetContext = (basics: Basics) => {
  const storage = createStorage();
  const tracker = createLazyTracker(async () => {
    const { createWidgetTracker } = await import('./widget-tracker.ts');
    return createWidgetTracker(basics, storage);
  });
  const context: WidgetContext = {
    ...basics,
    nth: [...document.querySelectorAll(basics.host.localName)].indexOf(basics.host),
    client: createLazyClient(async () => {
      const { createPageClient } = await import('./page-client.ts');
      return createPageClient(basics, storage);
    }),
    storage,
    tracker,
    query: new URLSearchParams(location.search),
    isReturn: isReturn(),
    now: Date.now,
    openTab: (url) => window.open(url, '_blank', 'noopener'),
    go: (url) => location.assign(url),
  };
  const stopFollowing = lazyTranslation(basics.host);
  const destroy = () => {
    tracker.destroy();
    stopFollowing();
  };
  return { context, destroy };
};

/** For a widget with state: gives it all of its context, and takes that down after the widget. */
export const withContext =
  (open: (context: WidgetContext) => Opened) =>
  (basics: Basics): Opened => {
    const { context, destroy } = createWidgetContext(basics);
    const opened = open(context);
    return {
      draw: opened.draw,
      destroy: () => {
        opened.destroy?.();
        destroy();
      },
    };
  };
