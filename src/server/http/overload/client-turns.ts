import { Refusal } from '../../errors.ts';

/** Requests of one client that wait at most. Nobody sends so many at once, except a program that has gone wrong. */
const maximumWaiting = 50;
/** Seconds after which a refused client may try again. */
const retrySeconds = 5;

/** Runs the work of a client when the earlier work of the same client has ended; refuses if too much of it waits already. */
type ClientTurns = <Result>(clientId: number, work: () => Promise<Result>) => Promise<Result>;

interface Line {
  /** Settles with the work that came last. */
  last: Promise<unknown>;
  waiting: number;
}

/**
 * Creates the turns of clients in one process. Work that changes the same rows of the database would otherwise wait there,
 * each piece with a connection that other clients need.
 */
export const createClientTurns = (): ClientTurns => {
  const lines = new Map<number, Line>();
  return async (clientId, work) => {
    const line = lines.get(clientId) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting > maximumWaiting) throw new Refusal('tooManyAttempts', {}, retrySeconds);
    lines.set(clientId, line);
    line.waiting += 1;
    const result = line.last.then(work).finally(() => {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(clientId);
    });
    line.last = result.catch(() => {});
    return result;
  };
};
