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

/**
 * What is opened now is drawn in a task behind this one, and seen in the frame behind that. In a page that nobody sees
 * there is no frame.
 */
const untilShown = () =>
  new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done))));

const createWidgetContext = (basics: Basics) => {
  const storage = createStorage();
  const shown = untilShown();
  const later = async () => {
    await shown;
    return import('./widget-later.ts');
  };
  const tracker = createLazyTracker(async () => (await later()).createWidgetTracker(basics, storage));
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
