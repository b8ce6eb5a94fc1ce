import { parseServerDate } from '../dates.ts';
import type { Promises } from '../vocabulary/site.ts';

interface Delivery {
  /** Time of the latest delivery in ISO 8601; null if it is not known. */
  deliveredAt?: string | null;
}

/** Returns the end of the days in which revisions are free, in epoch milliseconds; `Infinity` if it is not known. */
export const revisionEnd = (promises: Promises | undefined, { deliveredAt }: Delivery): number => {
  const delivered = parseServerDate(deliveredAt ?? '');
  return promises && delivered ? delivered.getTime() + promises.revisionDays * 86_400_000 : Infinity;
};

/** Returns whether the days in which revisions are free have passed at `now`. */
export const isRevisionOver = (promises: Promises | undefined, delivery: Delivery, now: number): boolean =>
  now > revisionEnd(promises, delivery);
