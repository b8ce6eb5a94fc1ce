import { Type } from 'typebox';
import * as calls from '../../api/calls.ts';
import { serverMessages } from '../../validation/messages/server.ts';
import { type Passwords, requirePassword } from '../accounts/passwords.ts';
import type { CustomerSession } from '../accounts/sessions.ts';
import type { CallDeps } from '../deps.ts';
import { sweepFiles } from '../files/upload.ts';
import type { OrderRow } from '../orders/store/order-rows.ts';
import { closePages } from '../payments/open-payment.ts';
import { completeDeletions, deleteClient } from './store/delete-client.ts';
import { readAccountData } from './store/read-account.ts';

const Deletion = Type.Object({ password: Type.Optional(Type.String()) });

/**
 * Returns the error of a deletion that is not confirmed; null for a confirmed one. Accounts without a password need a recent
 * login.
 */
const findConfirmationProblem = async (
  passwords: Passwords,
  { client, isRecentlyProved }: CustomerSession,
  password: string,
) => {
  if (client.password_hash === null) return isRecentlyProved ? null : serverMessages.loginTooOld;
  if (!password) return 'passwordEmpty';
  return (await passwords.matches(password, client.password_hash)) ? null : 'passwordIncorrect';
};

const registerDeletion = (deps: CallDeps) => {
  const { router, db, passwords, letterSender, securityEvents, background, log, now } = deps;
  /**
   * Removes the account's stored files, closes its payment pages and completes the deletion. The hourly sweep retries files
   * that could not be removed, and interrupted deletions; the log names pages that could not be closed.
   */
  const cleanUpLater = (cancelled: readonly Pick<OrderRow, 'id'>[]) => {
    background.run(() => sweepFiles(deps));
    for (const order of cancelled)
      background.run(async () => {
        for (const problem of await closePages(deps, order)) log.warn(problem);
      });
    background.run(async () => {
      await completeDeletions(deps);
      letterSender.sendSoon();
    });
  };
  router.client(
    calls.deleteAccount,
    { routeClass: 'accounts', rateLimit: 'password', body: Deletion },
    async ({ session, body: { password = '' }, request }) => {
      const { client } = session;
      await requirePassword(deps, { client, request, field: 'password' }, () =>
        findConfirmationProblem(passwords, session, password),
      );
      const { id, session_version: sessionVersion } = client;
      const deleted = await deleteClient(db, { id, sessionVersion, now: now() });
      // Another request of the same customer may have deleted the account before.
      if (!deleted) return;
      securityEvents.record('account-deleted', request);
      cleanUpLater(deleted.cancelled);
    },
  );
};

/** Registers the download of all data of an account, and its deletion. */
export const registerAccountData = (deps: CallDeps): void => {
  const { router, db, rateLimits, securityEvents, now } = deps;
  router.client(calls.accountData, { rateLimit: 'data' }, async ({ site, session: { client }, request }) => {
    await rateLimits.countUse('data', { account: String(client.id) });
    const data = await readAccountData(db, { site, client }, now());
    securityEvents.record('data-downloaded', request);
    return data;
  });
  registerDeletion(deps);
};
