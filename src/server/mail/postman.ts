import type { Background } from '../background.ts';
import type { Db } from '../database/schema.ts';
import { letterRowOf } from '../letters/letter-rows.ts';
import { isFinalRefusal, type Mail, type Message } from '../ports/mail.ts';
import type { PaymentService } from '../ports/payment.ts';
import { createCode } from '../stores/clients/one-time-codes.ts';
import { claimDueLetter, type Letter, postponeLetter, removeLetter } from '../stores/outbox.ts';
import type { Site, Sites } from '../stores/sites/sites.ts';
import { buttonOf, composeLetter } from './compose-letter.ts';
import { readLetterFacts } from './letter-values.ts';

interface Deps {
  db: Db;
  sites: Sites;
  mail: Mail;
  payment: PaymentService | null;
  background: Background;
  report: (problem: unknown) => void;
  now: () => number;
}

/** Sends the letters of the outbox. */
export interface Postman {
  /** Begins to send what is due, without waiting for it. */
  wake(): void;
  /** Sends what is due, as long as the mail server takes it. */
  deliver(): Promise<void>;
  /** Begins no further letter. */
  rest(): void;
}

const second = 1000;
/** Longer than a mail server is waited for: a letter is taken a second time only where the first taker is gone. */
const lease = 60 * second;
/** How long a letter waits after each failure in turn, and after every later one. */
const pauses = [5, 30, 120, 600, 1800].map((seconds) => seconds * second);
/** A letter that could not be sent for so long is given up. */
const patience = 24 * 3600 * second;

const write = async (deps: Deps, site: Site, letter: Letter): Promise<Message | null> => {
  const facts = await readLetterFacts(deps, site, letter);
  if (!facts) return null;
  const purpose = buttonOf(letterRowOf(letter.kind), facts)?.code;
  // Made anew whenever the letter is tried: no secret waits in the database.
  const code = purpose && { clientId: facts.clientId, purpose, now: deps.now() };
  const token = code ? await createCode(deps.db, code) : null;
  return composeLetter({ site, letter, facts, token });
};

const sendLetter = async (deps: Deps, letter: Letter) => {
  const site = (await deps.sites.all()).find(({ id }) => id === letter.site_id);
  const message = site ? await write(deps, site, letter) : null;
  // A site without an address of its own is told of nothing.
  if (message?.to) await deps.mail.send(message);
};

/** Keeps a letter for another try, unless the mail server will never take it or nobody waits for it any more. */
const keepOrGiveUp = async ({ db, report, now }: Deps, letter: Letter, error: unknown) => {
  const { id, kind, tries, created_at } = letter;
  const reason = error instanceof Error ? error.message : String(error);
  const isHopeless = isFinalRefusal(error) || now() - created_at >= patience;
  const pause = pauses[tries] ?? Math.max(...pauses);
  report(`A letter (${kind}) was not sent: ${reason}${isHopeless ? '. It is given up' : ''}`);
  await (isHopeless ? removeLetter(db, id) : postponeLetter(db, id, now() + pause));
};

/**
 * Sends each letter at least once: removed only after the mail server has taken it, so that a kill between the
 * two sends it again rather than never.
 */
export const createPostman = (deps: Deps): Postman => {
  const { db, now, background } = deps;
  let isResting = false;
  /** Whether it is worth going on with the next. */
  const deliverOne = async (letter: Letter) => {
    try {
      await sendLetter(deps, letter);
      await removeLetter(db, letter.id);
      return true;
    } catch (error) {
      await keepOrGiveUp(deps, letter, error);
      return isFinalRefusal(error);
    }
  };
  const deliver = async () => {
    do {
      const letter = await claimDueLetter(db, now(), now() + lease);
      if (!letter || !(await deliverOne(letter))) return;
    } while (!isResting);
  };
  return {
    deliver,
    wake: () => background.run(deliver),
    rest: () => {
      isResting = true;
    },
  };
};
