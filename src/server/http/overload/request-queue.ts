import { type RouteClass, routeClasses } from './route-classes.ts';

/** `begun` comes before all classes, because the server has done a part of the request already. */
export type Line = 'begun' | RouteClass;

interface Waiting {
  line: Line;
  /** Whether the request takes one of the turns at the database. */
  needsTurn: boolean;
  since: number;
  start: () => void;
  refuse: () => void;
}

/** Requests that wait for their start: one line for each class, the most urgent first, each in the sequence of arrival. */
export interface RequestQueue {
  add(waiting: Waiting): void;
  /** Removes and returns the most urgent request that may start. */
  takeNext(hasFreeTurn: boolean): Waiting | undefined;
  /** Removes and returns the requests that came before `time`. */
  takeOlder(time: number): Waiting[];
  /** Returns since when a request of this line, or of a more urgent one, has waited; infinity if there is none. */
  oldestSince(line: Line): number;
  /** Returns since when the queue has never been empty; infinity while it is empty. */
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
