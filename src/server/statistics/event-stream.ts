import { setTimeout as pause } from 'node:timers/promises';
import { createOutageWarning } from '../database/outages.ts';
import { minuteMs } from '../durations.ts';

/** Outcomes of events for an address: sent, lost for one of three reasons, or left out above a limit of their sender. */
export const streamOutcomes = ['sent', 'full', 'refused', 'stopped', 'limited'] as const;
export type StreamOutcome = (typeof streamOutcomes)[number];

/** Bounds and times of a stream. Tests have smaller ones. */
const defaultLimits = {
  /** Characters of the lines that wait. Further events are lost. */
  maximumWaiting: 16_000_000,
  /** Characters of the lines of one request. */
  maximumRequest: 1_000_000,
  /** Milliseconds from the first event to the request that sends it. */
  collectMs: 1000,
  answerMs: 10_000,
  firstRetryMs: 1000,
  longestRetryMs: minuteMs,
  /** Milliseconds for which a stopping server goes on sending. */
  stopMs: 3000,
};
export type StreamLimits = typeof defaultLimits;

/** Adds a number of events to the metric of their outcome. */
export type CountStreamed = (outcome: StreamOutcome, events: number) => void;

interface StreamOptions {
  /** Address of the receiver. A name and password in it are sent as basic authentication. */
  url: string;
  count: CountStreamed;
  warn: (message: string) => void;
  limits?: StreamLimits;
}

/** Sends lines to a receiver, many at once. */
export type EventStream = ReturnType<typeof createEventStream>;

/** Creates a stream, which sends one request at a time and repeats it until the receiver accepts or refuses it. */
export const createEventStream = ({ url, count, warn, limits = defaultLimits }: StreamOptions) => {
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
    /** Takes a line, which is sent soon. Never waits. */
    add: (line: string) => {
      if (!buffer.add(line)) count('full', 1);
      else sending ??= sendAll();
    },
    /** Sends the waiting lines for a limited time, and counts the rest as lost. */
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

/** Lines that wait, in the sequence of their arrival and within a bound. */
const createEventBuffer = ({ maximumWaiting, maximumRequest }: StreamLimits) => {
  let lines: string[] = [];
  let length = 0;
  return {
    add: (line: string): boolean => {
      if (length + line.length > maximumWaiting) return false;
      lines.push(line);
      length += line.length;
      return true;
    },
    /** Returns, without removing them, the oldest lines that fit into a request; at least one, even if it alone is too long. */
    first: (): string[] => {
      let characters = 0;
      const end = lines.findIndex((line) => {
        characters += line.length;
        return characters > maximumRequest;
      });
      return lines.slice(0, end < 0 ? lines.length : Math.max(1, end));
    },
    remove: (sent: readonly string[]) => {
      lines = lines.slice(sent.length);
      for (const { length: characters } of sent) length -= characters;
    },
    size: () => lines.length,
  };
};

/** Statuses of a receiver that may accept the same lines later. */
const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429;

/**
 * Creates a function that posts lines to an address. A name and password in it are sent as basic authentication. `status` of
 * its result is null if no answer arrived in time, and `mayRepeat` tells whether the same lines may be accepted later.
 */
const createEventPost = (url: string, answerMs: number) => {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = `Basic ${Buffer.from(secret).toString('base64')}`;
  const headers = { 'content-type': 'application/x-ndjson', ...(username && { authorization }) };
  return async (body: string) => {
    try {
      const signal = AbortSignal.timeout(answerMs);
      const response = await fetch(address, { method: 'POST', headers, body, signal });
      await response.body?.cancel();
      const { status, ok: isAccepted } = response;
      return { status, isAccepted, mayRepeat: isTemporary(status) };
    } catch {
      return { status: null, isAccepted: false, mayRepeat: true };
    }
  };
};
