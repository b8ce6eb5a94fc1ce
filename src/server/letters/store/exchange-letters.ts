import type { ExpressionBuilder, QueryCreator } from 'kysely';
import { newId } from '../../database/ids-and-secrets.ts';
import type { DatabaseKind } from '../../database/open.ts';
import type { Database, Db } from '../../database/schema.ts';
import { clockToleranceMs, hourMs } from '../../durations.ts';
import type { OutboxRow } from './outbox.ts';

/**
 * Parts of the outbox with their own connections, so that letters never wait for slow webhooks. `comparison` is that of a row's
 * kind with 'webhook'. `longestDelayMs` is the longest time for which a row is postponed.
 */
export const lanes = {
  letters: { comparison: '<>', longestDelayMs: hourMs },
  webhooks: { comparison: '=', longestDelayMs: 12 * hourMs },
} as const;
type Lane = (typeof lanes)[keyof typeof lanes];

/** Result of sending a letter. A letter without a recipient also counts as sent, because it is complete without a delivery. */
export interface SentLetter {
  letter: OutboxRow;
  /** Id of the customer who got the letter; null if no customer got it. */
  clientId: number | null;
}

interface Deps {
  db: Db;
  databaseKind: DatabaseKind;
  lane: Lane;
  now: () => number;
  /** Milliseconds for which a claimed letter is reserved. */
  leaseMs: number;
}

interface Exchange {
  /** Letters that this server has sent and has not yet recorded, so that they are still in the outbox. */
  sent: readonly SentLetter[];
  /** Largest number of letters to claim. */
  limit: number;
  /** Ids of further letters that this server has sent and could not record: neither claimed nor waited for. */
  unrecordedIds?: readonly number[];
  /** Addresses to which nothing is claimed. */
  busyAddresses?: readonly string[];
}

type LetterExpression = ExpressionBuilder<Database, 'letters'>;

/** Search for letters that are due at a time. */
type Search = Required<Omit<Exchange, 'sent' | 'limit'>> & { lane: Lane; now: number };

/** Returns the largest `due_at` that a letter can have, unless it was written before the clock was set back. */
const latestDue = ({ lane, now }: Pick<Search, 'lane' | 'now'>) =>
  now + lane.longestDelayMs + clockToleranceMs;

/**
 * Returns whether a letter has to wait for an earlier letter about the same order to the same address. The earlier letter is due,
 * is being sent, or will be retried. Otherwise, a customer could read that an order is paid before reading that it was placed.
 */
const hasEarlierUnsentLetter = ({ selectFrom, exists }: LetterExpression, { now, unrecordedIds }: Search) =>
  exists(
    selectFrom('letters as earlier')
      .select('earlier.id')
      .where('letters.about', '<>', '')
      .whereRef('earlier.site_id', '=', 'letters.site_id')
      .whereRef('earlier.address', '=', 'letters.address')
      .whereRef('earlier.about', '=', 'letters.about')
      .whereRef('earlier.created_at', '<', 'letters.created_at')
      .where(({ eb, or }) => or([eb('earlier.tries', '>', 0), eb('earlier.due_at', '<=', now)]))
      .$if(unrecordedIds.length > 0, (query) => query.where('earlier.id', 'not in', unrecordedIds)),
  );

/** Selects due letters by an index on `due_at`, because many letters wait after the mail server has failed for long. */
const dueLetters = (db: QueryCreator<Database>, search: Search) =>
  db
    .selectFrom('letters')
    .select('letters.id')
    .where('due_at', '<=', search.now)
    .where('kind', search.lane.comparison, 'webhook')
    .$if(search.unrecordedIds.length > 0, (query) =>
      query.where('letters.id', 'not in', search.unrecordedIds),
    )
    .$if(search.busyAddresses.length > 0, (query) =>
      query.where('letters.address', 'not in', search.busyAddresses),
    )
    .where((builder) => builder.not(hasEarlierUnsentLetter(builder, search)));

const hasDueLetter = async (db: Db, search: Search): Promise<boolean> => {
  const due = await dueLetters(db, search)
    .unionAll(
      db
        .selectFrom('letters')
        .select('letters.id')
        .where('due_at', '>', latestDue(search))
        .where('kind', search.lane.comparison, 'webhook'),
    )
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
};

