import { Refusal } from '../errors.ts';
import { type RouteClass, routeClasses } from './route-classes.ts';

/** Refuses requests that would wait too long, and gives turns at the database to the others. */
export interface Shedding {
  /** Refuses with `busy` if another request has waited for longer than the class allows. */
  admit(name: RouteClass): void;
  /** Runs the work of a request when its turn comes; refuses with `busy` if the turn does not come in time. */
  inTurn<Result>(name: RouteClass, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  since: number;
  longestWaitMs: number;
  start: () => void;
  refuse: (refusal: Refusal) => void;
}

interface Deps {
  /** Milliseconds by which the event loop is late. */
  loopDelayMs: () => number;
  /** Milliseconds of a clock that is never set back. */
  monotonicNow: () => number;
  /** Called with the number of requests that were refused in the last seconds. */
  report: (refused: number) => void;
}

/** Fewer than the database has connections, because letters, files and logins use some too. */
const maximumTurns = 16;
/** Seconds after which a refused visitor may try again. */
const retrySeconds = 5;
const sweepIntervalMs = 50;
const reportIntervalMs = 10_000;

/** Creates a function that counts refusals and reports their number once in a while. */
const createRefusalCount = (report: Deps['report']) => {
  let refused = 0;
  const reportCount = () => {
    report(refused);
    refused = 0;
  };
  return () => {
    if (refused === 0) setTimeout(reportCount, reportIntervalMs).unref();
    refused += 1;
    return new Refusal('busy', {}, retrySeconds);
  };
};

/** Creates one queue for each class, in the order of the classes. */
const createQueues = () => {
  const queues = new Map(Object.keys(routeClasses).map((name): [string, Waiting[]] => [name, []]));
  const firstOf = (queue: readonly Waiting[]) => queue[0]?.since ?? Number.POSITIVE_INFINITY;
  return {
    add: (name: RouteClass, waiting: Waiting) => queues.get(name)?.push(waiting),
    next: () => [...queues.values()].find((queue) => queue.length > 0)?.shift(),
    isEmpty: () => [...queues.values()].every((queue) => queue.length === 0),
    oldestSince: () => Math.min(...[...queues.values()].map(firstOf)),
    takeOverdue: (now: number): Waiting[] =>
      [...queues.values()].flatMap((queue) => {
        const inTime = queue.findIndex(({ since, longestWaitMs }) => now - since <= longestWaitMs);
        return queue.splice(0, inTime < 0 ? queue.length : inTime);
      }),
  };
};

/** Creates the load shedding of one server process. */
export const createShedding = ({ loopDelayMs, monotonicNow, report }: Deps): Shedding => {
  const queues = createQueues();
  const refusal = createRefusalCount(report);
  let running = 0;
  let sweeping: NodeJS.Timeout | undefined;

  const refuseOverdue = () => {
    for (const { refuse } of queues.takeOverdue(monotonicNow())) refuse(refusal());
    if (!queues.isEmpty()) return;
    clearInterval(sweeping);
    sweeping = undefined;
  };
  const waitForTurn = (name: RouteClass) =>
    new Promise<void>((start, refuse) => {
      const { longestWaitMs } = routeClasses[name];
      queues.add(name, { since: monotonicNow(), longestWaitMs, start, refuse });
      sweeping ??= setInterval(refuseOverdue, sweepIntervalMs);
    });
  /** Gives the turn of finished work to the first waiting request of the most urgent class. */
  const passTurnOn = () => {
    if (sweeping) refuseOverdue();
    const next = queues.next();
    if (next) next.start();
    else running -= 1;
  };
  return {
    admit: (name) => {
      const waitedMs = Math.max(loopDelayMs(), monotonicNow() - queues.oldestSince());
      if (waitedMs > routeClasses[name].longestWaitMs) throw refusal();
    },
    inTurn: async (name, work) => {
      if (!routeClasses[name].takesTurn) return work();
      if (running >= maximumTurns) await waitForTurn(name);
      else running += 1;
      return work().finally(passTurnOn);
    },
  };
};
