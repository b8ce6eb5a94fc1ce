// Parts that every widget with state needs after its first price, in one file so that they cost one request.
import { type Client, createClient } from '../../api/client.ts';
import { validToken } from '../../state/session/session-token.ts';
import { createStorage, type SafeStorage } from '../../tracking/storage.ts';
import type { EntryContext } from './mount.ts';

export { countPrices } from '../../widgets/count-prices.ts';
export { followPage } from './follow-page.ts';
export { createWidgetTracker } from './widget-tracker.ts';

/** Creates the API client of a page. It sends the token of the stored session while that is valid. */
export const createPageClient = ({ hosts }: EntryContext, storage: SafeStorage = createStorage()): Client =>
  createClient({
    apiBase: hosts.api,
    identity: `my.${hosts.site}`,
    token: () => validToken(storage, Date.now()),
  });
