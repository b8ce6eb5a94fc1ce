import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { loginMethods } from '../../../order/vocabulary/ids.ts';
import { validateEmail, validatePasswordChange } from '../../../validation/validate.ts';
import { isExactAddress } from '../../accounts/exact-address.ts';
import { countedAccount, deviceField, knownDevicesOf } from '../../accounts/known-device.ts';
import { redeemLink } from '../../accounts/redeem-link.ts';
import type { Session } from '../../accounts/sessions.ts';
import { weakPasswordErrors } from '../../accounts/weak-password.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal, refuseInvalid } from '../../errors.ts';
import { accountOf, type Client, identityOf, mailboxNameOf } from '../../stores/clients/clients.ts';
import { endSessions } from '../../stores/clients/end-sessions.ts';
import { createCode, redeemCode } from '../../stores/clients/one-time-codes.ts';
import { addLetters } from '../../stores/outbox.ts';
import { type AccountDeps, refuseWithoutAuth } from './account.ts';

const text = Type.Optional(Type.String());
const Restore = Type.Object({ email: text, ...deviceField });
const Change = Type.Object({ current: text, new: text, repeat: text });

/**
 * Registers the request for a reset link. The account is looked up only when the letter is sent, so that neither the
 * response nor its duration tells whether an address has an account.
 */
const registerRestore = ({ router, db, rateLimits, letterSender, securityEvents, now }: AccountDeps) => {
  router.open(
    calls.restorePassword,
    Restore,
    async ({ site, body: { email = '', device }, request }) => {
      refuseWithoutAuth(site);
      // An invalid address gets the same response as an address without an account.
      if (Object.keys(validateEmail({ email })).length > 0 || !isExactAddress(email)) return null;
      const asStranger = mailboxNameOf(site.id, email);
      const account = await countedAccount(db, asStranger, { siteId: site.id, email, device });
      await rateLimits.countAttempt('restore', { account });
      await addLetters(db, [{ siteId: site.id, kind: 'reset', address: email, now: now() }]);
      securityEvents.record('reset-requested', request);
      letterSender.sendSoon();
      return null;
    },
    { rateLimit: 'restore' },
  );
};

/**
 * Registers the use of a reset link. The use ends all sessions and other links, and opens one session. A code in the response
 * replaces the old password for one change.
 */
const registerReset = ({ router, db, sessions, rateLimits, securityEvents, now }: AccountDeps) => {
  router.open(
    calls.resetPassword,
    null,
    async ({ site, params: { token: code }, request }) => {
      const link = await redeemLink(db, code, { siteId: site.id, purpose: 'reset', now: now() });
      const client = await endSessions(db, link.client.id);
      await createCode(db, { clientId: client.id, purpose: 'new-password', now: now(), code });
      for (const account of [accountOf(site.id, client.email), knownDevicesOf(client.id)])
        await rateLimits.resetCounts('login', { account });
      securityEvents.record('reset-used', request, client.id);
      return { token: await sessions.open(client, { method: loginMethods.auto, request }) };
    },
    { rateLimit: 'link' },
  );
};

const registerChange = ({
  router,
  db,
  passwords,
  rateLimits,
  letterSender,
  securityEvents,
  now,
}: AccountDeps) => {
  const isCurrentPassword = async (client: Client, current: string) => {
    if (await passwords.matches(current, client.password_hash)) return true;
    const owner = { siteId: client.site_id, clientId: client.id };
    return (await redeemCode(db, current, { purpose: 'new-password', now: now(), ...owner })) !== null;
  };

  const change = async ({ client, id }: Session, password: string) => {
    const change = { password_hash: await passwords.hash(password) };
    const letter = { siteId: client.site_id, kind: 'password-changed', address: client.email } as const;
    const alongside = (rows: Db) => addLetters(rows, [{ ...letter, now: now() }]);
    await endSessions(db, client.id, { keptSession: id, change, alongside });
    letterSender.sendSoon();
  };
  router.client(
    calls.changePassword,
    Change,
    async ({ session, body, request }) => {
      const account = String(session.client.id);
      const { current = '', new: replacement = '', repeat = '' } = body;
      const input = { current, new: replacement, repeat };
      refuseInvalid(validatePasswordChange(input));
      refuseInvalid(await weakPasswordErrors('new', replacement, identityOf(session.client)));
      await rateLimits.countAttempt('password', { account });
      if (!(await isCurrentPassword(session.client, current))) {
        securityEvents.record('password-wrong', request);
        throw new Refusal('invalid', { current: 'passwordIncorrect' });
      }
      await change(session, replacement);
      securityEvents.record('password-changed', request);
      await rateLimits.resetCounts('password', { account });
      return null;
    },
    { rateLimit: 'password' },
  );
};

/** Registers the reset and the change of a password. */
export const registerPassword = (deps: AccountDeps): void => {
  registerRestore(deps);
  registerReset(deps);
  registerChange(deps);
};
