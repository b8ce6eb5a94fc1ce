import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { plainDigits } from '../../../languages/digits.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { sentences } from '../../http/refusals/refusals.ts';
import { addLetters } from '../../letters/store/outbox.ts';
import { mailboxNameOf } from '../store/clients.ts';
import { redeemLoginCode } from '../store/login-codes.ts';

const Code = Type.Object({ code: Type.Optional(Type.String()) });

/**
 * Registers the calls of the second factor: sending a code by e-mail, and checking the code. A session gets its code only after
 * its password, so no answer tells whether an address has an account. The code is created when the letter is sent.
 */
export const registerSecondFactor = ({
  router,
  db,
  rateLimits,
  letterSender,
  securityEvents,
  now,
}: CallDeps): void => {
  router.client(
    calls.sendLoginCode,
    null,
    async ({ site, session: { client, id, isProved }, request }) => {
      if (isProved) return null;
      await rateLimits.countUse('mail', { account: mailboxNameOf(site.id, client.email) });
      const letter = {
        siteId: site.id,
        kind: 'login-code',
        address: client.email,
        about: String(id),
      } as const;
      await addLetters(db, [{ ...letter, now: now() }]);
      securityEvents.record('code-sent', request);
      letterSender.sendSoon();
      return null;
    },
    { rateLimit: 'mail', scopes: ['order', 'payment'] },
  );
  router.client(
    calls.checkLoginCode,
    Code,
    async ({ session: { client, id, isProved }, body: { code = '' }, request }) => {
      if (isProved) return null;
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
      return null;
    },
    { rateLimit: 'code', scopes: ['order', 'payment'] },
  );
};
