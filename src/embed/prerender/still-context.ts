import { signal } from '@preact/signals-core';
import { failure } from '../../api/result.ts';
import type { WidgetName } from '../../order/vocabulary/site.ts';
import type { WidgetContext } from '../../state/page/context.ts';
import { readOptions } from '../mount/read-options.ts';
import type { PrerenderData } from './finished-html.tsx';

const ignore = () => {};
const emptyStorage = { get: () => null, set: ignore, remove: ignore };

/** Creates the context of a prerendered widget. It has no page, sends no requests and stores nothing. */
export const createStillContext = (
  { site, hosts, attributes, isCabinet }: PrerenderData,
  name: WidgetName,
): WidgetContext => ({
  host: { isConnected: true, scrollIntoView: ignore },
  root: null,
  site,
  hosts,
  options: readOptions({ getAttribute: (attribute) => attributes[attribute] ?? null }, name, site.config),
  client: { send: async () => failure() },
  tracker: {
    // The server knows of a visitor only from which widget the order comes.
    linkQuery: (promoId) => (isCabinet ? {} : { promoId: `${promoId}` }),
    origin: () => ({}),
    record: ignore,
    destroy: ignore,
  },
  query: new URLSearchParams(),
  emit: () => true,
  now: Date.now,
  skew: signal(0),
  storage: emptyStorage,
  tabStorage: emptyStorage,
  nth: 0,
  nthOfSite: 0,
  isReturn: false,
  go: () => true,
});
