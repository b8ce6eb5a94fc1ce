import * as calls from '../api/calls.ts';
import { encode } from '../api/encode.ts';
import type { SiteConfig } from '../order/site.ts';
import type { AnalyticsEvent } from './analytics.ts';
import { decorate } from './decorate.ts';
import type { LinkQuery } from './visit.ts';

export interface StatisticsOptions {
  /** Origin of the API, and what names the site to it. */
  apiBase: string;
  identity: string;
  config: Pick<SiteConfig, 'id' | 'version_price' | 'postback'>;
  /** The visitor's parameters, visitorId among them. */
  visitor: () => LinkQuery;
}

const deviceData = () => ({
  width: innerWidth,
  height: innerHeight,
  pixelRatio: devicePixelRatio,
  language: navigator.language,
  userAgent: navigator.userAgent,
});

const visitorAction = ({ label, action, actionData, result }: AnalyticsEvent, options: StatisticsOptions) => {
  const { id, version_price } = options.config;
  const visitor = options.visitor();
  const { origin, pathname } = location;
  // Of cookies the names alone: their values are the host page's business.
  const cookies = document.cookie.split('; ').map((pair) => pair.split('=')[0]);
  const environment = { storage: visitor, location: origin + pathname, cookies };
  return {
    category: 'Widget',
    label,
    configData: JSON.stringify({ id, version_price }),
    result: result && JSON.stringify(result),
    actionData: JSON.stringify({ action, ...actionData }),
    deviceData: JSON.stringify(deviceData()),
    environmentData: JSON.stringify(environment),
    visitorId: visitor.visitorId,
  };
};

/** A failed statistic is nobody's trouble: not the visitor's, not the host page's console's. */
const quietly = (send: () => Promise<unknown>) => {
  try {
    send().catch(() => {});
  } catch {}
};

/** A beacon outlives the page and, being a plain form without headers of ours, needs no preflight. */
const post = (url: string, body: FormData) => {
  try {
    if (navigator.sendBeacon(url, body)) return;
  } catch {}
  quietly(() => fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors' }));
};

const call = (address: string, { label, action, actionData }: AnalyticsEvent, visitor: LinkQuery) => {
  const facts = { category: 'Widget', label, action, ...actionData };
  const query = encode({ ...facts, ...visitor }, new URLSearchParams());
  const url = decorate(new URL(address, location.href).href, Object.fromEntries(query));
  quietly(() => fetch(url, { mode: 'no-cors', keepalive: true }));
};

/** Milliseconds in which events gather before they are sent together, off the visitor's path. */
const gathering = 1000;

/** Sends events to statistics/visitor-action and to the owner's postbacks; what waits goes when the page does. */
export const createStatistics = (options: StatisticsOptions) => {
  const waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const identity = encodeURIComponent(options.identity);
  const url = `${options.apiBase}${calls.visitorAction.path}?identity=${identity}`;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const event of waiting.splice(0)) {
      post(url, encode(visitorAction(event, options), new FormData()));
      for (const { url: address, actions } of options.config.postback)
        if (actions.includes(event.action)) quietly(async () => call(address, event, options.visitor()));
    }
  };
  addEventListener('pagehide', flush);
  const record = (event: AnalyticsEvent) => {
    waiting.push(event);
    timer ??= setTimeout(flush, gathering);
  };
  const destroy = () => {
    removeEventListener('pagehide', flush);
    flush();
  };
  return { record, destroy };
};
