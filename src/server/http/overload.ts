import { Refusal } from '../errors.ts';
import { addSpan } from '../spans.ts';

/**
 * Classes of calls: `customers` order and read, `accounts` enter passwords. A new request is refused at once while another has
 * waited for longer than `limitMs`. `turn` is the part of a request that holds a turn: `start` is the check of its session.
 */
export const routeClasses = {
  memory: { limitMs: Number.POSITIVE_INFINITY, turn: 'none' },
  /**
   * Calls and events about files and payment, and calls that wait for other machines. They start before all others, because they
   * are few and concern money.
   */
  running: { limitMs: Number.POSITIVE_INFINITY, turn: 'start' },
  customers: { limitMs: 1500, turn: 'whole' },
  changes: { limitMs: 1000, turn: 'whole' },
  accounts: { limitMs: 1000, turn: 'start' },
  statistics: { limitMs: 500, turn: 'none' },
} as const;

export type RouteClass = keyof typeof routeClasses;

/** Class of a waiting request, or `begun` if it has already done part of its work. */
export type QueueName = 'begun' | RouteClass;

/** Receives waiting times and refusals. */
export interface SheddingObserver {
  waited?(line: QueueName, seconds: number): void;
  shed?(line: QueueName): void;
}

interface Deps {
  /** Milliseconds of a clock that is never set back. */
  monotonicNow: () => number;
  /** Longest wait of each part of a request, in milliseconds. Both parts stay below the 5 s that an answer may take. */
  longestWaitMs?: number;
  observers?: readonly SheddingObserver[];
}

/** Number of turns. The database has more connections, because letters, files and logins need some. */
const maximumTurns = 16;
/** Largest number of successive rounds of the event loop in which new connections delay the next start. */
const maximumAccepts = 50;
/** Seconds after which a refused visitor may try again. */
const retrySeconds = 5;

interface Waiting {
  since: number;
  start(): void;
  refuse(): void;
}

/** Waits in a line until `start` or `refuse` is called, which happens by itself after `longestWaitMs`. */
const waitIn = (line: Set<Waiting>, { start, refuse, since }: Waiting, longestWaitMs: number) => {
  const leaveAnd = (end: () => void) => () => {
    clearTimeout(timer);
    line.delete(waiting);
    end();
  };
  const waiting = { since, start: leaveAnd(start), refuse: leaveAnd(refuse) };
  const timer = setTimeout(waiting.refuse, longestWaitMs);
  line.add(waiting);
};

/**
 * Starts one request a round of the event loop, because a round accepts one connection: new connections would wait for longer
 * than requests. After an accepted connection it starts none, because further ones are probably waiting.
 */
const createRounds = (findNext: () => Waiting | undefined) => {
  let isGoing = false;
  let hasAccepted = false;
  let accepts = 0;
  const nextRound = () => {
    accepts = hasAccepted && accepts < maximumAccepts ? accepts + 1 : 0;
    hasAccepted = false;
    const next = accepts > 0 ? undefined : findNext();
    next?.start();
    isGoing = accepts > 0 || next !== undefined;
    if (isGoing) setImmediate(nextRound);
  };
  return {
    areGoing: () => isGoing,
    start: () => {
      if (!isGoing) setImmediate(nextRound);
      isGoing = true;
    },
    noteConnection: () => {
      hasAccepted = true;
    },
  };
};

/** Load shedding: decides which request starts next, and refuses requests with `busy` that would wait too long. */
export type Shedding = ReturnType<typeof createShedding>;

/** Creates the load shedding of one server process. */
export const createShedding = ({ monotonicNow, longestWaitMs = 2000, observers = [] }: Deps) => {
  const [urgent, arrived] = [new Set<Waiting>(), new Set<Waiting>()];
  let turns = 0;
  const rounds = createRounds(() => {
    const [next] = turns === maximumTurns ? [] : urgent.size > 0 ? urgent : arrived;
    return next;
  });
  const refusal = (line: QueueName) => {
    for (const observer of observers) observer.shed?.(line);
    return new Refusal('busy', {}, retrySeconds);
  };
  const inTurn = async <Result>(line: QueueName, work: () => Promise<Result>) => {
    const since = monotonicNow();
    if (rounds.areGoing() || turns === maximumTurns)
      await new Promise<void>((start, reject) => {
        const refuse = () => reject(refusal(line));
        const others = line === 'begun' || line === 'running' ? urgent : arrived;
        waitIn(others, { since, start, refuse }, longestWaitMs);
      });
    turns += 1;
    const waitedMs = monotonicNow() - since;
    if (waitedMs > 0) addSpan('queue', waitedMs, { attributes: { 'octavo.line': line } });
    for (const observer of observers) observer.waited?.(line, waitedMs / 1000);
    rounds.start();
    try {
      return await work();
    } finally {
      turns -= 1;
      rounds.start();
    }
  };
  return {
    /** Runs the work of a new request of a class when its turn comes, or refuses it. */
    begin: async <Result>(name: RouteClass, work: () => Promise<Result>) => {
      const [first] = arrived;
      if (first && monotonicNow() - first.since > routeClasses[name].limitMs) throw refusal(name);
      return routeClasses[name].turn === 'none' ? work() : inTurn(name, work);
    },
    /** Runs further work of a begun request, before new requests start. */
    resume: async <Result>(name: RouteClass, work: () => Promise<Result>) =>
      routeClasses[name].turn === 'whole' ? inTurn('begun', work) : work(),
    /** Returns whether no request waits or has a turn. */
    isIdle: () => turns + urgent.size + arrived.size === 0,
    /** Called when the server has accepted a connection; delays the next start. */
    noteConnection: rounds.noteConnection,
  };
};
