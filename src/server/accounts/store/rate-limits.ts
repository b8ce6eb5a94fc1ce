import { hashOf } from '../../database/ids-and-secrets.ts';
import type { Db } from '../../database/schema.ts';
import { clockToleranceMs } from '../../durations.ts';

/** Limit of one counter: at most `maximum` uses within `windowMs` milliseconds after the first use. */
export interface CountedLimit {
  name: string;
  maximum: number;
  windowMs: number;
  /** Number by which a use is counted. The default is 1. */
  amount?: number;
}

/**
 * Returns the milliseconds until the next use is allowed; 0 if it is allowed now. Does not count a use. After the
 * clock was set back, a window may end later than a new window would. Such a window counts as over, so that no caller waits
 * longer than `windowMs`.
 */
export const readWaitMs = async (
  db: Db,
  { name, maximum, windowMs }: CountedLimit,
  now: number,
): Promise<number> => {
  const row = await db
    .selectFrom('attempts')
    .select(['tries', 'ends_at'])
    .where('name', '=', hashOf(name))
    .executeTakeFirst();
  if (!row || row.tries < maximum || row.ends_at > now + windowMs + clockToleranceMs) return 0;
  return Math.max(0, row.ends_at - now);
};

/**
 * Counts a use for each limit by one statement, so that simultaneous uses on several servers cannot exceed a limit.
 * Returns the milliseconds to wait for each limit; 0 if the use is allowed. A refused use is counted too, until the
 * caller's transaction is rolled back.
 */
export const countUses = async (db: Db, limits: readonly CountedLimit[], now: number): Promise<number[]> => {
  if (limits.length === 0) return [];
  const counts = await db
    .insertInto('attempts')
    .values(
      limits.map(({ name, windowMs, amount = 1 }) => ({
        name: hashOf(name),
        tries: amount,
        ends_at: now + windowMs,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ eb, ref }) => {
        const newEnd = ref('excluded.ends_at');
        const isOver = eb(ref('attempts.ends_at'), '<=', now).or(
          eb(ref('attempts.ends_at'), '>', eb(newEnd, '+', clockToleranceMs)),
        );
        const tries = eb
          .case()
          .when(isOver)
          .then(ref('excluded.tries'))
          .else(eb('attempts.tries', '+', ref('excluded.tries')))
          .end();
        const ends_at = eb.case().when(isOver).then(newEnd).else(ref('attempts.ends_at')).end();
        return { tries, ends_at };
      }),
    )
    .returning(['name', 'tries', 'ends_at'])
    .execute();
  return limits.map(({ name, maximum }) => {
    const count = counts.find((row) => row.name === hashOf(name));
    return count && count.tries > maximum ? count.ends_at - now : 0;
  });
};

/** Counts a use like `countUses`, but does not count a refused one. */
export const countUse = async (db: Db, limit: CountedLimit, now: number): Promise<number> => {
  const waitMs = await readWaitMs(db, limit, now);
  if (waitMs > 0) return waitMs;
  const [countedMs = 0] = await countUses(db, [limit], now);
  return countedMs;
};

export const resetCount = async (db: Db, { name }: CountedLimit): Promise<void> => {
  await db.deleteFrom('attempts').where('name', '=', hashOf(name)).execute();
};

/**
 * Takes amounts that were counted at `countedAt` out of counters again. A counter whose window has begun since stays as it is.
 * This is one statement, which locks the counters in the sequence of `countUses`; a counter that no longer exists gets a row
 * whose window is over.
 */
export const uncount = async (
  db: Db,
  limits: readonly Required<Pick<CountedLimit, 'name' | 'amount'>>[],
  { windowMs, countedAt }: Pick<CountedLimit, 'windowMs'> & { countedAt: number },
): Promise<void> => {
  await db
    .insertInto('attempts')
    .values(limits.map(({ name, amount }) => ({ name: hashOf(name), tries: amount, ends_at: countedAt })))
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(({ eb, ref }) => ({ tries: eb('attempts.tries', '-', ref('excluded.tries')) }))
        .whereRef('attempts.tries', '>=', 'excluded.tries')
        .where('attempts.ends_at', '<=', countedAt + windowMs),
    )
    .execute();
};
