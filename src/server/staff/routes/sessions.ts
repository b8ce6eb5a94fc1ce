import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { StaffIdentity } from '../../../api/resources/staff.ts';
import { staffRoles } from '../../../api/staff-roles.ts';
import { describeLanguage, languageCodes } from '../../../languages/languages.ts';
import { sendCookie } from '../../accounts/cabinet-cookie.ts';
import { deviceText } from '../../accounts/devices.ts';
import type { Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { createDeviceReader, networkOf } from '../../http/headers/caller.ts';
import { readId } from '../../http/parameters.ts';
import { short } from '../field-types.ts';
import { officeRefusal } from '../office-sentences.ts';
import { writerOf } from '../staff-member.ts';
import { findStaffByEmail, lockAccess, type StaffRow, spendTotpStep } from '../store/staff.ts';
import { spendCode } from '../store/staff-codes.ts';
import { addStaffSession, endStaffSession, listStaffSessions } from '../store/staff-sessions.ts';
import { stepOfCode } from '../totp.ts';

const LoginBody = Type.Object({ email: short, password: short, code: short });

const identityOf = async ({ sites }: Pick<CallDeps, 'sites'>, row: StaffRow): Promise<StaffIdentity> => {
  const all = await sites.all();
  const { id, name, email, role } = row;
  return {
    id,
    name,
    email,
    role,
    writer: writerOf(row, all),
    sites: all.map(({ host }) => host),
    languages: languageCodes.map((code) => ({ id: code, name: describeLanguage(code).name })),
  };
};

/** Uses up a code of the authenticator app, or a recovery code; returns whether it was right. */
const spendSecondFactor = async (
  tx: Db,
  { id, totp_secret, totp_step }: StaffRow,
  { code, now }: { code: string; now: number },
): Promise<boolean> => {
  const plain = code.replace(/[\s-]/g, '').toLowerCase();
  const step = await stepOfCode(totp_secret, plain, { now, lastStep: totp_step });
  if (step !== null) return spendTotpStep(tx, id, step);
  return spendCode(tx, { purpose: 'recovery', code: plain, staffId: id });
};

const registerLogin = (deps: CallDeps) => {
  const { router, db, passwords, rateLimits, securityEvents, settings, now } = deps;
  const readDevice = createDeviceReader(settings.countryHeader);
  router.open(
    calls.staffLogin,
    { roles: 'anyone', rateLimit: 'staffLogin', body: LoginBody },
    async ({ body: { email, password, code }, site, request, reply }) => {
      // A stranger's wrong passwords count for the stranger's network alone, so that they lock no person out.
      const account = `office ${email.trim().toLowerCase()} from ${networkOf(request.ip)}`;
      await rateLimits.countUse('staffLogin', { account });
      const staff = await findStaffByEmail(db, email);
      const isRight = await passwords.matches(password, staff?.is_active ? staff.password_hash : null);
      if (!staff || !isRight) {
        securityEvents.record('login-failed', request);
        throw new Refusal('invalid', { email: 'credentialsInvalid' });
      }
      const person = { account: `office ${staff.id}` };
      await rateLimits.countUse('code', person);
      const secret = await db.transaction().execute(async (tx) => {
        if (!(await lockAccess(tx, staff))) throw new Refusal('invalid', { email: 'credentialsInvalid' });
        if (!(await spendSecondFactor(tx, staff, { code, now: now() }))) {
          securityEvents.record('code-wrong', request);
          throw officeRefusal('code', 'codeWrong');
        }
        return addStaffSession(tx, staff.id, { device: readDevice(request), now: now() });
      });
      await rateLimits.resetCounts('staffLogin', { account });
      await rateLimits.resetCounts('code', person);
      securityEvents.record('office-entered', request);
      sendCookie(reply, site, secret);
      return identityOf(deps, staff);
    },
  );
};

/** Registers login and logout of the office, its person, and the list of the person's sessions. */
export const registerStaffSessions = (deps: CallDeps): void => {
  const { router, db, now } = deps;
  registerLogin(deps);
  router.staff(calls.staffIdentity, { roles: staffRoles }, ({ staff }) => identityOf(deps, staff));
  router.staff(calls.staffLogout, { roles: staffRoles }, async ({ staff, site, reply }) => {
    await endStaffSession(db, staff.id, staff.session_id);
    sendCookie(reply, site, null);
  });
  router.staff(calls.staffDevices, { roles: staffRoles }, async ({ staff }) =>
    (await listStaffSessions(db, staff.id, now())).map((row) => ({
      id: row.id,
      device: deviceText({ ...row, country: '' }),
      network: row.network,
      lastSeenAt: isoTime(row.last_used_at),
      isCurrent: row.id === staff.session_id,
    })),
  );
  router.staff(calls.endStaffSession, { roles: staffRoles }, async ({ staff, params }) => {
    if (!(await endStaffSession(db, staff.id, readId(params.id)))) throw new Refusal('notFound');
  });
};
