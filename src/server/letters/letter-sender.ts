import type { Background } from '../bounded-work.ts';
import type { DatabaseKind } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import { dayMs, secondMs } from '../durations.ts';
import { errorMessage } from '../errors.ts';
import type { Shedding } from '../http/overload.ts';
import type { Site, Sites } from '../sites/store/sites.ts';
import { buttonOf, composeLetter, type LetterFacts } from './compose-letter.ts';
import { letterRowOf } from './letter-rows.ts';
import {
  isFinalRefusal,
  isRecipientRefusal,
  type Mail,
  type MailMessage,
  maximumConnections,
  sendTimeoutMs,
} from './mail.ts';
import { createOutboxLane, leaseMs } from './outbox-lane.ts';
import { lanes, type SentLetter } from './store/exchange-letters.ts';
import { createLetterClaims } from './store/letter-claims.ts';
import { type Letter, type OutboxRow, postponeLetter, removeLetter } from './store/outbox.ts';

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
    purpose: 'reset' | 'confirm-email' | 'invitation';
  }) => Promise<string>;
  now: () => number;
}

/** Composes a letter; null if it is not needed any more. `clientId` is null for the provider and without an account. */
const composeMessage = async (deps: SendingDeps, site: Site, letter: Letter) => {
  const facts = await deps.readFacts(site, letter);
  if (!facts) return null;
  const row = letterRowOf(letter.kind);
  const { clientId, address } = facts;
  const purpose = buttonOf(row, facts)?.code;
  // The code is created at every try, so that the database contains no usable code of a waiting letter.
  const code = purpose && clientId !== null && { clientId, address, purpose };
  const token = code ? await deps.createCode(code) : null;
  const message = composeLetter({ site, kind: letter.kind, facts, token });
  return { message, clientId: row.recipient === 'customer' ? clientId : null };
};

/** Composes a letter and sends it by a mail port, unless `signal` is aborted first. The letter stays in the outbox. */
const sendLetter = async (
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

interface Deps extends SendingDeps {
  /** Mail port; null if other servers of the database send the letters. */
  mail: Mail | null;
  databaseKind: DatabaseKind;
  background: Background;
  shedding: Pick<Shedding, 'isIdle'>;
  logError: (problem: unknown) => void;
}

export type LetterSender = ReturnType<typeof createLetterSender>;

/** Milliseconds until the next try, by the number of failures. Further failures use the last value. */
const retryDelaysMs = [5, 30, 120, 600, 1800].map((seconds) => seconds * secondMs);
/** Milliseconds that a stopping server gives to letters on their way. */
export const stopAfterMs = 3 * secondMs;
/** Milliseconds after which an unsent letter is given up. */
const giveUpAfterMs = dayMs;

/** Postpones a failed letter, or removes it if the refusal is final or the letter is too old. */
const postponeOrGiveUp = async ({ db, logError, now }: Deps, letter: Letter, error: unknown) => {
  const { id, kind, tries, created_at } = letter;
  const isGivenUp = isFinalRefusal(error) || now() - created_at >= giveUpAfterMs;
  const delayMs = retryDelaysMs[tries] ?? Math.max(...retryDelaysMs);
  logError(
    `A letter (${kind}) was not sent: ${errorMessage(error)}. ${isGivenUp ? 'It is given up' : 'It is tried again'}`,
  );
  await (isGivenUp ? removeLetter(db, id) : postponeLetter(db, id, now() + delayMs));
};

/** Returns whether a row of the outbox is a letter, as all rows of the lane of letters are. */
const isLetter = (row: OutboxRow): row is Letter => row.kind !== 'webhook';

/**
 * Creates the sender, which sends each letter at least once. A letter is removed only after the mail server has accepted the
 * letter. If the server is killed in between, the letter is sent twice. It is also sent twice if the database fails for longer
 * than the lease and another server claims the letter first.
 */
export const createLetterSender = (deps: Deps) => {
  const { mail } = deps;
  const claims = createLetterClaims({ ...deps, lane: lanes.letters, leaseMs });
  const stopped = new AbortController();
  const { signal } = stopped;
  let failure: string | null = null;
  /** Sends one letter; returns whether the next letter should be tried. */
  const sendOne = async (letter: Letter, port: Mail) => {
    try {
      claims.addSent(await sendLetter(deps, letter, { mail: port, signal }));
      failure = null;
      return true;
    } catch (error) {
      await postponeOrGiveUp(deps, letter, error);
      const isOfLetter = isFinalRefusal(error) || isRecipientRefusal(error);
      const sentence = `Letters are not sent (${errorMessage(error)}). They are sent once the mail server takes them.`;
      failure = isOfLetter ? null : sentence;
      return isOfLetter;
    }
  };
  const lane = createOutboxLane({
    ...deps,
    claims,
    maximumConnections,
    deliver: async (row) => mail !== null && isLetter(row) && sendOne(row, mail),
  });
  return {
    /** Sends due letters until none is left or the mail server fails. */
    sendDueLetters: async () => {
      if (mail) await lane.sendDue();
    },
    /** Returns why the last letter was not sent, as a sentence; null if the mail server takes letters. */
    failure: (): string | null => failure,
    /** Sends a message at once, which is not in the outbox. Rejects if no mail server takes it from here. */
    sendNow: async (message: MailMessage) => {
      if (!mail) throw new Error('This server sends no letters.');
      await mail.send(message, signal);
    },
    /** Sends due letters in the background. */
    sendSoon: () => {
      if (mail) lane.sendSoon();
    },
    /**
     * Stops the sender: no further letter is started, and letters on their way get a few seconds. Letters that a silent mail server
     * has not accepted by then stay in the outbox for the next server.
     */
    stop: () => {
      lane.stop();
      setTimeout(() => stopped.abort(), stopAfterMs).unref();
    },
  };
};
