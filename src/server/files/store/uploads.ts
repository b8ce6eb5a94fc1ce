import { countUses, uncount } from '../../accounts/store/rate-limits.ts';
import { hashOf, newId } from '../../database/ids-and-secrets.ts';
import type { Database, Db } from '../../database/schema.ts';
import { dayMs } from '../../durations.ts';
import { Refusal } from '../../errors.ts';
import { widerNetworkOf } from '../../http/headers/caller.ts';

/** Amounts that one client or person of the office may upload in a day. The day begins with the first upload. */
export interface UploadAllowance {
  bytes: number;
  files: number;
}

/**
 * Number of clients' allowances that one network may use, because a campus or a family shares a network. The first 48 bits of
 * an IPv6 address have as many of a network's allowances.
 */
const usersTogether = 10;

/** Returns the hashes of an address's networks; that of the first 48 bits is null outside IPv6. */
const networksOf = (network: string) => {
  const wider = widerNetworkOf(network);
  return { network: hashOf(`upload ${network}`), wider_network: wider ? hashOf(`upload ${wider}`) : null };
};

type CountedUpload = Pick<Database['upload_quota'], 'client_id' | 'network' | 'wider_network'>;

/** Returns the names under which an upload counts: its client, network and wider network. */
const ownersOf = ({ client_id, network, wider_network }: CountedUpload) => [
  `client ${client_id}`,
  ...[network, wider_network].flatMap((hash) => (hash ? `network ${hash}` : [])),
];

/** Returns the counters of an upload, with their shares of the allowance. Every upload locks them in this sequence. */
const countersOf = (owners: readonly string[], unit: keyof UploadAllowance) =>
  owners.map((owner, index) => ({
    name: `upload ${unit} ${owner}`,
    windowMs: dayMs,
    share: usersTogether ** index,
  }));

interface CountedFile {
  bytes: number;
  allowance: UploadAllowance;
  now: number;
}

/**
 * Counts a file in a transaction in the daily quotas of its owners, such as `staff 7`. Refuses with `tooManyFiles` if an owner
 * would exceed the quota, and then counts nothing.
 */
export const countFile = async (
  tx: Db,
  owners: readonly string[],
  { bytes, allowance, now }: CountedFile,
): Promise<void> => {
  const counted = (unit: keyof UploadAllowance, amount: number) =>
    countersOf(owners, unit).map((limit) => ({ ...limit, maximum: limit.share * allowance[unit], amount }));
  const waits = await countUses(tx, [...counted('bytes', bytes), ...counted('files', 1)], now);
  if (waits.some((waitMs) => waitMs > 0)) throw new Refusal('tooManyFiles');
};

/**
 * Counts an upload with its announced bytes in the daily quota and returns the id of its row, which exists while the upload is
 * in progress. Refuses with `tooManyFiles` if client or network would exceed the quota, and then counts nothing.
 */
export const reserveUpload = (
  db: Db,
  { clientId, network }: { clientId: number; network: string },
  { bytes, allowance, now }: CountedFile,
): Promise<number> =>
  // The counters come last, because other uploads of the client and the network wait from then on until the transaction's end.
  db.transaction().execute(async (tx) => {
    const upload = { id: newId(), client_id: clientId, ...networksOf(network), bytes, began_at: now };
    await tx
      .insertInto('upload_quota')
      .values({ ...upload, is_stored: 0 })
      .execute();
    await countFile(tx, ownersOf(upload), { bytes, allowance, now });
    return upload.id;
  });

const endUpload = (tx: Db, id: number) =>
  tx.deleteFrom('upload_quota').where('id', '=', id).returningAll().executeTakeFirst();

/** Takes bytes and files of an upload out of its counters again. */
const giveBack = (
  tx: Db,
  upload: CountedUpload & { began_at: number },
  amounts: readonly (readonly [keyof UploadAllowance, number])[],
): Promise<void> =>
  uncount(
    tx,
    amounts.flatMap(([unit, amount]) =>
      countersOf(ownersOf(upload), unit).map(({ name }) => ({ name, amount })),
    ),
    { windowMs: dayMs, countedAt: upload.began_at },
  );

/** Replaces the reserved bytes by the size of the stored file. */
export const keepUpload = async (tx: Db, id: number, bytes: number): Promise<void> => {
  const upload = await endUpload(tx, id);
  if (upload) await giveBack(tx, upload, [['bytes', upload.bytes - bytes]]);
};

/** Takes a failed upload out of the quota. */
export const freeUpload = (db: Db, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const upload = await endUpload(tx, id);
    if (!upload) return;
    await giveBack(tx, upload, [['bytes', upload.bytes]]);
    await giveBack(tx, upload, [['files', 1]]);
  });

/** Frees uploads whose server was killed, and deletes the rows of stored files, which released versions have written. */
export const sweepUploadQuota = async (db: Db, now: number, abandonedAfterMs: number): Promise<void> => {
  const abandoned = await db
    .selectFrom('upload_quota')
    .select('id')
    .where('is_stored', '=', 0)
    .where(({ eb, or }) =>
      or([eb('began_at', '<', now - abandonedAfterMs), eb('began_at', '>', now + dayMs)]),
    )
    .execute();
  for (const { id } of abandoned) await freeUpload(db, id);
  await db.deleteFrom('upload_quota').where('is_stored', '=', 1).execute();
};
