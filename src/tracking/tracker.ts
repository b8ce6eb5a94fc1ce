import type { AnalyticsEvent, Sink } from './analytics.ts';
import { observeConsent, readConsent } from './consent.ts';
import { onceShown } from './once-shown.ts';
import type { Statistics, StatisticsOptions } from './statistics.ts';
import { storeOrRemove } from './storage.ts';
import { carriedVisit, type LinkQuery, updateVisit } from './visit.ts';
import { createVisitorId } from './visitor.ts';

export interface TrackerOptions {
  /** True on the cabinet, whose links carry no parameters of the visit. */
  isCabinet: boolean;
  /** Reads the visitor's parameters in place of those of the page. */
  readVisitor?: ((consent: string) => LinkQuery) | undefined;
  /** Functions that receive every event immediately. */
  sinks?: readonly Sink[];
  /** Called when the parameters for links may have changed: at the start and after every change of consent. */
  onVisitor?: (() => void) | undefined;
  /** Called for the first event after consent is granted. */
  createStatistics?: (visitor: StatisticsOptions['visitor']) => Statistics;
}

export interface Tracker {
  /** Returns the parameters for a link: environment, first visit and campaign. Returns none on the cabinet. */
  linkQuery(promoId?: number): LinkQuery;
  /**
   * Returns the origin of an order: the page and, with consent, the visit. The cabinet's pages report it in the same
   * way.
   */
  origin(): LinkQuery;
  /**
   * Passes an event to every sink, unless it is a repeated "Show" or "Price" event of the same widget. Events of a page that
   * was never shown wait until it is shown.
   */
  record(event: AnalyticsEvent): void;
  destroy(): void;
}

/** Reads the visitor's parameters of the page, and stores them with an id of the visitor. */
const readPageVisitor = (consent: string): LinkQuery => {
  const visit = updateVisit(consent);
  if (consent !== 'granted' || visit.visitorId) return visit;
  const visitor = { visitorId: createVisitorId(), ...visit };
  storeOrRemove('visit', visitor);
  return visitor;
};

/** Creates the tracker of a widget: parameters of the visitor for links, and events for the sinks and statistics. */
export const createTracker = ({
  isCabinet,
  readVisitor = readPageVisitor,
  sinks = [],
  onVisitor,
  createStatistics,
}: TrackerOptions): Tracker => {
  let visitor: LinkQuery = {};
  let consent = 'required';
  let statistics: Statistics | undefined;
  const recorded = new Set<string>();
  const waiting: AnalyticsEvent[] = [];
  const deliver = () => {
    if (consent === 'denied') waiting.length = 0;
    if (consent !== 'granted' || !createStatistics || !waiting.length) return;
    statistics ??= createStatistics(() => (consent === 'granted' ? visitor : null));
    for (const event of waiting.splice(0)) statistics.record(event);
  };
  const applyConsent = () => {
    consent = readConsent();
    visitor = readVisitor(consent);
    onVisitor?.();
    deliver();
  };
  const ended = new AbortController();
  const early: AnalyticsEvent[] = [];
  let observer: MutationObserver | undefined;
  const record = (event: AnalyticsEvent) => {
    if (!observer) return void early.push(event);
    if (event.action === 'Show' || event.action === 'Price') {
      if (recorded.has(event.action)) return;
      recorded.add(event.action);
    }
    for (const sink of sinks) sink(event);
    waiting.push(event);
    deliver();
  };
  onceShown(
    () => {
      applyConsent();
      observer = observeConsent(applyConsent);
      early.forEach(record);
    },
    { signal: ended.signal },
  );
  const linkQuery = (promoId?: number): LinkQuery =>
    isCabinet ? {} : { ...(promoId && { promoId: `${promoId}` }), ...carriedVisit(visitor) };
  const origin = () => ({
    ...(consent === 'granted' && visitor),
    page: location.origin + location.pathname,
  });
  const destroy = () => {
    ended.abort();
    observer?.disconnect();
    statistics?.destroy();
  };
  return { linkQuery, origin, record, destroy };
};
