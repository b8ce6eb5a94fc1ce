import type { DatabaseKind } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import type { Sites } from '../sites/store/sites.ts';
import { listUnsummedDays, sumOrders } from './store/day-figures.ts';

interface Deps {
  db: Db;
  databaseKind: DatabaseKind;
  sites: Sites;
  logError: (problem: unknown) => void;
}

/** Creates the task that sums up the orders of each day, so that the figures of a year are read without its orders. */
export const createFigureSums = ({ db, databaseKind, sites, logError }: Deps) => {
  let running: Promise<void> | null = null;
  const sumAll = async () => {
    // A day that cannot be summed up keeps its former figures until the next run, and does not stop the other days.
    for (const { id: siteId } of await sites.all())
      for (const day of await listUnsummedDays(db, siteId))
        await sumOrders(db, databaseKind, { siteId, day }).catch(logError);
  };
  return {
    /** Sums up the days whose orders have changed. Simultaneous callers share a run, which may miss their own latest changes. */
    update: (): Promise<void> => {
      running ??= sumAll().finally(() => {
        running = null;
      });
      return running;
    },
  };
};
