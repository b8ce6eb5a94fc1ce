import type { DatabaseKind } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import type { Sites } from '../sites/store/sites.ts';
import { listUnsummedDays, sumOrders } from './store/day-figures.ts';

interface Deps {
  db: Db;
  databaseKind: DatabaseKind;
  sites: Sites;
}

/** Creates what adds up the orders of each day, so that the figures of a year need not read its orders. */
export const createFigureSums = ({ db, databaseKind, sites }: Deps) => {
  let running: Promise<void> | null = null;
  const sumAll = async () => {
    for (const { id: siteId } of await sites.all())
      for (const day of await listUnsummedDays(db, siteId))
        await sumOrders(db, databaseKind, { siteId, day });
  };
  return {
    /** Adds up what has changed. Callers at the same time share one run, which may have begun before their own changes. */
    update: (): Promise<void> => {
      running ??= sumAll().finally(() => {
        running = null;
      });
      return running;
    },
  };
};
