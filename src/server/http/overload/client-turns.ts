import { createBoundedWork } from '../../accounts/bounded-work.ts';
import { Refusal } from '../../errors.ts';

/** Largest number of waiting requests of one client. No customer sends so many at once. */
const maximumWaiting = 50;
/** Seconds after which a refused client may try again. */
const retrySeconds = 5;

/**
 * Milliseconds after which waiting work is refused, because earlier work may wait long for the database. Together with the
 * wait for the lock of the embedded database it stays below the 5 s that an answer may take.
 */
const longestWaitMs = 1500;

/**
 * Runs the work of a client when the earlier work of the same client has ended. Refuses with `tooManyAttempts` if too much of
 * it waits already, and with `busy` if the turn does not come in time.
 */
type ClientTurns = <Result>(clientId: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates the turns of clients in one process. Work that changes the same rows of the database would otherwise wait there,
 * each piece with a connection that other clients need.
 */
export const createClientTurns = (): ClientTurns => {
  const createLine = () => ({ inTurn: createBoundedWork({ concurrency: 1, longestWaitMs }), waiting: 0 });
  const lines = new Map<number, ReturnType<typeof createLine>>();
  return async (clientId, work) => {
    const line = lines.get(clientId) ?? createLine();
    if (line.waiting > maximumWaiting) throw new Refusal('tooManyAttempts', {}, retrySeconds);
    lines.set(clientId, line);
    line.waiting += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(clientId);
    }
  };
};
