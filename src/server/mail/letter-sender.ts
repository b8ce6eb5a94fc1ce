import type { Background } from '../background.ts';
import type { Db } from '../database/schema.ts';
import { letterRowOf } from '../letters/letter-rows.ts';
import {
  isFinalRefusal,
  isRecipientRefusal,
  type Mail,
  type Message,
  maximumConnections,
} from '../ports/mail.ts';
import type { PaymentService } from '../ports/payment.ts';
import { createCode } from '../stores/clients/one-time-codes.ts';
import {
  claimDueLetter,
  completeLetter,
  type Letter,
  postponeLetter,
  removeLetter,
} from '../stores/outbox.ts';
import type { Site, Sites } from '../stores/sites/sites.ts';
import { buttonOf, composeLetter } from './compose-letter.ts';
import { readLetterFacts } from './letter-values.ts';

interface Deps {
  db: Db;
  sites: Sites;
  mail: Mail;
  payment: PaymentService | null;
  background: Background;
  logError: (problem: unknown) => void;
  now: () => number;
}

/** Sends the letters of the outbox. */
export interface LetterSender {
  /** Sends due letters in the background. */
  sendSoon(): void;
  /** Sends due letters until none is left or the mail server fails. */
  sendDueLetters(): Promise<void>;
  /** Starts no further letter. */
  stop(): void;
}

const second = 1000;
/** Longer than the timeout of a mail server, so that a second server sends a letter only if the first one has been killed. */
const leaseMs = 60 * second;
/** Milliseconds until the next attempt after each failure. Further failures use the last value. */
const retryDelaysMs = [5, 30, 120, 600, 1800].map((seconds) => seconds * second);
/** Milliseconds after which an unsent letter is given up. */
const giveUpAfterMs = 24 * 3600 * second;

/** A message, and the customer who gets it; null for the provider and for an account that is deleted. */
interface Addressed {
  message: Message;
  clientId: number | null;
}

const composeMessage = async (deps: Deps, site: Site, letter: Letter): Promise<Addressed | null> => {
  const facts = await readLetterFacts(deps, site, letter);
  if (!facts) return null;
  const row = letterRowOf(letter.kind);
  const { clientId } = facts;
  const purpose = buttonOf(row, facts)?.code;
  // Created for every attempt, so that the database holds no secret of a waiting letter.
  const code = purpose && clientId !== null && { clientId, purpose, now: deps.now() };
  const token = code ? await createCode(deps.db, code) : null;
  const message = composeLetter({ site, letter, facts, token });
  return { message, clientId: row.recipient === 'customer' ? clientId : null };
};

const sendLetter = async (deps: Deps, letter: Letter) => {
  const { db, mail, now } = deps;
  const site = (await deps.sites.all()).find(({ id }) => id === letter.site_id);
  const { message = null, clientId = null } = (site && (await composeMessage(deps, site, letter))) ?? {};
  // A site without a notice address gets no letters.
  if (message?.to) await mail.send(message);
  await completeLetter(db, letter, { clientId: message?.to ? clientId : null, now: now() });
};

/** Postpones a failed letter, or removes it if the refusal is final or the letter is too old. */
const postponeOrGiveUp = async ({ db, logError, now }: Deps, letter: Letter, error: unknown) => {
  const { id, kind, tries, created_at } = letter;
  const reason = error instanceof Error ? error.message : String(error);
  const isGivenUp = isFinalRefusal(error) || now() - created_at >= giveUpAfterMs;
  const delayMs = retryDelaysMs[tries] ?? Math.max(...retryDelaysMs);
  logError(
    `A letter (${kind}) was not sent: ${reason}. ${isGivenUp ? 'It is given up' : 'It is tried again'}`,
  );
  await (isGivenUp ? removeLetter(db, id) : postponeLetter(db, id, now() + delayMs));
};

/**
 * Creates the sender, which sends each letter at least once. A letter is removed only after the mail server has accepted it,
 * so that a killed server causes a second letter rather than none.
 */
export const createLetterSender = (deps: Deps): LetterSender => {
  const { db, now, background } = deps;
  let isStopped = false;
  let running = 0;
  let isAskedAgain = false;
  /** Returns whether the next letter should be tried. */
  const sendOne = async (letter: Letter) => {
    try {
      await sendLetter(deps, letter);
      return true;
    } catch (error) {
      await postponeOrGiveUp(deps, letter, error);
      return isFinalRefusal(error) || isRecipientRefusal(error);
    }
  };
  const sendDueLetters = async () => {
    do {
      const letter = await claimDueLetter(db, now, leaseMs);
      if (!letter || !(await sendOne(letter))) return;
    } while (!isStopped);
  };
  /** Sends due letters over one connection more. If all are in use, the one that is free first looks for letters again. */
  const sendOverConnection = async () => {
    isAskedAgain = running === maximumConnections;
    if (isAskedAgain) return;
    running++;
    try {
      do {
        isAskedAgain = false;
        await sendDueLetters();
      } while (isAskedAgain && !isStopped);
    } finally {
      running--;
    }
  };
  return {
    sendDueLetters,
    sendSoon: () => background.run(sendOverConnection),
    stop: () => {
      isStopped = true;
    },
  };
};
