/** Starts waiting requests one by one, each in its own iteration of the event loop. */
interface Rounds {
  /** Returns whether a request may start at once, because this round has started no request. */
  isFree(): boolean;
  /** Calls `startNext`, which starts one waiting request, in each of the next rounds until it returns false. */
  start(): void;
  /** Notes that a connection was accepted. */
  noteConnection(): void;
}

/** Maximum number of successive rounds in which new connections delay the next start. */
const maximumAccepts = 50;

/**
 * Creates rounds. A round is one iteration of the event loop and starts one request. Node accepts one connection a round, and a
 * request to SQLite takes milliseconds, so that under load new connections would wait longer than requests. A round that
 * has accepted a connection starts no request, because further connections are probably waiting.
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
    start: () => {
      if (isGoing) return;
      isGoing = true;
      setImmediate(nextRound);
    },
    noteConnection: () => {
      hasAccepted = true;
    },
  };
};
