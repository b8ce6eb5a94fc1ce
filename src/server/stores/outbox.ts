import type { ExpressionBuilder } from 'kysely';
import { newId } from '../database/new-id.ts';
import type { Database, Db } from '../database/schema.ts';
import { type LetterKind, letterRowOf } from '../letters/letter-rows.ts';

export type Letter = Database['letters'];

interface NewLetter {
  siteId: number;
  kind: LetterKind;
  /** Of the customer; the provider's is read when the letter is sent. */
  address?: string;
  /** Code of the order that the letter is about. */
  about?: string;
  now: number;
}

/**
 * Promises a letter, which from then on outlives the server. Where its kind merges and one like it waits to be sent,
 * that one tells of this event too.
 */
export const addLetter = async (
  db: Db,
  { siteId, kind, address = '', about = '', now }: NewLetter,
): Promise<void> => {
  const { mergeMs } = letterRowOf(kind);
  const merge_key = mergeMs ? `${siteId} ${kind} ${about}` : null;
  const when = { created_at: now, due_at: now + (mergeMs ?? 0), tries: 0 };
  await db
    .insertInto('letters')
    .values({ id: newId(), site_id: siteId, kind, address, about, merge_key, ...when })
    // An update, because it locks the letter: it cannot be sent before this transaction's event can be read.
    .onConflict((conflict) =>
      conflict.column('merge_key').doUpdateSet(({ eb, ref }) => ({
        created_at: eb
          .case()
          .when('letters.created_at', '>', now)
          .then(now)
          .else(ref('letters.created_at'))
          .end(),
      })),
    )
    .execute();
};

/**
 * Whether a letter has to wait: an earlier one about the same order, to the same address, has been tried and is not
 * sent yet. A customer would otherwise read that an order is paid before reading that it was placed.
 */
const hasEarlierUnsentLetter = ({ selectFrom, exists }: ExpressionBuilder<Database, 'letters'>) =>
  exists(
    selectFrom('letters as earlier')
      .select('earlier.id')
      .whereRef('earlier.site_id', '=', 'letters.site_id')
      .whereRef('earlier.address', '=', 'letters.address')
      .whereRef('earlier.about', '=', 'letters.about')
      .whereRef('earlier.created_at', '<', 'letters.created_at')
      .where('earlier.about', '<>', '')
      .where('earlier.tries', '>', 0),
  );

/** The letter that has waited longest, due again only at `until`: of several servers one gets it. */
export const claimDueLetter = async (db: Db, now: number, until: number): Promise<Letter | null> => {
  for (;;) {
    const letter = await db
      .selectFrom('letters')
      .selectAll()
      .where('due_at', '<=', now)
      .where((builder) => builder.not(hasEarlierUnsentLetter(builder)))
      .orderBy('due_at')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!letter) return null;
    const { numUpdatedRows } = await db
      .updateTable('letters')
      .set({ due_at: until, tries: letter.tries + 1, merge_key: null })
      .where('id', '=', letter.id)
      .where('due_at', '=', letter.due_at)
      .where('tries', '=', letter.tries)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return letter;
  }
};

export const postponeLetter = async (db: Db, id: number, until: number): Promise<void> => {
  await db.updateTable('letters').set({ due_at: until }).where('id', '=', id).execute();
};

/** It has been sent, or there is nobody to send it to. */
export const removeLetter = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('letters').where('id', '=', id).execute();
};
