import type { SiteConfig } from '../order/vocabulary/site.ts';
import type { AnalyticsEvent } from './analytics.ts';
import { decorateLink } from './decorate-link.ts';
import type { LinkQuery } from './visit.ts';

export interface StatisticsOptions {
  /** URL of the visitor-action call. Its query identifies the site, because a beacon has no headers. */
  address: string;
  config: Pick<SiteConfig, 'id' | 'version_price' | 'postback'>;
  /** The widget's options. Each event is sent with the template that is shown at that moment. */
  options: { template: string };
  /** Returns the visitor's parameters, including `visitorId`; null after the visitor has withdrawn consent. */
  visitor: () => LinkQuery | null;
}

const deviceData = () => ({
  width: innerWidth,
  height: innerHeight,
  pixelRatio: devicePixelRatio,
  language: navigator.language,
  userAgent: navigator.userAgent,
});

/** Cuts each parameter of a visit, because the server limits the size of a report. */
const shorten = (visitor: LinkQuery) =>
  Object.fromEntries(Object.entries(visitor).map(([name, value]) => [name, value.slice(0, 100)]));

const visitorAction = (
  { label, action, actionData, result }: AnalyticsEvent,
  { config: { id, version_price }, options: { template } }: StatisticsOptions,
  visitor: LinkQuery,
) => {
  const { origin, pathname } = location;
  const environment = { location: (origin + pathname).slice(0, 500), storage: shorten(visitor) };
  return {
    category: 'Widget',
    label,
    configData: JSON.stringify({ id, version_price, template }),
    result: result && JSON.stringify(result),
    actionData: JSON.stringify({ action, ...actionData }),
    deviceData: JSON.stringify(deviceData()),
    environmentData: JSON.stringify(environment),
    visitorId: visitor.visitorId,
  };
};

/** Appends the fields to a form, except undefined ones. */
const appendFields = <Form extends FormData | URLSearchParams>(
  form: Form,
  fields: Readonly<Record<string, unknown>>,
) => {
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, `${value}`);
  return form;
};

/** Logs failures of a request at `console.debug`, which consoles hide, because they do not concern the visitor. */
const logFailure = (send: () => Promise<unknown>) => {
  const log = (error: unknown) => console.debug('Octavo: a visitor action could not be sent', error);
  try {
    send().catch(log);
  } catch (error) {
    log(error);
  }
};

/** Sends a beacon, which survives the end of the page. A plain form without custom headers needs no CORS preflight. */
const sendBeacon = (url: string, body: FormData) => {
  try {
    if (navigator.sendBeacon(url, body)) return;
  } catch {}
  logFailure(() => fetch(url, { method: 'POST', body, keepalive: true, mode: 'no-cors' }));
};

const callPostback = (address: string, { label, action, actionData }: AnalyticsEvent, visitor: LinkQuery) => {
  const facts = { category: 'Widget', label, action, ...actionData };
  const query = appendFields(new URLSearchParams(), { ...facts, ...visitor });
  const url = new URL(address, location.href);
  decorateLink(url, Object.fromEntries(query));
  logFailure(() => fetch(url, { mode: 'no-cors', keepalive: true }));
};

/** Time in which events are collected before they are sent together, so that sending does not slow the visitor down. */
const batchDelayMs = 1000;

export interface Statistics {
  record(event: AnalyticsEvent): void;
  destroy(): void;
}

/**
 * Sends events to the visitor-action call and to the postbacks of the site. When the visitor leaves the page, collected
 * events are sent at once.
 */
export const createStatistics = (options: StatisticsOptions): Statistics => {
  const { address, config, visitor } = options;
  const waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.splice(0);
    const parameters = visitor();
    if (!parameters) return;
    for (const event of events) {
      sendBeacon(address, appendFields(new FormData(), visitorAction(event, options, parameters)));
      for (const { url, actions } of config.postback)
        if (actions.includes(event.action)) logFailure(async () => callPostback(url, event, parameters));
    }
  };
  // Sends when the page becomes hidden, because a phone may end a hidden page without a further event.
  const flushIfHidden = () => document.hidden && flush();
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flushIfHidden);
  const record = (event: AnalyticsEvent) => {
    waiting.push(event);
    timer ??= setTimeout(flush, batchDelayMs);
  };
  const destroy = () => {
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flushIfHidden);
    flush();
  };
  return { record, destroy };
};
