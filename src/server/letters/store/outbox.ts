import type { LanguageCode } from '../../../languages/languages.ts';
import { newId } from '../../database/ids-and-secrets.ts';
import type { Database, Db } from '../../database/schema.ts';
import { hourMs } from '../../durations.ts';
import { type LetterKind, letterRowOf } from '../letter-rows.ts';

/** A letter, or an event for a webhook, that waits to be delivered. */
export type OutboxRow = Database['letters'];
export type Letter = OutboxRow & { kind: LetterKind };

export interface NewLetter {
  siteId: number;
  kind: LetterKind;
  /** Address of the recipient; empty for letters to the provider, whose address is read when the letter is sent. */
  address?: string;
  /** Code of the order that the letter is about. */
  about?: string;
  /** Language of a letter that is sent after its account is deleted. */
  language?: LanguageCode;
  now: number;
}

/**
 * Milliseconds by which letters that no order causes are due earlier. Customers wait for login codes and links, so these pass
 * the letters that a busy server has not sent yet.
 */
const headStartMs = hourMs;

const outboxRow = ({ siteId, kind, address = '', about = '', language, now }: NewLetter): Letter => {
  const { mergeMs = 0, event, recipient } = letterRowOf(kind);
  // An order may have several persons as its writer.
  const reader = recipient === 'writer' ? ` ${address}` : '';
  return {
    id: newId(),
    site_id: siteId,
    kind,
    address,
    about,
    language: language ?? null,
    merge_key: mergeMs ? `${siteId} ${kind} ${about}${reader}` : null,
    created_at: now,
    due_at: now + mergeMs - (event ? 0 : headStartMs),
    tries: 0,
    body: null,
  };
};

/**
 * Adds letters to the outbox by one statement. If letters of a kind are merged, a letter that waits for its first try includes
 * later events of its order. No second letter is added then.
 */
export const addLetters = async (db: Db, letters: readonly NewLetter[]): Promise<void> => {
  if (letters.length === 0) return;
  await db
    .insertInto('letters')
    .values(letters.map(outboxRow))
    // The update locks the waiting letter, so that it is not sent before the event of this transaction is visible.
    .onConflict((conflict) =>
      conflict.column('merge_key').doUpdateSet(({ eb, ref }) => ({
        created_at: eb
          .case()
          .when('letters.created_at', '>', ref('excluded.created_at'))
          .then(ref('excluded.created_at'))
          .else(ref('letters.created_at'))
          .end(),
      })),
    )
    .execute();
};

/** Sets the time of the next try. */
export const postponeLetter = async (db: Db, id: number, until: number): Promise<void> => {
  await db.updateTable('letters').set({ due_at: until }).where('id', '=', id).execute();
};

/** Removes a letter that can never be sent. */
export const removeLetter = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('letters').where('id', '=', id).execute();
};

/** Removes the letters that were added to the outbox before a time (epoch milliseconds), without sending them. */
export const removeLettersBefore = async (db: Db, time: number): Promise<void> => {
  await db.deleteFrom('letters').where('created_at', '<', time).execute();
};
