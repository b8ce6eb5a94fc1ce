import type { Database, Db } from '../../database/schema.ts';

type PlanRow = Database['planned_prices'];

export const addPlan = async (tx: Db, plan: PlanRow): Promise<void> => {
  await tx.insertInto('planned_prices').values(plan).execute();
};

/** Lists the plans of a site with the names of those who have made them, next first. */
export const listPlanRows = (db: Db, siteId: number) =>
  db
    .selectFrom('planned_prices')
    .innerJoin('staff', 'staff.id', 'planned_prices.staff_id')
    .select(['planned_prices.id', 'due_at', 'name', 'cents_by_place'])
    .where('site_id', '=', siteId)
    .orderBy('due_at')
    .orderBy('planned_prices.id')
    .execute();

/** Lists the plans of all sites that are due, oldest first. */
export const listDuePlans = (db: Db, now: number): Promise<PlanRow[]> =>
  db
    .selectFrom('planned_prices')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .execute();

/** Removes a plan of a site and returns it; undefined if it is done or cancelled. */
export const takePlan = (tx: Db, id: number, siteId: number): Promise<PlanRow | undefined> =>
  tx
    .deleteFrom('planned_prices')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .returningAll()
    .executeTakeFirst();
