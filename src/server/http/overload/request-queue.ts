import { type RouteClass, routeClasses } from './route-classes.ts';

/** Line of the queue: a class of routes, or `begun` for requests that have already done part of their work. */
export type Line = 'begun' | RouteClass;

interface Waiting {
  line: Line;
  /** Whether the request needs one of the turns at the database. */
  needsTurn: boolean;
  since: number;
  start: () => void;
  refuse: () => void;
}

/**
 * Queue of requests that wait for their start. Each class has a line in the sequence of arrival; urgent classes start first.
 */
export interface RequestQueue {
  add(waiting: Waiting): void;
  /** Removes and returns the most urgent request that may start. */
  takeNext(hasFreeTurn: boolean): Waiting | undefined;
  /** Removes and returns the requests that arrived before `time`. */
  takeOlder(time: number): Waiting[];
  /** Returns the earliest arrival among requests of this line and of more urgent lines; infinity if no request waits. */
  oldestSince(line: Line): number;
  /** Returns the time at which the empty queue last got a request; infinity while the queue is empty. */
  busySince(): number;
}

export const createRequestQueue = (): RequestQueue => {
  const names = ['begun', ...Object.keys(routeClasses)];
  const lines = new Map(names.map((name): [string, Waiting[]] => [name, []]));
  const all = [...lines.values()];
  let busySince = Number.POSITIVE_INFINITY;
  const noteEmpty = () => {
    if (all.every((line) => line.length === 0)) busySince = Number.POSITIVE_INFINITY;
  };
  return {
    add: (waiting) => {
      busySince = Math.min(busySince, waiting.since);
      lines.get(waiting.line)?.push(waiting);
    },
    takeNext: (hasFreeTurn) => {
      const next = all.find(([first]) => first && (hasFreeTurn || !first.needsTurn))?.shift();
      noteEmpty();
      return next;
    },
    takeOlder: (time) => {
      const older = all.flatMap((line) => {
        const younger = line.findIndex(({ since }) => since >= time);
        return line.splice(0, younger < 0 ? line.length : younger);
      });
      noteEmpty();
      return older;
    },
    oldestSince: (name) => {
      const urgent = all.slice(0, names.indexOf(name) + 1);
      return Math.min(...urgent.map(([first]) => first?.since ?? Number.POSITIVE_INFINITY));
    },
    busySince: () => busySince,
  };
};
