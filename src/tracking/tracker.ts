import type { AnalyticsEvent, Sink } from './analytics.ts';
import { observeConsent, readConsent } from './consent.ts';
import type { Statistics, StatisticsOptions } from './statistics.ts';
import { readOrStore } from './storage.ts';
import { carriedVisit, type LinkQuery, updateVisit } from './visit.ts';
import { createVisitorId } from './visitor.ts';

export interface TrackerOptions {
  /** On the cabinet, links carry nothing of the visitor's way here (EMB-04). */
  isCabinet: boolean;
  /** Told of every event at once. */
  sinks?: readonly Sink[];
  /** Told whenever what links carry may have changed: at once, and with the visitor's consent. */
  onVisitor?: (() => void) | undefined;
  /** Called on the first event once the visitor may be counted. */
  createStatistics?: (visitor: StatisticsOptions['visitor']) => Statistics;
}

export interface Tracker {
  /** Environment, first visit and campaign, in this order, for a link; empty on the cabinet. */
  linkQuery(promoId?: number): LinkQuery;
  /** Where an order comes from: the page, and with consent the visit, on the cabinet too. */
  origin(): LinkQuery;
  /** Tells every sink once. A widget is shown once, however often it renders. */
  record(event: AnalyticsEvent): void;
  destroy(): void;
}

/** The same while its code may still be on its way. */
export interface DeferredTracker extends Omit<Tracker, 'linkQuery' | 'origin'> {
  /** Reads the tracker once its code has come; undefined where it cannot be had. */
  ask<Given>(read: (tracker: Tracker) => Given): Promise<Given | undefined>;
}

/** What is known of one visitor and told of what they do. One per widget. */
export const createTracker = ({
  isCabinet,
  sinks = [],
  onVisitor,
  createStatistics,
}: TrackerOptions): Tracker => {
  let visitor: LinkQuery = {};
  let consent = 'required';
  let statistics: Statistics | undefined;
  const shown = new Set<string>();
  const held: AnalyticsEvent[] = [];
  const deliver = () => {
    if (consent === 'denied') held.length = 0;
    if (consent !== 'granted' || !createStatistics || !held.length) return;
    statistics ??= createStatistics(() => (consent === 'granted' ? visitor : null));
    for (const event of held.splice(0)) statistics.record(event);
  };
  const follow = () => {
    consent = readConsent();
    const isGranted = consent === 'granted';
    visitor = updateVisit(isGranted);
    if (isGranted && !visitor.visitorId) {
      visitor = { visitorId: createVisitorId(), ...visitor };
      readOrStore('visit', visitor);
    }
    onVisitor?.();
    deliver();
  };
  follow();
  const observer = observeConsent(follow);
  const record = (event: AnalyticsEvent) => {
    if (event.action === 'Show') {
      if (shown.has(event.label)) return;
      shown.add(event.label);
    }
    for (const sink of sinks) sink(event);
    held.push(event);
    deliver();
  };
  const linkQuery = (promoId?: number): LinkQuery =>
    isCabinet ? {} : { ...(promoId && { promoId: `${promoId}` }), ...carriedVisit(visitor) };
  const origin = () => ({
    ...(consent === 'granted' && visitor),
    page: location.origin + location.pathname,
  });
  const destroy = () => {
    observer.disconnect();
    statistics?.destroy();
  };
  return { linkQuery, origin, record, destroy };
};