/** Makes letters due that were postponed before the clock was set back. */
const releaseLetters = (tx: Db, { lane, now }: Pick<Search, 'lane' | 'now'>) =>
  tx
    .updateTable('letters')
    .set({ due_at: now })
    .where('due_at', '>', latestDue({ lane, now }))
    .where('kind', lane.comparison, 'webhook')
    .execute();

/**
 * Claims the letters that have been due the longest, at most `limit`, and postpones them by the lease, so that no other server
 * sends them too. The `due_at` of a claimed letter is the end of its lease, and `tries` the number of earlier tries.
 */
const claimLetters = async (
  tx: Db,
  { limit, ...excluded }: Omit<Required<Exchange>, 'sent'>,
  { databaseKind, lane, now: clock, leaseMs }: Deps,
): Promise<OutboxRow[]> => {
  // The clock is read in the transaction, because the wait for other writers may be long.
  const now = clock();
  await releaseLetters(tx, { lane, now });
  const claimed = await tx
    // On PostgreSQL, letters that another server is claiming are left to it. SQLite has one writer at a time.
    .with('due', (query) =>
      dueLetters(query, { lane, now, ...excluded })
        .orderBy('due_at')
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .$if(databaseKind === 'postgres', (letters) => letters.forUpdate().skipLocked()),
    )
    .updateTable('letters')
    .set(({ eb }) => ({ due_at: now + leaseMs, tries: eb('tries', '+', 1), merge_key: null }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  return claimed
    .map((letter) => ({ ...letter, tries: letter.tries - 1 }))
    .sort((one, other) => one.created_at - other.created_at || one.id - other.id);
};

/**
 * Returns which of the clients have not deleted their accounts. The accounts are locked until the end of the transaction
 * against a deletion, which changes their keys, but not against orders.
 */
const lockAccounts = async (tx: Db, ids: readonly number[], { databaseKind }: Deps) => {
  if (ids.length === 0) return [];
  const clients = await tx
    .selectFrom('clients')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .$if(databaseKind === 'postgres', (query) => query.forKeyShare())
    .execute();
  return clients.map(({ id }) => id);
};

/**
 * Removes sent letters from the outbox, and records them for the customers who got them, unless the account is deleted or the
 * letter is already recorded. Accounts are locked before letters, in the sequence in which a deletion locks them.
 */
const removeSent = async (tx: Db, sent: readonly SentLetter[], deps: Deps): Promise<void> => {
  const receivers = sent.flatMap(({ clientId }) => clientId ?? []);
  const present = await lockAccounts(tx, receivers, deps);
  const removedRows = await tx
    .deleteFrom('letters')
    .where(
      'id',
      'in',
      sent.map(({ letter }) => letter.id),
    )
    .returning('id')
    .execute();
  const sent_at = deps.now();
  const records = sent.flatMap(({ letter: { id, kind, about }, clientId: client_id }) => {
    const isRecorded =
      client_id !== null && present.includes(client_id) && removedRows.some((row) => row.id === id);
    return isRecorded && kind !== 'webhook' ? [{ id: newId(), client_id, kind, about, sent_at }] : [];
  });
  if (records.length > 0) await tx.insertInto('sent_letters').values(records).execute();
};

/**
 * Records sent letters and claims due ones in one transaction, because each commit waits for the disk. The clock is read again
 * after another sender has written, because a newer letter may have become due.
 */
export const exchangeLetters = async (
  deps: Deps,
  { sent, limit, ...excluding }: Exchange,
): Promise<OutboxRow[]> => {
  const { db, lane, now } = deps;
  const excluded = { unrecordedIds: [], busyAddresses: [], ...excluding };
  // Most searches find no letter, and a read waits for no other writer.
  if (sent.length === 0 && !(await hasDueLetter(db, { lane, now: now(), ...excluded }))) return [];
  return db.transaction().execute(async (tx) => {
    if (sent.length > 0) await removeSent(tx, sent, deps);
    return limit > 0 ? claimLetters(tx, { limit, ...excluded }, deps) : [];
  });
};
