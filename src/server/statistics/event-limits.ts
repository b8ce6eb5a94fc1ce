const minute = 60_000;
const day = 24 * 60 * minute;

/** Most counters in memory. Senders above that number count as over the limit, because only a flood has so many. */
const maximumCounters = 200_000;

interface Window {
  lengthMs: number;
  startedAt: number;
  counts: Map<string, number>;
}

export interface EventSender {
  network: string;
  visitorId: string;
  siteId: number;
}

/** Events of one network, one visitor and one site. */
export interface EventAllowance {
  network: number;
  visitor: number;
  site: number;
}

export interface EventLimits {
  /** Counts an event; returns false if it is above a limit of its network, visitor or site. */
  allows(sender: EventSender, now: number): boolean;
}

/**
 * Creates the limits of anonymous events. Each server counts its own, because a query for every event would cost more than
 * the event. A flood of one network cannot use up what others may send: it counts for the site only while it is allowed.
 */
export const createEventLimits = (aMinute: EventAllowance, aDay: EventAllowance): EventLimits => {
  const newWindow = (lengthMs: number): Window => ({ lengthMs, startedAt: 0, counts: new Map() });
  const windows = [
    { window: newWindow(minute), allowance: aMinute },
    { window: newWindow(day), allowance: aDay },
  ];
  const restartIfOver = (window: Window, now: number) => {
    const startedAt = now - (now % window.lengthMs);
    if (startedAt === window.startedAt) return;
    window.startedAt = startedAt;
    window.counts.clear();
  };
  const isBelow = ({ counts }: Window, name: string, maximum: number) => {
    const count = counts.get(name);
    return count === undefined ? counts.size < maximumCounters && maximum > 0 : count < maximum;
  };
  return {
    allows: ({ network, visitorId, siteId }, now) => {
      for (const { window } of windows) restartIfOver(window, now);
      const named = windows.flatMap(({ window, allowance }) =>
        (
          [
            [`network ${network}`, allowance.network],
            [`visitor ${siteId} ${visitorId || network}`, allowance.visitor],
            [`site ${siteId}`, allowance.site],
          ] as const
        ).map(([name, maximum]) => ({ window, name, maximum })),
      );
      if (!named.every(({ window, name, maximum }) => isBelow(window, name, maximum))) return false;
      for (const { window, name } of named) window.counts.set(name, (window.counts.get(name) ?? 0) + 1);
      return true;
    },
  };
};
