import { generateSecret } from 'otplib';
import type { StaffRole } from '../../../api/staff-roles.ts';
import { changesRow, countRows } from '../../database/batches.ts';
import { newId } from '../../database/ids-and-secrets.ts';
import type { Database, Db } from '../../database/schema.ts';

export type StaffRow = Database['staff'];

const emailKey = (email: string) => email.trim().toLowerCase();

/** Selects persons. API keys have rows too, because acts name them, but they are managed apart. */
const persons = (db: Db) =>
  db.selectFrom('staff').where('staff.id', 'not in', (eb) => eb.selectFrom('api_keys').select('api_keys.id'));

export const findStaffByEmail = (db: Db, email: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('email', '=', emailKey(email)).executeTakeFirst();

export const findStaff = (db: Db, id: number): Promise<StaffRow | undefined> =>
  persons(db).selectAll().where('id', '=', id).executeTakeFirst();

/** Returns all persons, sorted by name, each with the time of the last use of a session; null if there was none. */
export const listStaff = (db: Db) =>
  persons(db)
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('staff_sessions')
        .select(({ fn }) => fn.max('last_used_at').as('last'))
        .whereRef('staff_id', '=', 'staff.id')
        .as('last_seen_at'),
    )
    .orderBy('name')
    .orderBy('email')
    .execute();

/** A person to invite, with site and code of a writer. */
export interface InvitedStaff {
  email: string;
  name: string;
  role: StaffRole;
  writer: { siteId: number; code: string } | null;
}

/**
 * Adds a person, or replaces the password, the authenticator app and the sessions of a person who has the address already. The
 * caller creates the invitation in the same transaction.
 */
export const putStaff = async (
  tx: Db,
  { email, name, role, writer }: InvitedStaff,
  now: number,
): Promise<StaffRow> => {
  const fresh = {
    name,
    role,
    writer_site_id: writer?.siteId ?? null,
    writer_code: writer?.code ?? null,
    password_hash: null,
    totp_secret: generateSecret(),
    totp_step: 0,
    is_active: 1,
  };
  const row = await tx
    .insertInto('staff')
    .values({ id: newId(), email: emailKey(email), created_at: now, ...fresh })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow();
  await endStaffAccess(tx, row.id);
  return row;
};

/** Ends all sessions of a person, and all codes. */
export const endStaffAccess = async (tx: Db, staffId: number): Promise<void> => {
  await tx.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
  await tx.deleteFrom('staff_codes').where('staff_id', '=', staffId).execute();
};

export const changeStaffRow = async (
  tx: Db,
  id: number,
  change: Partial<Pick<StaffRow, 'email' | 'name' | 'role' | 'is_active' | 'password_hash' | 'totp_secret'>>,
): Promise<StaffRow> =>
  tx.updateTable('staff').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Gives an invited person a new secret for the authenticator app; returns null if the invitation has been accepted. */
export const renewSecret = async (db: Db, id: number): Promise<string | null> => {
  const row = await db
    .updateTable('staff')
    .set({ totp_secret: generateSecret() })
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .returning('totp_secret')
    .executeTakeFirst();
  return row?.totp_secret ?? null;
};

/**
 * Locks a person until the end of the transaction. Returns false if the person has been invited anew or turned off since the
 * row was read.
 */
export const lockAccess = (
  tx: Db,
  { id, password_hash }: Pick<StaffRow, 'id' | 'password_hash'>,
): Promise<boolean> =>
  changesRow(
    tx
      .updateTable('staff')
      .set({ is_active: 1 })
      .where((eb) => eb.and({ id, password_hash, is_active: 1 })),
  );

/** Stores the step of an accepted code. Returns false if a simultaneous login has used this step. */
export const spendTotpStep = (db: Db, id: number, step: number): Promise<boolean> =>
  changesRow(
    db.updateTable('staff').set({ totp_step: step }).where('id', '=', id).where('totp_step', '<', step),
  );

/**
 * Locks the owners of the office until the end of the transaction, so that two of them cannot remove each other. Returns the
 * number of those besides `id` who can log in.
 */
export const lockOtherOwners = async (tx: Db, id: number): Promise<number> => {
  const owners = await tx
    .updateTable('staff')
    .set(({ ref }) => ({ role: ref('role') }))
    .where((eb) => eb.and({ role: 'owner', is_active: 1 }))
    .where('password_hash', 'is not', null)
    .returning('id')
    .execute();
  return owners.filter((owner) => owner.id !== id).length;
};

/** Returns whether anybody has accepted an invitation. */
export const hasEntered = async (db: Db): Promise<boolean> =>
  (await countRows(db.selectFrom('staff').where('password_hash', 'is not', null))) > 0;
