// Modules that every widget with state needs after its first price. They share a file, so that they cost one request.
import type { Signal } from '@preact/signals-core';
import { type Client, createClient } from '../../api/client.ts';
import { clockSkew } from '../../api/clock-skew.ts';
import { validToken } from '../../state/session/session-token.ts';
import { createStorage, type SafeStorage } from '../../tracking/storage.ts';
import type { Tracker } from '../../tracking/tracker.ts';
import { countPrices } from '../../widgets/count-prices.ts';
import { followPage } from './follow-page.ts';
import type { EntryContext } from './mount.ts';
import { createWidgetTracker } from './widget-tracker.ts';

interface DeferredParts {
  /** The page's API client. It sends the stored session token while this is valid. */
  client: Client;
  tracker: Tracker;
  stop(): void;
}

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
 * Starts the deferred parts of a widget. `skew` gets the difference to the server's time. `storage` is present if the widget
 * stores data.
 */
export const startDeferredParts = (
  entryContext: EntryContext,
  skew: Signal<number>,
  storage: SafeStorage = createStorage(entryContext.hosts.prefix),
): DeferredParts => {
  const { host, root, hosts } = entryContext;
  const tracker = createWidgetTracker(entryContext);
  const stops = [countPrices(root), followPage(root), recordPrice(host, tracker)];
  return {
    client: createClient({
      apiBase: hosts.api,
      identity: `my.${hosts.site}`,
      token: () => validToken(storage, Date.now()),
      onServerTime: (time) => {
        skew.value = clockSkew(time);
      },
    }),
    tracker,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
