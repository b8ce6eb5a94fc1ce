import { createListener, type ListenTimes } from '../../database/listen.ts';
import { createOutageWarning } from '../../database/outages.ts';
import type { Db } from '../../database/schema.ts';
import type { Sites } from './sites.ts';

interface Warnings {
  warn(message: string): void;
}

interface Options {
  sites: Pick<Sites, 'refresh'>;
  db: Db;
  /** Address of PostgreSQL; null for SQLite, which has no notifications. */
  databaseUrl: string | null;
  /** Stops the updates when aborted. */
  signal: AbortSignal;
  log: Warnings;
  /** Milliseconds between two queries for changes while notifications do not arrive. */
  askIntervalMs?: number;
  /** Milliseconds between two queries for changes even while notifications arrive, because one of them may be lost. */
  readIntervalMs?: number;
  times?: ListenTimes;
}

/** Channel that the trigger of the table `sites` notifies. */
const channel = 'octavo_sites';
/**
 * Number of successive queries without a listening connection before a warning. A reconnection is shorter, so it is not logged.
 */
const questionsUntilWarning = 10;

/**
 * Creates a function that reads changed sites. A call during a reading causes another reading, because the first may have
 * missed the change. After a failed reading `isBehind` is true, and the sites in memory stay in use.
 */
const createReader = ({ refresh }: Pick<Sites, 'refresh'>) => {
  let isReading = false;
  let isBehind = false;
  const read = async () => {
    isBehind = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isBehind) {
        isBehind = false;
        await refresh();
      }
    } catch {
      isBehind = true;
    } finally {
      isReading = false;
    }
  };
  return { read: () => void read(), isBehind: () => isBehind };
};

const noNotifications =
  'Notifications of PostgreSQL do not arrive, so the server asks for changes of sites every second. A pooler in transaction mode delivers none.';

/**
 * Keeps the sites in memory current: a notification of PostgreSQL causes a reading. On SQLite, and while notifications do not
 * arrive, the server queries the database at a short interval; in any case at a longer one.
 */
export const followSites = ({
  sites,
  db,
  databaseUrl,
  signal,
  log,
  askIntervalMs = 1000,
  readIntervalMs = 10_000,
  times,
}: Options) => {
  const { read, isBehind } = createReader(sites);
  const listener = databaseUrl
    ? createListener({ url: databaseUrl, db, channel, onNotice: read, signal, ...(times && { times }) })
    : { isListening: () => false };
  const warnOfOutage = createOutageWarning({
    begin: (failure) => log.warn(failure),
    end: () => log.warn('Notifications of PostgreSQL arrive again.'),
    leastFailures: questionsUntilWarning,
  });
  const ask = () => {
    const isListening = listener.isListening();
    if (databaseUrl) warnOfOutage(isListening ? null : noNotifications);
    if (!isListening || isBehind()) read();
  };
  read();
  const timers = [setInterval(ask, askIntervalMs), setInterval(read, readIntervalMs)];
  signal.addEventListener('abort', () => timers.forEach(clearInterval));
  return listener;
};
