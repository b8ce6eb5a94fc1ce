import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { openDatabase } from './open.ts';
import type { Db } from './schema.ts';

interface Source {
  db: Db;
  settings: { dataFolder: string; databaseReplicaUrl: string | null };
}

/** Maximum time in milliseconds to wait for a replica that is behind the database. */
const longestLagMs = 10_000;
const askIntervalMs = 100;

/** Error whose message says why a replica is not read, as the end of a sentence. */
class ReplicaError extends Error {}

/** Waits until the replica contains all transactions that are committed in the database at the moment of the call. */
const waitForReplica = async (replica: Db, db: Db, lagMs: number): Promise<void> => {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(db);
  const position = rows[0]?.position;
  const deadline = performance.now() + lagMs;
  for (;;) {
    const answer = await sql<{ is_standby: boolean; is_current: boolean | null }>`
      select pg_is_in_recovery() as is_standby, pg_last_wal_replay_lsn() >= ${position}::pg_lsn as is_current
    `.execute(replica);
    const [state] = answer.rows;
    if (!state?.is_standby) throw new ReplicaError('is no replica, because it accepts changes');
    if (state.is_current) return;
    if (performance.now() > deadline)
      throw new ReplicaError(`is behind by more than ${Math.round(lagMs / 1000)} s`);
    await pause(askIntervalMs);
  }
};

const reasonOf = (error: unknown): string => {
  if (error instanceof ReplicaError) return error.message;
  const { code, message }: UnknownFields = Object(error);
  return `cannot be read (${code ?? message})`;
};

/**
 * Runs a query on the replica; on the database itself if there is no replica or the replica cannot be used. `notice` is a sentence
 * that says why the replica was not read; null if it was read or none is configured.
 */
export const readFromReplica = async <Result>(
  { db, settings: { dataFolder, databaseReplicaUrl } }: Source,
  read: (db: Db) => Promise<Result>,
  lagMs = longestLagMs,
) => {
  if (!databaseReplicaUrl) return { result: await read(db), notice: null };
  const replica = openDatabase(dataFolder, databaseReplicaUrl);
  try {
    await waitForReplica(replica.db, db, lagMs);
    return { result: await read(replica.db), notice: null };
  } catch (error) {
    const notice = `The database of DATABASE_REPLICA_URL ${reasonOf(error)}, so DATABASE_URL was read.`;
    return { result: await read(db), notice };
  } finally {
    await replica.db.destroy();
  }
};
