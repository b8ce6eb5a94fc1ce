import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Db } from '../../database/schema.ts';

interface Uploader {
  clientId: number;
  network: string;
}

/** Numbers of bytes that one client and one network may upload in a day. */
interface UploadAllowance {
  client: number;
  network: number;
}

const dayMs = 24 * 3600 * 1000;

/** Returns the hash of a network, so that the table contains no addresses. */
const hashOf = (network: string) => createHash('sha256').update(`upload ${network}`).digest('hex');

/** Returns the bytes that the client and the network have reserved within a day. */
const sumBytes = (rows: Db, { clientId, network }: Uploader, now: number) => {
  const bytesWhere = (column: 'client_id' | 'network', value: number | string) =>
    rows
      .selectFrom('upload_quota')
      .select(({ fn }) => fn.coalesce(fn.sum<number>('bytes'), sql.lit(0)).as('sum'))
      .where(column, '=', value)
      .where('began_at', '>', now - dayMs)
      // Uploads with a time in the future, from before the clock was set back, do not count.
      .where('began_at', '<=', now);
  return rows
    .selectNoFrom([
      bytesWhere('client_id', clientId).as('ofClient'),
      bytesWhere('network', network).as('ofNetwork'),
    ])
    .executeTakeFirstOrThrow();
};

/** Locks names, so that other reservations under the same names wait until this transaction ends. */
const lock = (rows: Db, names: readonly string[], now: number) =>
  rows
    .insertInto('attempts')
    .values(names.map((name) => ({ name: `lock ${name}`, tries: 0, ends_at: now + dayMs })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ends_at: now + dayMs }))
    .execute();

/**
 * Reserves bytes of the daily quota and returns the row's id; null if client or network would exceed it. Uploads in progress
 * count.
 */
export const reserveUpload = (
  db: Db,
  { clientId, network: address }: Uploader,
  { bytes, allowance, now }: { bytes: number; allowance: UploadAllowance; now: number },
): Promise<number | null> =>
  // The transaction has few statements, because other uploads of the network wait for its end.
  db.transaction().execute(async (rows) => {
    const network = hashOf(address);
    await lock(rows, [`client ${clientId}`, `network ${network}`], now);
    const { ofClient, ofNetwork } = await sumBytes(rows, { clientId, network }, now);
    if (Number(ofClient) + bytes > allowance.client || Number(ofNetwork) + bytes > allowance.network)
      return null;
    const row = { id: newId(), client_id: clientId, network, bytes, is_stored: 0, began_at: now };
    await rows.insertInto('upload_quota').values(row).execute();
    return row.id;
  });

/** Replaces the reserved bytes by the size of the stored file. */
export const keepUpload = async (db: Db, id: number, bytes: number): Promise<void> => {
  await db.updateTable('upload_quota').set({ bytes, is_stored: 1 }).where('id', '=', id).execute();
};

/** Frees the reserved bytes of a failed upload. */
export const freeUpload = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('upload_quota').where('id', '=', id).where('is_stored', '=', 0).execute();
};

/** Frees the bytes of uploads whose server was killed, and deletes the rows of earlier days. */
export const sweepUploadQuota = async (db: Db, now: number, abandonedAfterMs: number): Promise<void> => {
  await db
    .deleteFrom('upload_quota')
    .where(({ eb, or, and }) =>
      or([
        and([eb('is_stored', '=', 0), eb('began_at', '<', now - abandonedAfterMs)]),
        eb('began_at', '<=', now - dayMs),
        eb('began_at', '>', now + dayMs),
      ]),
    )
    .execute();
};
