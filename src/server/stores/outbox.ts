import { newId } from '../database/new-id.ts';
import type { Database, Db } from '../database/schema.ts';

export type Letter = Database['letters'];
export type LetterKind = Letter['kind'];

interface NewLetter {
  siteId: number;
  kind: LetterKind;
  address: string;
  /** Code of the order it is about. */
  about?: string;
  now: number;
}

/** Promises a letter: from here on it outlives the server (SRV-02). */
export const addLetter = async (
  db: Db,
  { siteId, kind, address, about = '', now }: NewLetter,
): Promise<void> => {
  const when = { created_at: now, due_at: now, tries: 0 };
  await db
    .insertInto('letters')
    .values({ id: newId(), site_id: siteId, kind, address, about, ...when })
    .execute();
};

/** The letter that has waited longest, due again only at `until`: of several servers one gets it. */
export const takeDueLetter = async (db: Db, now: number, until: number): Promise<Letter | null> => {
  for (;;) {
    const letter = await db
      .selectFrom('letters')
      .selectAll()
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!letter) return null;
    const { numUpdatedRows } = await db
      .updateTable('letters')
      .set({ due_at: until, tries: letter.tries + 1 })
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
