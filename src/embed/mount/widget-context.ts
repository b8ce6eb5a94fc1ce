import type { WidgetContext } from '../../state/page/context.ts';
import { createStorage } from '../../tracking/storage.ts';
import { createShown } from './create-shown.ts';
import { createLazyClient } from './deferred-client.ts';
import { createLazyTracker } from './deferred-tracker.ts';
import { lazyTranslation } from './deferred-translation.ts';
import type { Basics, Opened } from './mount.ts';

const isReturn = () => /reload|back/.test(Object(performance.getEntriesByType('navigation')[0]).type);

const createWidgetContext = (basics: Basics) => {
  const storage = createStorage();
  const { shown, show, leave } = createShown();
  const later = async () => {
    await shown;
    return import('./deferred-parts.ts');
  };
  const tracker = createLazyTracker(async () => (await later()).createWidgetTracker(basics));
  const context: WidgetContext = {
    ...basics,
    nth: [...document.querySelectorAll(basics.host.localName)].indexOf(basics.host),
    client: createLazyClient(async () => (await later()).createPageClient(basics, storage)),
    storage,
    tracker,
    query: new URLSearchParams(location.search),
    isReturn: isReturn(),
    shown,
    now: Date.now,
    openTab: (url) => window.open(url, '_blank', 'noopener'),
    go: (url) => location.assign(url),
  };
  const stopFollowing = lazyTranslation(basics.host, later());
  const destroy = () => {
    leave();
    tracker.destroy();
    stopFollowing();
  };
  return { context, show, destroy };
};

/** For a widget with state: gives it all of its context, and takes that down after the widget. */
export const withContext =
  (open: (context: WidgetContext) => Opened) =>
  (basics: Basics): Opened => {
    const { context, show, destroy } = createWidgetContext(basics);
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
