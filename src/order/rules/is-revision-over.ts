import { parseServerDate } from '../dates.ts';
import type { Promises } from '../vocabulary/site.ts';

interface Delivery {
  /** Time of the latest delivery in ISO 8601; null if it is not known. */
  deliveredAt?: string | null;
}

/** Returns whether the days in which revisions are free have passed at `now`. */
export const isRevisionOver = (
  promises: Promises | undefined,
  { deliveredAt }: Delivery,
  now: number,
): boolean => {
  const delivered = parseServerDate(deliveredAt ?? '');
  if (!promises || !delivered) return false;
  return now > delivered.getTime() + promises.revisionDays * 86_400_000;
};
