import type { SentLetter } from './exchange-letters.ts';
import { createLetterRecords, type RecordingDeps } from './letter-records.ts';
import type { Letter } from './outbox.ts';

/** Claims of this server's connections, which share the transactions that record sent letters. */
interface LetterClaims {
  /** Adds a sent letter, which the next claim of any connection removes from the outbox. */
  addSent(sent: SentLetter): void;
  /** Records all added letters and claims a due letter; null if none is due, or after `stop`. */
  claim(): Promise<Letter | null>;
  /** Makes further claims only record letters. */
  stop(): void;
}

/** Claims that wait for the present transaction. They share the next one. */
interface Group {
  wanted: number;
  claimed: Promise<Letter[]>;
}

/**
 * Creates the claims of a server. Claims that come while a transaction runs share the next transaction, because each commit
 * waits for the disk and for other writers.
 */
export const createLetterClaims = (deps: RecordingDeps): LetterClaims => {
  const records = createLetterRecords(deps);
  let gathering: Group | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const startGroup = (): Group => {
    const group: Group = {
      wanted: 0,
      claimed: last.then(() => {
        gathering = null;
        return records.exchange(isStopped ? 0 : group.wanted);
      }),
    };
    // The claims themselves handle the error of their transaction.
    last = group.claimed.catch(() => {});
    return group;
  };
  return {
    addSent: records.add,
    claim: async () => {
      gathering ??= startGroup();
      const { claimed } = gathering;
      const place = gathering.wanted++;
      return (await claimed)[place] ?? null;
    },
    stop: () => {
      isStopped = true;
    },
  };
};
