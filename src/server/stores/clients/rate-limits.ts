import { createHash } from 'node:crypto';
import type { Db } from '../../database/schema.ts';

/** One count: at most `most` tries under a name in `within` milliseconds from the first. */
export interface Count {
  name: string;
  most: number;
  within: number;
}

const keyOf = (name: string) => createHash('sha256').update(name).digest('hex');

/** Milliseconds until the next try is allowed, 0 where it is now. Counts nothing. */
export const waitFor = async (db: Db, { name, most }: Count, now: number): Promise<number> => {
  const row = await db
    .selectFrom('attempts')
    .select(['tries', 'ends_at'])
    .where('name', '=', keyOf(name))
    .executeTakeFirst();
  return row && row.tries >= most ? Math.max(0, row.ends_at - now) : 0;
};

/**
 * Counts a try; answers 0 where it was allowed, else the milliseconds to wait. One statement, so that of many at
 * the same moment, on whatever server, no more than the allowed ones pass. Who is refused writes nothing.
 */
export const countTry = async (db: Db, count: Count, now: number): Promise<number> => {
  const wait = await waitFor(db, count, now);
  if (wait > 0) return wait;
  const { name, most, within } = count;
  const { tries, ends_at } = await db
    .insertInto('attempts')
    .values({ name: keyOf(name), tries: 1, ends_at: now + within })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ eb, ref }) => {
        const isOver = eb(ref('attempts.ends_at'), '<=', now);
        const tries = eb
          .case()
          .when(isOver)
          .then(1)
          .else(eb('attempts.tries', '+', 1))
          .end();
        const ends_at = eb
          .case()
          .when(isOver)
          .then(now + within)
          .else(ref('attempts.ends_at'))
          .end();
        return { tries, ends_at };
      }),
    )
    .returning(['tries', 'ends_at'])
    .executeTakeFirstOrThrow();
  return tries > most ? ends_at - now : 0;
};

/** Starts a count anew. */
export const forgetTries = async (db: Db, { name }: Count): Promise<void> => {
  await db.deleteFrom('attempts').where('name', '=', keyOf(name)).execute();
};

/** Throws away the counts that are over. */
export const sweepTries = async (db: Db, now: number): Promise<void> => {
  await db.deleteFrom('attempts').where('ends_at', '<=', now).execute();
};
