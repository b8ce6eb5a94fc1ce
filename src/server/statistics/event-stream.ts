import { setTimeout as pause } from 'node:timers/promises';
import { createOutageWarning } from '../outages.ts';
import { createEventBuffer } from './event-buffer.ts';
import { createEventPost } from './event-post.ts';

/** Outcomes of events for an address: sent, lost for one of three reasons, or left out above a limit of their sender. */
export const streamOutcomes = ['sent', 'full', 'refused', 'stopped', 'limited'] as const;
export type StreamOutcome = (typeof streamOutcomes)[number];

/** Bounds and times of a stream. Tests have smaller ones. */
export interface StreamLimits {
  /** Characters of the lines that wait. Further events are lost. */
  maximumWaiting: number;
  /** Characters of the lines of one request. */
  maximumRequest: number;
  /** Milliseconds from the first event to the request that sends it. */
  collectMs: number;
  answerMs: number;
  firstRetryMs: number;
  longestRetryMs: number;
  /** Milliseconds for which a stopping server goes on sending. */
  stopMs: number;
}

const defaultLimits: StreamLimits = {
  maximumWaiting: 16_000_000,
  maximumRequest: 1_000_000,
  collectMs: 1000,
  answerMs: 10_000,
  firstRetryMs: 1000,
  longestRetryMs: 60_000,
  stopMs: 3000,
};

/** Counts events of one outcome. */
export type CountStreamed = (outcome: StreamOutcome, events: number) => void;

interface Options {
  /** Address of the receiver. A name and password in it are sent as basic authentication. */
  url: string;
  count: CountStreamed;
  warn: (message: string) => void;
  limits?: StreamLimits;
}

/** Sends lines to a receiver, many at once. */
export interface EventStream {
  /** Takes a line, which is sent soon. Never waits. */
  add(line: string): void;
  /** Sends what waits, for a limited time, and counts the rest as lost. */
  close(): Promise<void>;
}

/** Creates a stream, which sends one request at a time and repeats it until the receiver accepts or refuses it. */
export const createEventStream = ({ url, count, warn, limits = defaultLimits }: Options): EventStream => {
  const { collectMs, answerMs, firstRetryMs, longestRetryMs, stopMs } = limits;
  const post = createEventPost(url, answerMs);
  const buffer = createEventBuffer(limits);
  const warnOfOutage = createOutageWarning({
    begin: warn,
    end: () => warn('STATISTICS_URL accepts events again.'),
  });
  const stopping = new AbortController();
  let closesAt = Number.POSITIVE_INFINITY;
  let sending: Promise<void> | null = null;

  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => pause(firstRetryMs));
  const sendAll = async () => {
    await wait(collectMs);
    let retryMs = firstRetryMs;
    while (buffer.size() > 0 && performance.now() < closesAt) {
      const lines = buffer.first();
      const { status, isAccepted, mayRepeat } = await post(lines.join(''));
      const failure = `STATISTICS_URL does not accept events (${status ?? 'no answer'}). Lost events are counted.`;
      warnOfOutage(isAccepted ? null : failure);
      if (mayRepeat) {
        // Servers that failed together do not try again together.
        await wait(retryMs * (0.5 + Math.random() / 2));
        retryMs = Math.min(2 * retryMs, longestRetryMs);
      } else {
        buffer.remove(lines);
        count(isAccepted ? 'sent' : 'refused', lines.length);
        retryMs = firstRetryMs;
      }
    }
    sending = null;
  };
  return {
    add: (line) => {
      if (!buffer.add(line)) count('full', 1);
      else sending ??= sendAll();
    },
    close: async () => {
      closesAt = performance.now() + stopMs;
      stopping.abort();
      await Promise.race([sending, pause(stopMs, undefined, { ref: false })]);
      const rest = buffer.size();
      if (rest === 0) return;
      count('stopped', rest);
      warn(`${rest} statistics events were lost, because STATISTICS_URL did not take them before the stop.`);
    },
  };
};
