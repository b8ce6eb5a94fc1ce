import type { DatabaseKind } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import type { Sites } from '../sites/store/sites.ts';
import { listUnsummedDays, sumOrders } from './store/day-figures.ts';

interface Deps {
  db: Db;
  databaseKind: DatabaseKind;
  sites: Sites;
}

/** Creates the task that sums up the orders of each day, so that the figures of a year are read without its orders. */
export const createFigureSums = ({ db, databaseKind, sites }: Deps) => {
  let running: Promise<void> | null = null;
  const sumAll = async () => {
    for (const { id: siteId } of await sites.all())
      for (const day of await listUnsummedDays(db, siteId))
        await sumOrders(db, databaseKind, { siteId, day });
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
