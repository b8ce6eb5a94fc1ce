import { generateSecret } from 'otplib';
import { type KeyScope, keyScopes } from '../../../api/key-scopes.ts';
import { hashOf, newId, newSecret } from '../../database/ids-and-secrets.ts';
import type { Database, Db } from '../../database/schema.ts';
import { storedNames } from '../../database/stored-names.ts';
import { type StaffSession, usePrecisionMs } from './staff-sessions.ts';

/** A key with its name and the names of its scopes. */
export type KeyRow = Omit<Database['api_keys'], 'scopes'> & { name: string; scopes: KeyScope[] };

/** Prefix of the name of a key's row of `staff`, which distinguishes the acts of keys from those of persons. */
const namePrefix = 'key ';

/** Lists the keys of a site, also ended ones, newest first. */
export const listKeys = async (db: Db, siteId: number): Promise<KeyRow[]> => {
  const rows = await db
    .selectFrom('api_keys')
    .innerJoin('staff', 'staff.id', 'api_keys.id')
    .selectAll('api_keys')
    .select('name')
    .where('site_id', '=', siteId)
    .orderBy('api_keys.created_at', 'desc')
    .execute();
  return rows.map(({ name, scopes, ...row }) => ({
    ...row,
    name: name.slice(namePrefix.length),
    scopes: storedNames(keyScopes, scopes),
  }));
};

export const findKey = async (db: Db, id: number, siteId: number): Promise<KeyRow | undefined> =>
  (await listKeys(db, siteId)).find((row) => row.id === id);

/** Adds a key; returns it with its row. Its row of `staff` allows no login. */
export const addKey = async (
  tx: Db,
  { name, ...added }: Pick<KeyRow, 'name' | 'site_id' | 'scopes' | 'created_at' | 'ends_at'>,
): Promise<{ row: KeyRow; key: string }> => {
  const id = newId();
  const key = `okey_${newSecret()}`;
  const person = { role: 'manager', writer_site_id: null, writer_code: null, password_hash: null } as const;
  const closed = { totp_secret: generateSecret(), totp_step: 0, is_active: 0, created_at: added.created_at };
  await tx
    .insertInto('staff')
    .values({ id, email: `key ${id}`, name: `${namePrefix}${name}`, ...person, ...closed })
    .execute();
  const row = { ...added, id, hash: hashOf(key), prefix: key.slice(0, 9), last_used_at: null };
  await tx
    .insertInto('api_keys')
    .values({ ...row, scopes: added.scopes.join(' ') })
    .execute();
  return { row: { ...row, name }, key };
};

export const endKey = async (tx: Db, id: number, now: number): Promise<void> => {
  await tx.updateTable('api_keys').set({ ends_at: now }).where('id', '=', id).execute();
};

/** Finds the staff session of a key that has not ended, and the names of its scopes. */
export const findKeySession = async (
  db: Db,
  key: string,
  { siteId, now }: { siteId: number; now: number },
): Promise<{ staff: StaffSession; scopes: readonly KeyScope[] } | undefined> => {
  const keyRow = await db
    .selectFrom('api_keys')
    .innerJoin('staff', 'staff.id', 'api_keys.id')
    .selectAll('staff')
    .select(['scopes', 'last_used_at'])
    .where((eb) => eb.and({ hash: hashOf(key), site_id: siteId }))
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();
  if (!keyRow) return undefined;
  const { scopes, last_used_at, ...row } = keyRow;
  if (now - (last_used_at ?? 0) > usePrecisionMs)
    await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', row.id).execute();
  return { staff: { ...row, session_id: 0, key_site_id: siteId }, scopes: storedNames(keyScopes, scopes) };
};
