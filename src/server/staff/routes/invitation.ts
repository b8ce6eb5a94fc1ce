import { type Static, Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { isExactAddress, weakPasswordErrors } from '../../accounts/account-fields.ts';
import { sendCookie } from '../../accounts/cabinet-cookie.ts';
import { spentLinkRefusal } from '../../accounts/store/codes.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal, refuseInvalid } from '../../errors.ts';
import { createDeviceReader, networkOf } from '../../http/headers/caller.ts';
import { short } from '../field-types.ts';
import { officeRefusal } from '../office-sentences.ts';
import { addAct } from '../store/acts.ts';
import { changeStaffRow, findStaff, renewSecret, type StaffRow, spendTotpStep } from '../store/staff.ts';
import { createRecoveryCodes, findInvitation, spendCode } from '../store/staff-codes.ts';
import { addStaffSession } from '../store/staff-sessions.ts';
import { stepOfCode, totpAddress } from '../totp.ts';

const Acceptance = Type.Object({
  token: short,
  email: Type.Optional(short),
  name: short,
  password: short,
  code: short,
});
type Accepted = Static<typeof Acceptance>;

/** Minimum number of characters of a password in the office. */
const minimumLength = 12;

/**
 * Refuses values that the office does not accept, and a wrong code. Returns the address of the person and the time step of the
 * code.
 */
const checkAcceptance = async (
  { email: chosen = '', name, password, code }: Accepted,
  invited: StaffRow,
  now: number,
): Promise<{ email: string; step: number }> => {
  const email = invited.email || chosen.trim().toLowerCase();
  if (!isExactAddress(email)) throw new Refusal('invalid', { email: 'emailInvalid' });
  if (!name.trim()) throw new Refusal('invalid', { name: 'valueRequired' });
  if (password.length < minimumLength) throw officeRefusal('password', 'passwordShort');
  refuseInvalid(await weakPasswordErrors('password', password, { email, firstName: name, lastName: '' }));
  const step = await stepOfCode(invited.totp_secret, code.replace(/\s/g, ''), { now, lastStep: 0 });
  if (step === null) throw officeRefusal('code', 'codeWrong');
  return { email, step };
};

/** Returns the person of an invitation, which stays open. */
const readInvited = async ({ db, now }: Pick<CallDeps, 'db' | 'now'>, token: string) => {
  const id = await findInvitation(db, token, now());
  const invited = id === null ? undefined : await findStaff(db, id);
  if (!invited) throw spentLinkRefusal();
  return invited;
};

const registerAcceptance = (deps: CallDeps) => {
  const { router, db, passwords, settings, now } = deps;
  const readDevice = createDeviceReader(settings.countryHeader);
  router.open(
    calls.acceptInvitation,
    { roles: 'anyone', rateLimit: 'link', body: Acceptance },
    async ({ body, site, request, reply }) => {
      const invited = await readInvited(deps, body.token);
      const { id, totp_secret } = invited;
      const { email, step } = await checkAcceptance(body, invited, now());
      const password_hash = await passwords.hash(body.password);
      const { recoveryCodes, secret } = await db.transaction().execute(async (tx) => {
        if (!(await spendCode(tx, { purpose: 'invitation', code: body.token, staffId: id })))
          throw spentLinkRefusal();
        await changeStaffRow(tx, id, { email, name: body.name.trim(), password_hash, totp_secret });
        await spendTotpStep(tx, id, step);
        const act = { act: 'acceptInvitation' as const, about: `person ${email}` };
        await addAct(tx, act, { by: id, network: networkOf(request.ip), now: now() });
        return {
          recoveryCodes: await createRecoveryCodes(tx, id),
          secret: await addStaffSession(tx, id, { device: readDevice(request), now: now() }),
        };
      });
      sendCookie(reply, site, secret);
      return { recoveryCodes };
    },
  );
};

export const registerInvitation = (deps: CallDeps): void => {
  const { router, db } = deps;
  router.open(
    calls.readInvitation,
    { roles: 'anyone', rateLimit: 'link', body: Type.Object({ token: short }) },
    async ({ body: { token }, site }) => {
      const { id, email, name, role } = await readInvited(deps, token);
      // A scanner of mails may open the link before the person. It must not learn the secret that will be used.
      const secret = await renewSecret(db, id);
      if (secret === null) throw spentLinkRefusal();
      return {
        email,
        name,
        role,
        secret,
        address: totpAddress(secret, { email: email || 'owner', host: site.host }),
      };
    },
  );
  registerAcceptance(deps);
};
