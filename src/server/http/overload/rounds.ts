/** Starts waiting requests in turn with the other work of the event loop. */
interface Rounds {
  /** Whether a request may start at once, because this round of the event loop has started none. */
  isFree(): boolean;
  /** Calls `startNext`, which starts one waiting request, in each of the next rounds until it returns false. */
  go(): void;
  /** Notes that a connection was accepted. */
  noteConnection(): void;
}

/** Rounds in a row that new connections may take before the next start. */
const maximumAccepts = 50;

/**
 * Starts one request in each round of the event loop. Node accepts one connection a round, and a request to the embedded
 * database keeps the round busy for milliseconds, so that under load new connections would wait longer than any request. In
 * a round that has accepted a connection nothing starts, because more connections are probably waiting.
 */
export const createRounds = (startNext: () => boolean): Rounds => {
  let isGoing = false;
  let hasAccepted = false;
  let accepts = 0;

  const nextRound = () => {
    accepts = hasAccepted ? accepts + 1 : 0;
    hasAccepted = false;
    if (accepts === 0 || accepts > maximumAccepts) {
      accepts = 0;
      isGoing = startNext();
    }
    if (isGoing) setImmediate(nextRound);
  };
  return {
    isFree: () => !isGoing,
    go: () => {
      if (isGoing) return;
      isGoing = true;
      setImmediate(nextRound);
    },
    noteConnection: () => {
      hasAccepted = true;
    },
  };
};
