import { setTimeout as pause } from 'node:timers/promises';
import type { Background } from '../background.ts';
import type { DatabaseKind } from '../database/open.ts';
import { errorMessage } from '../errors.ts';
import type { Shedding } from '../http/overload.ts';
import { isFinalRefusal, isRecipientRefusal, type Mail, maximumConnections } from './mail.ts';
import { type SendingDeps, sendLetter } from './send-letter.ts';
import { createLetterClaims } from './store/letter-claims.ts';
import { type Letter, postponeLetter, removeLetter } from './store/outbox.ts';

interface Deps extends SendingDeps {
  /** Mail port; null if other servers of the database send the letters. */
  mail: Mail | null;
  databaseKind: DatabaseKind;
  background: Background;
  shedding: Pick<Shedding, 'isIdle'>;
  logError: (problem: unknown) => void;
}

/** Sends the letters of the outbox. */
export type LetterSender = ReturnType<typeof createLetterSender>;

const second = 1000;
/** Milliseconds for which a server reserves a letter. A letter that is not composed in this time is tried again later. */
const leaseMs = 60 * second;
/**
 * Milliseconds for which a connection waits before a letter while the server has requests, because a letter takes nearly as
 * much processor time as a whole order.
 */
const waitMs = 100;
/** Milliseconds until the next try, by the number of failures. Further failures use the last value. */
const retryDelaysMs = [5, 30, 120, 600, 1800].map((seconds) => seconds * second);
/** Milliseconds that a stopping server gives to letters on their way. */
export const stopAfterMs = 3 * second;
/** Milliseconds after which an unsent letter is given up. */
const giveUpAfterMs = 24 * 3600 * second;

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

/**
 * Creates the sender, which sends each letter at least once. A letter is removed only after the mail server has accepted the
 * letter. If the server is killed in between, the letter is sent twice. It is also sent twice if the database fails for longer
 * than the lease and another server claims the letter first.
 */
export const createLetterSender = (deps: Deps) => {
  const { background, shedding, mail } = deps;
  const claims = createLetterClaims({ ...deps, leaseMs });
  const stopped = new AbortController();
  const { signal } = stopped;
  let failure: string | null = null;
  let isStopped = false;
  let running = 0;
  let isAskedAgain = false;
  /** Sends one letter; returns whether the next letter should be tried. */
  const sendOne = async (letter: Letter, port: Mail) => {
    try {
      claims.addSent(await sendLetter(deps, letter, { mail: port, signal }));
      failure = null;
      return true;
    } catch (error) {
      await postponeOrGiveUp(deps, letter, error);
      const isOfLetter = isFinalRefusal(error) || isRecipientRefusal(error);
      failure = isOfLetter ? null : errorMessage(error);
      return isOfLetter;
    }
  };
  const sendDueLetters = async () => {
    while (mail) {
      if (!shedding.isIdle()) await pause(waitMs);
      const letter = await claims.claim();
      if (!letter || !(await sendOne(letter, mail))) return;
    }
  };
  /**
   * Sends due letters over one more connection. If all connections are in use, the first connection that becomes free looks for
   * letters again.
   */
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
    /** Sends due letters until none is left or the mail server fails. */
    sendDueLetters,
    /** Returns why the last letter was not sent, as a sentence; null if the mail server takes letters. */
    failure: (): string | null =>
      failure === null
        ? null
        : `Letters are not sent (${failure}). They are sent once the mail server takes them.`,
    /** Sends due letters in the background. */
    sendSoon: () => background.run(sendOverConnection),
    /**
     * Stops the sender: no further letter is started, and letters on their way get a few seconds. What a silent mail server has
     * not accepted by then stays in the outbox for the next server.
     */
    stop: () => {
      isStopped = true;
      claims.stop();
      setTimeout(() => stopped.abort(), stopAfterMs).unref();
    },
  };
};
