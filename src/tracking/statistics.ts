import type { SiteConfig } from '../order/vocabulary/site.ts';
import type { AnalyticsEvent } from './analytics.ts';
import { decorateLink } from './decorate-link.ts';
import type { LinkQuery } from './visit.ts';

export interface StatisticsOptions {
  /** Of the visitor-action call; what names the site is in its query, for a beacon has no headers. */
  address: string;
  config: Pick<SiteConfig, 'id' | 'version_price' | 'postback'>;
  /** The visitor's parameters, visitorId among them; null once the visitor may not be counted any more. */
  visitor: () => LinkQuery | null;
}

const deviceData = () => ({
  width: innerWidth,
  height: innerHeight,
  pixelRatio: devicePixelRatio,
  language: navigator.language,
  userAgent: navigator.userAgent,
});

/** A sandboxed frame throws at the question, and an image of that name takes the cookies' place. */
const cookiesOf = (page: Document) => {
  try {
    return String(page.cookie);
  } catch {
    return '';
  }
};

const visitorAction = (
  { label, action, actionData, result }: AnalyticsEvent,
  { id, version_price }: StatisticsOptions['config'],
  visitor: LinkQuery,
) => {
  const { origin, pathname } = location;
  // Of cookies the names alone: their values are the host page's business.
  const cookies = cookiesOf(document)
    .split('; ')
    .map((pair) => pair.split('=')[0]);
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

/** Undefined fields are left out. */
const fill = <Form extends FormData | URLSearchParams>(
  form: Form,
  fields: Readonly<Record<string, unknown>>,
) => {
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, `${value}`);
  return form;
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
  const query = fill(new URLSearchParams(), { ...facts, ...visitor });
  const url = new URL(address, location.href);
  decorateLink(url, Object.fromEntries(query));
  quietly(() => fetch(url, { mode: 'no-cors', keepalive: true }));
};

/** Milliseconds in which events gather before they are sent together, off the visitor's path. */
const gathering = 1000;

export interface Statistics {
  record(event: AnalyticsEvent): void;
  destroy(): void;
}

/** Sends events to statistics/visitor-action and to the owner's postbacks; what waits goes when the page does. */
export const createStatistics = ({ address, config, visitor }: StatisticsOptions): Statistics => {
  const waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const told = waiting.splice(0);
    const known = visitor();
    if (!known) return;
    for (const event of told) {
      post(address, fill(new FormData(), visitorAction(event, config, known)));
      for (const { url, actions } of config.postback)
        if (actions.includes(event.action)) quietly(async () => call(url, event, known));
    }
  };
  // A phone may end a page in the background without another word.
  const leave = () => document.hidden && flush();
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', leave);
  const record = (event: AnalyticsEvent) => {
    waiting.push(event);
    timer ??= setTimeout(flush, gathering);
  };
  const destroy = () => {
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', leave);
    flush();
  };
  return { record, destroy };
};
