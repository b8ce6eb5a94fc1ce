import { newId } from '../database/ids-and-secrets.ts';
import type { Deps as ServerDeps } from '../deps.ts';
import { createEventLimits } from './event-limits.ts';
import { visitorHash } from './event-rows.ts';
import { type CountStreamed, createEventStream, type EventStream } from './event-stream.ts';
import type { VisitorEvent } from './read-event.ts';
import { allowancesOf, createVisitorEvents, type VisitorEvents } from './store/visitor-events.ts';

/** Returns an event as a line of JSON. Visitors are numbers, as in the database. The id tells repeated lines apart. */
const eventLine = ({ at, siteId, visitorId, ...event }: VisitorEvent): string =>
  `${JSON.stringify({
    id: newId(),
    at,
    site_id: siteId,
    visitor: visitorHash(visitorId),
    widget: event.widget,
    template: event.template,
    action: event.action,
    campaign: event.campaign,
    action_text: event.actionText,
    page_text: event.pageText,
    device_text: event.deviceText,
  })}\n`;

interface Deps {
  stream: EventStream;
  /** Maximum number of events from one network in a minute. */
  eventsPerMinute: number;
  count: CountStreamed;
}

/**
 * Sends the events of visitors to a stream, and stores none. No request waits for it. Events above a limit are only counted.
 */
export const createStreamedEvents = ({ stream, eventsPerMinute, count }: Deps): VisitorEvents => {
  const limits = createEventLimits(...allowancesOf(eventsPerMinute));
  return {
    add: async (event, network) => {
      const { siteId, visitorId, at } = event;
      if (limits.allows({ network, visitorId, siteId }, at)) stream.add(eventLine(event));
      else count('limited', 1);
    },
    close: stream.close,
  };
};

/** Creates the place of visitors' events: the address of the settings, or the database. */
export const openVisitorEvents = ({
  db,
  databaseKind: kind,
  settings,
  metrics,
  log,
}: Pick<ServerDeps, 'db' | 'databaseKind' | 'settings' | 'metrics' | 'log'>): VisitorEvents => {
  const { statisticsUrl: url, eventsPerMinute } = settings;
  if (!url) return createVisitorEvents({ db, kind, eventsPerMinute });
  const count: CountStreamed = (outcome, events) => metrics?.streamed(outcome, events);
  const stream = createEventStream({ url, count, warn: (message) => log.warn(message) });
  return createStreamedEvents({ stream, eventsPerMinute, count });
};
