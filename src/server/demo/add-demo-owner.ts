import type { Deps } from '../deps.ts';
import { changeStaffRow, findStaffByEmail, hasEntered, putStaff } from '../staff/store/staff.ts';
import { createRecoveryCodes } from '../staff/store/staff-codes.ts';
import { demoCustomer } from './customer/demo-orders.ts';

const email = 'owner@example.com';

/** Number of codes that a start prints. */
const printedCodes = 3;

/**
 * Adds an owner to the office of the demo, and returns the login with new codes. Each of the codes works once, in place of an
 * authenticator app. Returns null if another person has entered the office before.
 */
export const addDemoOwner = async ({ db, passwords, now }: Deps) => {
  const { password } = demoCustomer;
  const existing = await findStaffByEmail(db, email);
  if (!existing && (await hasEntered(db))) return null;
  // A hash takes long, and later starts need none.
  const password_hash = existing ? existing.password_hash : await passwords.hash(password);
  return db.transaction().execute(async (tx) => {
    const owner = { email, name: 'Olive Owner', role: 'owner', writer: null } as const;
    const { id } = existing ?? (await putStaff(tx, owner, now()));
    if (!existing) await changeStaffRow(tx, id, { password_hash });
    return { email, password, codes: (await createRecoveryCodes(tx, id)).slice(0, printedCodes) };
  });
};
