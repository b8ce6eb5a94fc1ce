import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { plainDigits } from '../../../languages/digits.ts';
import { translatorOf } from '../../../languages/languages.ts';
import type { Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { readId } from '../../http/parameters.ts';
import { sentences } from '../../http/refusals.ts';
import { addLetters } from '../../letters/store/outbox.ts';
import { deviceText, placeText } from '../devices.ts';
import { mailboxNameOf } from '../store/clients.ts';
import { endSession, endSessions } from '../store/end-sessions.ts';
import { redeemLoginCode } from '../store/login-codes.ts';
import { listSessions } from '../store/sessions.ts';

/** Registers logout and the list of a client's sessions. */
export const registerSessions = ({ router, db, now }: CallDeps): void => {
  router.client(calls.logout, { scopes: ['order', 'payment'] }, async ({ session: { client, id } }) => {
    // Marks this session, because a landing page shares it and must forget the customer's draft. Other devices keep theirs.
    const mark = (tx: Db) => endSession(tx, { clientId: client.id, id, now: now() });
    await endSessions(db, client.id, { alongside: mark });
  });
  router.client(calls.sessions, { isTranslated: true }, async ({ site, session }) => {
    const rows = await listSessions(db, session.client.id, now());
    const t = translatorOf(site.language, site.ownTexts);
    return rows.map((row) => ({
      id: row.id,
      device: deviceText(row, t),
      place: placeText(row, t),
      lastUsedAt: isoTime(row.last_used_at),
      isCurrent: row.id === session.id,
    }));
  });
  router.client(calls.endSession, {}, async ({ session, params }) => {
    // A recent login is required, so that a stranger at an open cabinet cannot log the owner out elsewhere.
    if (!session.isRecentlyProved) throw new Refusal('accountLoginRequired');
    const wanted = { clientId: session.client.id, id: readId(params.id), now: now() };
    if (!(await db.transaction().execute((tx) => endSession(tx, wanted)))) throw new Refusal('notFound');
  });
};

const Code = Type.Object({ code: Type.Optional(Type.String()) });

/**
 * Registers the calls of the second factor: sending a code by e-mail, and checking the code. A session gets its code only after
 * its password, so no answer tells whether an address has an account. The code is created when the letter is sent.
 */
export const registerSecondFactor = ({ router, db, rateLimits, securityEvents, now }: CallDeps): void => {
  router.client(
    calls.sendLoginCode,
    { rateLimit: 'mail', scopes: ['order', 'payment'] },
    async ({ site, session: { client, id, isProved }, request }) => {
      if (isProved) return;
      await rateLimits.countUse('mail', { account: mailboxNameOf(site.id, client.email) });
      const letter = {
        siteId: site.id,
        kind: 'login-code',
        address: client.email,
        about: String(id),
      } as const;
      await addLetters(db, [{ ...letter, now: now() }]);
      securityEvents.record('code-sent', request);
    },
  );
  router.client(
    calls.checkLoginCode,
    { rateLimit: 'code', scopes: ['order', 'payment'], body: Code },
    async ({ session: { client, id, isProved }, body: { code = '' }, request }) => {
      if (isProved) return;
      const account = String(client.id);
      await rateLimits.countUse('code', { account });
      // Customers copy codes from letters, often with spaces, so everything but digits is removed.
      const entered = { code: plainDigits(code).replaceAll(/\D/g, ''), now: now() };
      if (!(await redeemLoginCode(db, id, entered))) {
        securityEvents.record('code-wrong', request);
        throw new Refusal('invalid', { code: sentences.codeWrong });
      }
      await rateLimits.resetCounts('code', { account });
      securityEvents.record('code-entered', request);
    },
  );
};
