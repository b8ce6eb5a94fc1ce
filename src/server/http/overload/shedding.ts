import { Refusal } from '../../errors.ts';
import { createIdleWaits } from './idle-waits.ts';
import { createRequestQueue, type Line, type RequestQueue } from './request-queue.ts';
import { createRounds } from './rounds.ts';
import { type RouteClass, routeClasses } from './route-classes.ts';

/** Load shedding: decides which request starts next, and refuses requests with `busy` that would wait too long. */
export interface Shedding {
  /** Runs the work of a new request when its turn comes. `name` is the class of its route. */
  begin<Result>(name: RouteClass, work: () => Promise<Result>): Promise<Result>;
  /** Runs further work of a begun request, before new requests start. */
  resume<Result>(name: RouteClass, work: () => Promise<Result>): Promise<Result>;
  /** Resolves once no request waits or has a turn, or after `longestMs`. */
  whenIdle(longestMs: number): Promise<void>;
  /** Called when the server has accepted a connection; delays the next start (`rounds.ts`). */
  noteConnection(): void;
}

/** Receives waiting times and refusals. `waited` is called in the asynchronous context of the request. */
export interface SheddingObserver {
  waited(line: Line, seconds: number): void;
  shed?(line: Line): void;
}

interface Deps {
  /** Milliseconds of a clock that is never set back. */
  monotonicNow: () => number;
  /** Called every 10 s, if requests were refused, with their number. */
  report: (refused: number) => void;
  observers?: readonly SheddingObserver[];
}

/** Line of a request, and whether the request needs a turn at the database. */
type Place = Pick<Parameters<RequestQueue['add']>[0], 'line' | 'needsTurn'>;

/** Maximum number of turns at the database. The database has more connections, because letters, files and logins need some. */
const maximumTurns = 16;
/** Maximum wait of a request, in ms. A queue that was not empty for this time means overload. */
const longestWaitMs = 3000;
/** Seconds after which a refused visitor may try again. */
const retrySeconds = 5;
const sweepIntervalMs = 50;
const reportIntervalMs = 10_000;

/** Creates a function that counts a refusal and reports the number of refusals after 10 s. */
const createRefusalCount = ({ report, observers = [] }: Pick<Deps, 'report' | 'observers'>) => {
  let refused = 0;
  const reportCount = () => {
    report(refused);
    refused = 0;
  };
  return (line: Line) => {
    for (const observer of observers) observer.shed?.(line);
    if (refused === 0) setTimeout(reportCount, reportIntervalMs).unref();
    refused += 1;
    return new Refusal('busy', {}, retrySeconds);
  };
};

/** Creates a function that starts a timer, which refuses overdue requests until no request waits. */
const createSweep = (queue: RequestQueue, monotonicNow: Deps['monotonicNow']) => {
  let timer: NodeJS.Timeout | undefined;
  const refuseOverdue = () => {
    for (const { refuse } of queue.takeOlder(monotonicNow() - longestWaitMs)) refuse();
    if (Number.isFinite(queue.busySince())) return;
    clearInterval(timer);
    timer = undefined;
  };
  return () => {
    timer ??= setInterval(refuseOverdue, sweepIntervalMs);
  };
};

/** Creates the load shedding of one server process. */
export const createShedding = ({ monotonicNow, report, observers = [] }: Deps): Shedding => {
  const queue = createRequestQueue();
  const sweep = createSweep(queue, monotonicNow);
  const refusal = createRefusalCount({ report, observers });
  const idleWaits = createIdleWaits();
  let turnsTaken = 0;

  const rounds = createRounds(() => {
    const next = queue.takeNext(turnsTaken < maximumTurns);
    if (next?.needsTurn) turnsTaken += 1;
    next?.start();
    return Boolean(next);
  });
  /** Refuses a new request under overload, which is a queue that was not empty for `longestWaitMs`. Short queues are normal. */
  const refuseOverload = (name: RouteClass) => {
    const now = monotonicNow();
    const isOverloaded = now - queue.busySince() > longestWaitMs;
    if (isOverloaded && now - queue.oldestSince(name) > routeClasses[name].targetMs) throw refusal(name);
  };
  const waitInLine = ({ line, needsTurn }: Place) =>
    new Promise<void>((start, reject) => {
      const refuse = () => reject(refusal(line));
      queue.add({ line, needsTurn, since: monotonicNow(), start, refuse });
      sweep();
    });
  const isIdle = () => turnsTaken === 0 && !Number.isFinite(queue.busySince());
  const passTurnOn = () => {
    turnsTaken -= 1;
    rounds.start();
    if (isIdle()) idleWaits.end();
  };
  const serve = async <Result>(work: () => Promise<Result>, place: Place) => {
    const { line, needsTurn } = place;
    const canStart = rounds.isFree() && !(needsTurn && turnsTaken >= maximumTurns);
    const since = canStart ? 0 : monotonicNow();
    if (!canStart) await waitInLine(place);
    else if (needsTurn) turnsTaken += 1;
    for (const observer of observers) observer.waited(line, canStart ? 0 : (monotonicNow() - since) / 1000);
    rounds.start();
    return needsTurn ? work().finally(passTurnOn) : work();
  };
  return {
    begin: async (name, work) => {
      refuseOverload(name);
      return routeClasses[name].waitsFor === 'none' ? work() : serve(work, { line: name, needsTurn: true });
    },
    resume: (name, work) => {
      const { waitsFor } = routeClasses[name];
      return waitsFor === 'none' ? work() : serve(work, { line: 'begun', needsTurn: waitsFor === 'turn' });
    },
    whenIdle: async (longestMs) => {
      if (!isIdle()) await idleWaits.wait(longestMs);
    },
    noteConnection: rounds.noteConnection,
  };
};
