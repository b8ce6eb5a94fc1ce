import { createBoundedWork } from '../../bounded-work.ts';
import { Refusal } from '../../errors.ts';

/** Largest number of waiting requests of one client. No customer sends so many at once. */
const maximumWaiting = 50;
/** Seconds after which a refused client may try again. */
const retrySeconds = 5;

/**
 * Milliseconds after which waiting work is refused, because earlier work may wait for the database. Together with the
 * wait for SQLite's lock, the wait stays below the 5 s that an answer may take.
 */
const defaultWaitMs = 1500;

/**
 * Runs the work of a client after the same client's earlier work has ended. Refuses with `tooManyAttempts` if too many
 * requests of the client wait already, and with `busy` if the turn does not come in time.
 */
export type ClientTurns = <Result>(clientId: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates the turns of clients in one process. Without turns, requests that change the same rows would wait in the database,
 * and each would hold a connection that other clients need.
 */
export const createClientTurns = (longestWaitMs = defaultWaitMs): ClientTurns => {
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
