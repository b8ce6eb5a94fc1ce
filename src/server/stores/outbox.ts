import type { ExpressionBuilder } from 'kysely';
import type { LanguageCode } from '../../languages/languages.ts';
import { newId } from '../database/new-id.ts';
import type { Database, Db } from '../database/schema.ts';
import { type LetterKind, letterRowOf } from '../letters/letter-rows.ts';
import { clockToleranceMs } from './clock-tolerance.ts';

export type Letter = Database['letters'];

interface NewLetter {
  siteId: number;
  kind: LetterKind;
  /** Address of the customer; empty for letters to the provider, whose address is read when the letter is sent. */
  address?: string;
  /** Code of the order that the letter is about. */
  about?: string;
  /** Language of a letter that is sent after its account is deleted. */
  language?: LanguageCode;
  now: number;
}

/**
 * Adds a letter to the outbox. If letters of its kind are merged and one for the same order waits for its first attempt, no second
 * letter is added, because the waiting letter will include this event too.
 */
export const addLetter = async (
  db: Db,
  { siteId, kind, address = '', about = '', language, now }: NewLetter,
): Promise<void> => {
  const { mergeMs } = letterRowOf(kind);
  const merge_key = mergeMs ? `${siteId} ${kind} ${about}` : null;
  const when = { created_at: now, due_at: now + (mergeMs ?? 0), tries: 0 };
  await db
    .insertInto('letters')
    .values({
      id: newId(),
      site_id: siteId,
      kind,
      address,
      about,
      language: language ?? null,
      merge_key,
      ...when,
    })
    // The update locks the waiting letter, so that it is not sent before the event of this transaction is visible.
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
 * Returns whether a letter has to wait, because an earlier letter about the same order to the same address has failed and
 * will be retried. Otherwise, a customer could read that an order is paid before reading that it was placed.
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

/**
 * Longest time for which a letter is postponed, in ms. A later `due_at` was written before the clock was set back, so the
 * letter is due.
 */
const longestDelayMs = 3_600_000;

/**
 * Postpones a letter and returns its new `due_at`; null if another sender has taken the letter. The clock is read in
 * the transaction, because the wait for other writers may be long.
 */
const postponeUnlessTaken = (
  db: Db,
  { id, due_at, tries }: Letter,
  nextDue: () => number,
): Promise<number | null> =>
  db.transaction().execute(async (rows) => {
    const until = nextDue();
    const { numUpdatedRows } = await rows
      .updateTable('letters')
      .set({ due_at: until, tries: tries + 1, merge_key: null })
      .where('id', '=', id)
      .where('due_at', '=', due_at)
      .where('tries', '=', tries)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? until : null;
  });

/**
 * Returns the letter that has been due the longest, and postpones it by `leaseMs`, so that no other sender sends it too. Its
 * `due_at` is the end of the lease, and `tries` the number of earlier attempts. The clock is read again after another sender
 * has taken a letter, because a newer letter may have become due.
 */
export const claimDueLetter = async (
  db: Db,
  clock: () => number,
  leaseMs: number,
): Promise<Letter | null> => {
  for (;;) {
    const now = clock();
    const letter = await db
      .selectFrom('letters')
      .selectAll()
      .where(({ eb, or }) =>
        or([eb('due_at', '<=', now), eb('due_at', '>', now + longestDelayMs + clockToleranceMs)]),
      )
      .where((builder) => builder.not(hasEarlierUnsentLetter(builder)))
      .orderBy('due_at')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!letter) return null;
    const due_at = await postponeUnlessTaken(db, letter, () => clock() + leaseMs);
    if (due_at !== null) return { ...letter, due_at };
  }
};

/** Sets the time of the next attempt. */
export const postponeLetter = async (db: Db, id: number, until: number): Promise<void> => {
  await db.updateTable('letters').set({ due_at: until }).where('id', '=', id).execute();
};

/**
 * Removes a sent letter from the outbox, and records it for the customer who got it, unless the account is deleted or the
 * letter is already recorded. The account is locked before the letter, in the sequence in which a deletion locks them.
 */
export const completeLetter = async (
  db: Db,
  { id, kind, about }: Letter,
  { clientId, now }: { clientId: number | null; now: number },
): Promise<void> =>
  db.transaction().execute(async (rows) => {
    const { numUpdatedRows } = await rows
      .updateTable('clients')
      .set({ deleted_at: null })
      .where('id', '=', clientId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const isRemoved = await removeLetter(rows, id);
    if (!isRemoved || clientId === null || numUpdatedRows === 0n) return;
    const sent = { id: newId(), client_id: clientId, kind, about, sent_at: now };
    await rows.insertInto('sent_letters').values(sent).execute();
  });

/** Removes a letter that was sent, or that can never be sent. Returns false if it is removed already. */
export const removeLetter = async (db: Db, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('letters').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
};
