import { signal } from '@preact/signals-core';
import { type ClientOptions, createClient } from '../../api/client.ts';
import { clockSkew } from '../../api/clock-skew.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { SharedContext } from '../../state/page/context.ts';
import { validToken } from '../../state/session/session-token.ts';
import { createStorage, readStored, type SafeStorage } from '../../tracking/storage.ts';
import type { Tracker } from '../../tracking/tracker.ts';
import { startCounting } from '../../ui/price/start-counting.ts';
import { adaptToPage, createFollower } from './adapt-to-page.ts';
import type { EntryContext, OpenedWidget } from './mount.ts';
import { createWidgetTracker } from './widget-tracker.ts';

/**
 * Records the first price after a choice of the visitor. The price that the widget shows before any choice is not
 * recorded.
 */
const recordPrice = (host: HTMLElement, tracker: Tracker) => {
  const record = () =>
    tracker.record({
      label: host.localName === 'octavo-calculator' ? 'Calculator' : 'Order Form',
      action: 'Price',
    });
  host.addEventListener('octavo:price', record);
  return () => host.removeEventListener('octavo:price', record);
};

/**
 * Returns the data of the site without a discount for first orders if a customer is logged in, because only the server knows
 * who may have it. Widgets ask it after the first price.
 */
const withoutDoubtfulDiscount = ({ linkDiscount, ...site }: Bootstrap, prefix = ''): Bootstrap =>
  !linkDiscount || (linkDiscount.firstOrderOnly && readStored(`${prefix}token`))
    ? site
    : { linkDiscount, ...site };

/**
 * Opens a widget with state in its full context. The context is destroyed together with the widget. `storage` is for a
 * widget that stores data, `transfer` for one that sends files.
 */
export const openInContext = (
  entryContext: EntryContext,
  open: (context: SharedContext) => OpenedWidget,
  {
    storage = createStorage(entryContext.hosts.prefix),
    ...files
  }: { storage?: SafeStorage } & Pick<ClientOptions, 'transfer'> = {},
): OpenedWidget => {
  const { host, root, hosts } = entryContext;
  const skew = signal(0);
  const tracker = createWidgetTracker(entryContext);
  const client = createClient({
    ...files,
    apiBase: hosts.api,
    identity: `my.${hosts.site}`,
    token: () => validToken(storage, Date.now()),
    onServerTime: (time) => {
      skew.value = clockSkew(time);
    },
  });
  const context: SharedContext = {
    ...entryContext,
    site: withoutDoubtfulDiscount(entryContext.site, hosts.prefix),
    client: hosts.adaptClient?.(client) ?? client,
    tracker,
    query: new URLSearchParams(location.search),
    now: Date.now,
    skew,
  };
  const opened = open(context);
  // The first price neither counts up nor is it recorded.
  const follower = createFollower(() => {
    const stops = [adaptToPage(root), startCounting(root), recordPrice(host, tracker)];
    return () => {
      for (const stop of stops) stop();
    };
  });
  return {
    draw: (options) => {
      if (options.parts === Infinity) follower.start();
      return opened.draw(options);
    },
    destroy: () => {
      follower.stop();
      opened.destroy?.();
      tracker.destroy();
    },
  };
};
