import type { AnalyticsEvent, Sink } from './analytics.ts';
import { followConsent } from './consent.ts';
import type { StatisticsOptions } from './statistics.ts';
import type { SafeStorage } from './storage.ts';
import { type LinkQuery, readVisit } from './visit.ts';
import { createVisitorId } from './visitor.ts';

export interface TrackerOptions {
  storage: SafeStorage;
  /** On the cabinet, links carry nothing of the visitor's way here (EMB-04). */
  isCabinet: boolean;
  /** Told of every event at once. */
  sinks?: readonly Sink[];
  /** Where statistics go, once the visitor may be counted; nowhere if absent. */
  statistics?: Omit<StatisticsOptions, 'visitor'>;
}

export interface Tracker {
  /** Environment, first visit and campaign, in this order, for a link; empty on the cabinet. */
  linkQuery(promoId?: number): LinkQuery;
  /** Tells every sink once. A widget is shown once, however often it renders. */
  record(event: AnalyticsEvent): void;
  destroy(): void;
}

/** Loaded on the first event, so that counting never delays a price. */
const createDelivery = (options: StatisticsOptions) => {
  const loaded = import('./statistics.ts').then(({ createStatistics }) => createStatistics(options));
  loaded.catch(() => {});
  return {
    record: (event: AnalyticsEvent) =>
      void loaded.then(
        (statistics) => statistics.record(event),
        () => {},
      ),
    destroy: () =>
      void loaded.then(
        (statistics) => statistics.destroy(),
        () => {},
      ),
  };
};

/** What is known of one visitor and told of what they do. One per widget. */
export const createTracker = ({ storage, isCabinet, sinks = [], statistics }: TrackerOptions): Tracker => {
  let visitor: LinkQuery = {};
  let isGranted = false;
  let delivery: ReturnType<typeof createDelivery> | undefined;
  const shown = new Set<string>();
  const held: AnalyticsEvent[] = [];
  const deliver = () => {
    if (!isGranted || !statistics || !held.length) return;
    delivery ??= createDelivery({ ...statistics, visitor: () => visitor });
    for (const event of held.splice(0)) delivery.record(event);
  };
  followConsent(storage, (granted) => {
    isGranted = granted;
    visitor = readVisit(granted ? storage : null);
    if (granted && !visitor.visitorId) {
      visitor.visitorId = createVisitorId();
      storage.set('visit', visitor);
    }
    deliver();
  });
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
    isCabinet ? {} : { ...(promoId && { promoId: `${promoId}` }), ...visitor };
  return { linkQuery, record, destroy: () => delivery?.destroy() };
};
