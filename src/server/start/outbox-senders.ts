import { readAccountFacts } from '../accounts/letter-values.ts';
import { createCode } from '../accounts/store/codes.ts';
import type { Deps } from '../deps.ts';
import { localizeLetter, plainFacts } from '../letters/compose-letter.ts';
import { letterRowOf } from '../letters/letter-rows.ts';
import { createLetterSender, type SendingDeps } from '../letters/letter-sender.ts';
import { readOrderFacts } from '../orders/letter-values.ts';
import { createInvitation } from '../staff/store/staff-codes.ts';
import { createWebhookSender } from '../webhooks/webhook-sender.ts';

type LetterSources = Pick<SendingDeps, 'readFacts' | 'createCode'>;

/** Creates the functions by which the sender of letters gets facts and one-time codes of orders, accounts and the office. */
export const createLetterSources = (deps: Pick<Deps, 'db' | 'payment' | 'now'>): LetterSources => ({
  readFacts: async (site, letter) => {
    const { kind, about, address } = letter;
    const { event, recipient } = letterRowOf(kind);
    if (event) return readOrderFacts(deps, site, letter);
    if (recipient !== 'staff') return readAccountFacts(deps, site, letter);
    const { wording } = localizeLetter(site, kind, null);
    return { ...plainFacts, address, wording, clientId: Number(about) || null, values: { webhook: about } };
  },
  createCode: ({ purpose, ...owner }) =>
    purpose === 'invitation'
      ? createInvitation(deps.db, owner.clientId, deps.now())
      : createCode(deps.db, { ...owner, purpose, now: deps.now() }),
});

type OutboxDeps = Omit<Parameters<typeof createLetterSender>[0], keyof LetterSources>;

/** Creates the senders of the outbox: of letters, and of events for webhooks. */
export const createOutboxSenders = (deps: OutboxDeps & Pick<Deps, 'payment' | 'settings'>) => {
  const letters = createLetterSender({ ...deps, ...createLetterSources(deps) });
  const webhookSender = createWebhookSender(deps);
  const sendSoon = () => {
    letters.sendSoon();
    webhookSender.sendSoon();
  };
  const stop = () => {
    letters.stop();
    webhookSender.stop();
  };
  return { letterSender: { ...letters, sendSoon, stop }, webhookSender };
};
