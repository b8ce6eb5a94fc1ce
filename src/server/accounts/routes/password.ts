import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { loginMethods } from '../../../order/vocabulary/ids.ts';
import { validatePasswordChange } from '../../../validation/cabinet-suites.ts';
import { validateEmail } from '../../../validation/login.ts';
import type { Db } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { refuseInvalid } from '../../errors.ts';
import { addLetters } from '../../letters/store/outbox.ts';
import type { Site } from '../../sites/store/sites.ts';
import { isExactAddress, weakPasswordErrors } from '../account-fields.ts';
import { countedAccount, deviceField, knownDevicesOf } from '../devices.ts';
import { requirePassword } from '../passwords.ts';
import { accountOf, type ClientRow, identityOf, mailboxNameOf } from '../store/clients.ts';
import { readLink, redeemLink } from '../store/codes.ts';
import { claimAccount, endSessions } from '../store/end-sessions.ts';
import { refuseWithoutAuth } from './account.ts';

const text = Type.Optional(Type.String());
const RestoreBody = Type.Object({ email: text, ...deviceField });
const ChoiceBody = Type.Object({ token: text, new: text, repeat: text });
const ChangeBody = Type.Object({ current: text, new: text, repeat: text });

/**
 * Registers the request for a reset link. The account is looked up only when the letter is sent, so that neither the
 * response nor its duration tells whether an address has an account.
 */
const registerRestore = ({ router, db, rateLimits, letterSender, securityEvents, now }: CallDeps) => {
  router.open(
    calls.restorePassword,
    { rateLimit: 'restore', body: RestoreBody },
    async ({ site, body: { email = '', device }, request }) => {
      refuseWithoutAuth(site);
      // An invalid address gets the same response as an address without an account.
      if (Object.keys(validateEmail({ email })).length > 0 || !isExactAddress(email)) return;
      const strangerMailbox = mailboxNameOf(site.id, email);
      const account = await countedAccount(db, strangerMailbox, { siteId: site.id, email, device });
      await rateLimits.countUse('restore', { account });
      await addLetters(db, [{ siteId: site.id, kind: 'reset', address: email, now: now() }]);
      securityEvents.record('reset-requested', request);
      letterSender.sendSoon();
    },
  );
};

/** Returns the function that adds the letter about a changed password, in the transaction of the change. */
const changeLetter =
  ({ site_id: siteId, email: address }: ClientRow, now: number) =>
  (tx: Db) =>
    addLetters(tx, [{ siteId, kind: 'password-changed', address, now }]);

/**
 * Registers the two calls of a reset link. The first one only returns the account, because programs that check mail open the
 * link and run its page. The second one uses the link up: it replaces the password, ends all sessions and opens a new one.
 */
const registerReset = (deps: CallDeps) => {
  const { router, db, sessions, passwords, rateLimits, letterSender, securityEvents, now } = deps;
  const linkOf = (site: Site) => ({ siteId: site.id, purpose: 'reset', now: now() }) as const;
  router.open(calls.resetPassword, { rateLimit: 'link' }, async ({ site, params: { token } }) => ({
    token,
    email: (await readLink(db, token, linkOf(site))).email,
  }));
  router.open(
    calls.choosePassword,
    { routeClass: 'accounts', rateLimit: 'link', body: ChoiceBody },
    async ({ site, body: { token: code = '', new: replacement = '', repeat = '' }, request }) => {
      const owner = await readLink(db, code, linkOf(site));
      refuseInvalid(validatePasswordChange({ current: code, new: replacement, repeat }));
      refuseInvalid(await weakPasswordErrors('new', replacement, identityOf(owner)));
      const password_hash = await passwords.hash(replacement);
      await redeemLink(db, code, linkOf(site));
      const alongside = changeLetter(owner, now());
      const client = await claimAccount(db, owner, { password_hash, alongside });
      letterSender.sendSoon();
      for (const account of [accountOf(site.id, client.email), knownDevicesOf(client.id)])
        await rateLimits.resetCounts('login', { account });
      securityEvents.record('reset-used', request, client.id);
      return { token: await sessions.open(client, { method: loginMethods.auto, request, site }) };
    },
  );
};

const registerChange = (deps: CallDeps) => {
  const { router, db, passwords, securityEvents, now } = deps;
  router.client(
    calls.changePassword,
    { routeClass: 'accounts', rateLimit: 'password', body: ChangeBody },
    async ({ session, body, request }) => {
      const { client } = session;
      const { current = '', new: replacement = '', repeat = '' } = body;
      const input = { current, new: replacement, repeat };
      refuseInvalid(validatePasswordChange(input));
      refuseInvalid(await weakPasswordErrors('new', replacement, identityOf(client)));
      await requirePassword(deps, { client, request, field: 'current' }, async () =>
        (await passwords.matches(current, client.password_hash)) ? null : 'passwordIncorrect',
      );
      const change = { password_hash: await passwords.hash(replacement) };
      const alongside = changeLetter(client, now());
      await endSessions(db, client.id, { keptSession: session.id, change, alongside });
      securityEvents.record('password-changed', request);
    },
  );
};

export const registerPassword = (deps: CallDeps): void => {
  registerRestore(deps);
  registerReset(deps);
  registerChange(deps);
};
