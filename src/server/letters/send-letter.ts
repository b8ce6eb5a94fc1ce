import type { Db } from '../database/schema.ts';
import type { Site, Sites } from '../sites/store/sites.ts';
import { buttonOf, composeLetter, type LetterFacts } from './compose-letter.ts';
import { letterRowOf } from './letter-rows.ts';
import { type Mail, type Message, sendTimeoutMs } from './mail.ts';
import type { SentLetter } from './store/exchange-letters.ts';
import type { Letter } from './store/outbox.ts';

export interface SendingDeps {
  db: Db;
  sites: Sites;
  /**
   * Reads the facts of a letter at the time of sending; null if the letter is not needed any more, or its order or account is
   * deleted.
   */
  readFacts: (site: Site, letter: Letter) => Promise<LetterFacts | null>;
  /** Creates the one-time code of a letter's button. */
  createCode: (code: {
    clientId: number;
    address: string;
    purpose: 'reset' | 'confirm-email';
  }) => Promise<string>;
  now: () => number;
}

/** A message and the id of its customer; null for letters to the provider and for those without an account. */
interface Addressed {
  message: Message;
  clientId: number | null;
}

const composeMessage = async (deps: SendingDeps, site: Site, letter: Letter): Promise<Addressed | null> => {
  const facts = await deps.readFacts(site, letter);
  if (!facts) return null;
  const row = letterRowOf(letter.kind);
  const { clientId, address } = facts;
  const purpose = buttonOf(row, facts)?.code;
  // The code is created at every try, so that the database contains no usable code of a waiting letter.
  const code = purpose && clientId !== null && { clientId, address, purpose };
  const token = code ? await deps.createCode(code) : null;
  const message = composeLetter({ site, letter, facts, token });
  return { message, clientId: row.recipient === 'customer' ? clientId : null };
};

/** Composes a letter and sends it by a mail port, unless `signal` is aborted first. The letter stays in the outbox. */
export const sendLetter = async (
  deps: SendingDeps,
  letter: Letter,
  { mail, signal }: { mail: Mail; signal: AbortSignal },
): Promise<SentLetter> => {
  const { now } = deps;
  const site = (await deps.sites.all()).find(({ id }) => id === letter.site_id);
  const { message = null, clientId = null } = (site && (await composeMessage(deps, site, letter))) ?? {};
  // A site without a notice address gets no letters to the provider.
  if (!message?.to) return { letter, clientId: null };
  // Past this time, the lease could end while this server still sends, and another server would send the letter too.
  if (now() > letter.due_at - sendTimeoutMs) throw new Error('It took too long to compose');
  await mail.send(message, signal);
  return { letter, clientId };
};
