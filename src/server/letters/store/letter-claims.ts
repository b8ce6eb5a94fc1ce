import { errorMessage } from '../../errors.ts';
import { exchangeLetters, type SentLetter } from './exchange-letters.ts';
import type { OutboxRow } from './outbox.ts';

type Deps = Parameters<typeof exchangeLetters>[0] & {
  logError: (problem: unknown) => void;
  /**
   * Addresses that get no other letter for now. A claim adds the address of its letter, and the sender removes it once the letter
   * is sent or has failed. Without this set, several letters may be on their way to one address.
   */
  busyAddresses?: Set<string>;
};

/** Milliseconds until a record that failed by itself is tried again. The lease of its letter has time for two more tries. */
const retryAfterMs = 20_000;

/** Returns the warning about a letter that is sent and stays in the outbox. */
const warningOf = ({ letter: { id, kind } }: SentLetter, error: unknown): string =>
  `A letter (${kind}) was sent, but cannot be recorded: ${errorMessage(error)}. Other letters are sent. This server tries the record again and does not send the letter again. Another server, or this one after a restart, would. If the database cannot be mended before, delete row ${id} of the table letters.`;

/**
 * Creates the records of a server, which makes one exchange at a time. Sent letters that could not be recorded, because the
 * database failed, are recorded at the next exchange. A record that fails by itself delays no other letter.
 */
const createLetterRecords = (deps: Deps) => {
  const unrecorded = new Map<number, SentLetter>();
  /** Times of the next tries, by the ids of letters whose records failed by themselves. */
  const retryTimes = new Map<number, number>();
  const recordAndClaim = async (sent: readonly SentLetter[], limit: number) => {
    const recordedIds = sent.map(({ letter }) => letter.id);
    const unrecordedIds = [...unrecorded.keys()].filter((id) => !recordedIds.includes(id));
    const busyAddresses = [...(deps.busyAddresses ?? [])];
    const claimed = await exchangeLetters(deps, { sent, limit, unrecordedIds, busyAddresses });
    for (const { address } of claimed) deps.busyAddresses?.add(address);
    for (const id of recordedIds) {
      unrecorded.delete(id);
      retryTimes.delete(id);
    }
    return claimed;
  };
  const recordAlone = async (sent: SentLetter) => {
    const { id } = sent.letter;
    try {
      await recordAndClaim([sent], 0);
    } catch (error) {
      if (!retryTimes.has(id)) deps.logError(warningOf(sent, error));
      retryTimes.set(id, deps.now() + retryAfterMs);
    }
  };
  return {
    add: (sent: SentLetter) => void unrecorded.set(sent.letter.id, sent),
    /** Records the added letters and claims at most `limit` due letters, none of which this server has sent. */
    exchange: async (limit: number): Promise<OutboxRow[]> => {
      const now = deps.now();
      const sent = [...unrecorded.values()].filter(({ letter }) => (retryTimes.get(letter.id) ?? 0) <= now);
      try {
        return await recordAndClaim(sent, limit);
      } catch (error) {
        if (sent.length === 0) throw error;
      }
      // The claim fails too if the database does not answer. Otherwise, each letter is recorded in a transaction of its own.
      const claimed = await recordAndClaim([], limit);
      for (const one of sent) await recordAlone(one);
      return claimed;
    },
  };
};

/** Creates the claims of a server in one lane. They are made one after another, each in a transaction with the records before it. */
export const createLetterClaims = (deps: Deps) => {
  const records = createLetterRecords(deps);
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  return {
    /** Adds a sent letter, which the next claim of any connection removes from the outbox. */
    addSent: records.add,
    /** Records all added letters and claims a due letter; null if none is due, or after `stop`. */
    claim: async (): Promise<OutboxRow | null> => {
      const claimed = last.then(() => records.exchange(isStopped ? 0 : 1));
      // The claim itself handles the error of its transaction.
      last = claimed.catch(() => {});
      return (await claimed)[0] ?? null;
    },
    /** Makes further claims only record letters. */
    stop: () => {
      isStopped = true;
    },
  };
};
