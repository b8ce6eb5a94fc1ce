import { dayMs, minuteMs } from '../durations.ts';

/** Maximum number of counters in one window, which bounds the memory. */
const maximumCounters = 200_000;

interface Window {
  lengthMs: number;
  /**
   * Whether senders without a counter are allowed after all counters are used. In a minute only a flood has so many senders, so
   * they are refused. In a day a busy site has as many visitors, so they are allowed; the limits of a minute and of the site
   * still apply.
   */
  allowsUncounted: boolean;
  startedAt: number;
  counts: Map<string, number>;
}

interface EventSender {
  network: string;
  visitorId: string;
  siteId: number;
}

/** Maximum numbers of events from one network, of one visitor and of one site. */
export interface EventAllowance {
  network: number;
  visitor: number;
  site: number;
}

/**
 * Creates the limits of visitors' actions. Each server counts separately, because a query for every event would cost more than
 * the event. Refused events do not count for their site, so that the flood of one network cannot use up the limit of other
 * visitors.
 */
export const createEventLimits = (aMinute: EventAllowance, aDay: EventAllowance) => {
  const windows: { window: Window; allowance: EventAllowance }[] = [
    {
      window: { lengthMs: minuteMs, allowsUncounted: false, startedAt: 0, counts: new Map() },
      allowance: aMinute,
    },
    { window: { lengthMs: dayMs, allowsUncounted: true, startedAt: 0, counts: new Map() }, allowance: aDay },
  ];
  const restartIfOver = (window: Window, now: number) => {
    const startedAt = now - (now % window.lengthMs);
    if (startedAt === window.startedAt) return;
    window.startedAt = startedAt;
    window.counts.clear();
  };
  /** Returns whether a name has a counter or may get a new one. Sites always may, because they are few. */
  const hasCounter = ({ counts }: Window, name: string) =>
    counts.has(name) || counts.size < maximumCounters || name.startsWith('site ');
  const isBelow = (window: Window, name: string, maximum: number) =>
    hasCounter(window, name) ? (window.counts.get(name) ?? 0) < maximum : window.allowsUncounted;
  return {
    /** Counts an event; returns false if it is above a limit of its network, visitor or site. */
    allows: ({ network, visitorId, siteId }: EventSender, now: number): boolean => {
      for (const { window } of windows) restartIfOver(window, now);
      const counters = windows.flatMap(({ window, allowance }) => [
        { window, name: `network ${network}`, maximum: allowance.network },
        { window, name: `visitor ${siteId} ${visitorId || network}`, maximum: allowance.visitor },
        { window, name: `site ${siteId}`, maximum: allowance.site },
      ]);
      if (!counters.every(({ window, name, maximum }) => isBelow(window, name, maximum))) return false;
      for (const { window, name } of counters)
        if (hasCounter(window, name)) window.counts.set(name, (window.counts.get(name) ?? 0) + 1);
      return true;
    },
  };
};
