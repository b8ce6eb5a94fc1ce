// Parts that every widget with state needs after its first price, in one file so that they cost one request.
import { type Client, createClient } from '../../api/client.ts';
import { validToken } from '../../state/session/session-token.ts';
import { createStorage, type SafeStorage } from '../../tracking/storage.ts';
import type { Tracker } from '../../tracking/tracker.ts';
import { countPrices } from '../../widgets/count-prices.ts';
import { followPage } from './follow-page.ts';
import type { EntryContext } from './mount.ts';
import { createWidgetTracker } from './widget-tracker.ts';

interface DeferredParts {
  /** The API client of the page. It sends the token of the stored session while that is valid. */
  client: Client;
  tracker: Tracker;
  stop(): void;
}

/** Starts what a widget does after its first price. `storage` is that of a widget that stores data. */
export const startDeferredParts = (
  entryContext: EntryContext,
  storage: SafeStorage = createStorage(),
): DeferredParts => {
  const { host, hosts } = entryContext;
  const root = host.shadowRoot ?? host;
  const stops = [countPrices(root), followPage(root)];
  return {
    client: createClient({
      apiBase: hosts.api,
      identity: `my.${hosts.site}`,
      token: () => validToken(storage, Date.now()),
    }),
    tracker: createWidgetTracker(entryContext),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
