import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { validateLogin } from '../../../validation/login.ts';
import { isUniqueViolation } from '../../database/open.ts';
import type { Db } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal, refuseInvalid } from '../../errors.ts';
import { networkOf } from '../../http/headers/caller.ts';
import { sentences } from '../../http/refusals.ts';
import { addLetters } from '../../letters/store/outbox.ts';
import { isExactAddress } from '../account-fields.ts';
import { requirePassword } from '../passwords.ts';
import type { CustomerSession } from '../sessions.ts';
import { type ClientRow, changeClient, emailKey, mailboxNameOf, writeForClient } from '../store/clients.ts';
import { redeemLink } from '../store/codes.ts';
import { deleteCodes, endSessions } from '../store/end-sessions.ts';
import { changeSession } from '../store/sessions.ts';

const text = Type.Optional(Type.String());
const ConfirmationBody = Type.Object({ token: text });
const ChangeBody = Type.Object({ email: text, password: text });

const registerConfirmation = ({ router, db, rateLimits, now }: CallDeps) => {
  router.client(calls.sendEmailConfirmation, { rateLimit: 'mail' }, async ({ site, session: { client } }) => {
    await rateLimits.countUse('mail', { account: mailboxNameOf(site.id, client.email) });
    await addLetters(db, [{ siteId: site.id, kind: 'confirm-email', address: client.email, now: now() }]);
  });
  router.client(
    calls.confirmEmail,
    { body: ConfirmationBody },
    async ({ session: { client, id }, body: { token = '' } }) => {
      const owner = { siteId: client.site_id, clientId: client.id };
      const use = { purpose: 'confirm-email', now: now(), ...owner } as const;
      // The account is locked, because the address may change meanwhile, and the new one is not confirmed by this code.
      await writeForClient(db, client.id, async (tx) => {
        await redeemLink(tx, token, use);
        await changeClient(tx, client.id, { email_confirmed: 1 });
        // The customer has shown access to the account's mailbox.
        await changeSession(tx, id, { is_proved: 1 });
      });
    },
  );
};

interface Deps extends CallDeps {
  /** Adds the letters about a client's orders after a change of the address. */
  addLettersOfOrders: (tx: Db, client: ClientRow, now: number) => Promise<void>;
}

/**
 * Changes the address of an account and adds the letters to the former address, to the new one and about the orders, in one
 * transaction. All other sessions end, and all codes that were sent to the former address. Returns false if another account of
 * the site has the address.
 */
const changeEmail = async (
  { db, addLettersOfOrders, ...deps }: Deps,
  { client: { id, site_id: siteId, email: former, email_key, language }, id: keptSession }: CustomerSession,
  email: string,
): Promise<boolean> => {
  const now = deps.now();
  const change = { email: email.trim(), email_key: emailKey(email), email_confirmed: 0 };
  try {
    await endSessions(db, id, {
      keptSession,
      emailKey: email_key,
      change,
      alongside: async (tx, client) => {
        await deleteCodes(tx, id);
        await addLetters(tx, [
          { siteId, kind: 'email-changed', address: former, language, now },
          { siteId, kind: 'email-chosen', address: client.email, now },
        ]);
        await addLettersOfOrders(tx, client, now);
      },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

/**
 * Registers the change of the address. It takes the password in every session, because a stranger with a payment link could
 * otherwise change the address and then reset the password. A session that lacks its second factor is refused, because the next
 * code would go to the new address. Only the session of the registration is not: a customer who has mistyped the address gets no
 * code.
 */
const registerChange = (deps: Deps) => {
  const { router, db, passwords, rateLimits, securityEvents } = deps;
  router.client(
    calls.changeEmail,
    { routeClass: 'accounts', rateLimit: 'password', scopes: ['payment'], body: ChangeBody },
    async ({ site, session, body: { email = '', password = '' }, request }) => {
      const { client, isProved, isRegistration } = session;
      if (!isProved && !isRegistration) throw new Refusal('codeRequired');
      refuseInvalid(validateLogin({ email, password }));
      if (!isExactAddress(email)) throw new Refusal('invalid', { email: 'emailInvalid' });
      // A social network has confirmed the address of such an account, so that a link for a password arrives.
      if (client.password_hash === null)
        throw new Refusal('invalid', { password: sentences.passwordMissing });
      await requirePassword(deps, { client, request, field: 'password' }, async () =>
        (await passwords.matches(password, client.password_hash)) ? null : 'passwordIncorrect',
      );
      // Another spelling of the same address is no other mailbox, so that sessions and its confirmation stay.
      if (emailKey(email) === client.email_key) {
        await changeClient(db, client.id, { email: email.trim() });
        return;
      }
      // Shares the count of registrations, because the refusal of a taken address tells as much as theirs.
      const mailbox = { address: networkOf(request.ip), account: mailboxNameOf(site.id, email) };
      await rateLimits.countUse('dailyRegistration', mailbox);
      if (!(await changeEmail(deps, session, email))) throw new Refusal('invalid', { email: 'emailTaken' });
      securityEvents.record('email-changed', request);
    },
  );
};

export const registerEmail = (deps: Deps): void => {
  registerConfirmation(deps);
  registerChange(deps);
};
