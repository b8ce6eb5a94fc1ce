import type { Ratings } from '../../../order/vocabulary/site.ts';
import type { Db } from '../../database/schema.ts';

/**
 * Minimum number of rated orders with which a site shows its ratings. Fewer ratings say little, and would reveal the opinions
 * of single customers.
 */
const minimumCount = 10;
/** Factor by which the number of rated orders must grow before every server reads the site again. */
const growth = 1.05;

/** Reads the average rating and the number of ratings of a site's service; undefined below `minimumCount`. */
export const readRatings = async (db: Db, siteId: number): Promise<Ratings | undefined> => {
  const ratings = await db
    .selectFrom('ratings')
    .innerJoin('orders', 'orders.id', 'ratings.order_id')
    .where((eb) => eb.and({ 'orders.site_id': siteId, 'ratings.kind': 'service' }))
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('ratings.rate').as('sum')])
    .executeTakeFirstOrThrow();
  const count = Number(ratings.count);
  if (count < minimumCount) return undefined;
  return { count, average: Math.round((10 * Number(ratings.sum)) / count) / 10 };
};

/** Returns whether the average, or noticeably the number, of ratings differs between memory and database. */
export const areOutdated = (cached: Ratings | undefined, stored: Ratings | undefined): boolean =>
  cached?.average !== stored?.average || (stored?.count ?? 0) >= growth * (cached?.count ?? 1);
