import type { WidgetContext } from '../state/context.ts';
import { createStorage } from '../tracking/storage.ts';
import { followDevice } from './device.ts';
import { createLazyClient } from './lazy-client.ts';
import { createLazyTracker } from './lazy-tracker.ts';
import type { Basics, Opened } from './mount.ts';

const createWidgetContext = (basics: Basics) => {
  const { hosts } = basics;
  const storage = createStorage();
  const api = { apiBase: hosts.api, identity: `my.${hosts.site}` };
  const { device, stop } = followDevice();
  const tracker = createLazyTracker(async () => {
    const { createWidgetTracker } = await import('./widget-tracker.ts');
    return createWidgetTracker(basics, storage);
  });
  const context: WidgetContext = {
    ...basics,
    client: createLazyClient(async () => {
      const { createPageClient } = await import('./page-client.ts');
      return createPageClient(api.apiBase, api.identity, storage);
    }),
    storage,
    tracker,
    query: new URLSearchParams(location.search),
    device,
    now: Date.now,
    openTab: (url) => window.open(url, '_blank', 'noopener'),
    go: (url) => location.assign(url),
  };
  const destroy = () => {
    stop();
    tracker.destroy();
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
