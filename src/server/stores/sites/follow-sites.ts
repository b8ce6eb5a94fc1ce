import { createListener, type Listener, type ListenTimes } from '../../database/listen.ts';
import type { Sites } from './sites.ts';

interface Warnings {
  warn(message: string): void;
}

interface Options {
  sites: Pick<Sites, 'refresh'>;
  /** Null for the embedded database, which notifies nobody. */
  databaseUrl: string | null;
  /** Ends the following. */
  signal: AbortSignal;
  log: Warnings;
  /** Milliseconds until a change is noticed where no notification arrives. */
  askIntervalMs?: number;
  times?: ListenTimes;
}

/** Name of the channel, which the trigger of the table `sites` notifies. */
const channel = 'octavo_sites';
/** Questions in a row without a notification after which that is reported. A connection that is replaced is not. */
const questionsUntilReport = 10;

/**
 * Creates a function that reads changed sites. A call during a reading makes it read once more, because the change may have come
 * too late for it. After a failure `isBehind` is true, and the sites in memory stay in use.
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

/** Creates a function that logs when notifications stop arriving and when they arrive again. */
const createReport = (log: Warnings) => {
  let questions = 0;
  return (isListening: boolean) => {
    if (isListening && questions >= questionsUntilReport)
      log.warn('Notifications of PostgreSQL arrive again.');
    questions = isListening ? 0 : questions + 1;
    if (questions === questionsUntilReport)
      log.warn(
        'Notifications of PostgreSQL do not arrive, so the server asks for changes of sites every second. A pooler in transaction mode delivers none.',
      );
  };
};

/**
 * Keeps the sites in memory current: by notifications of PostgreSQL, and by asking once in a while where or as long as none
 * arrive.
 */
export const followSites = ({
  sites,
  databaseUrl,
  signal,
  log,
  askIntervalMs = 1000,
  times,
}: Options): Listener => {
  const { read, isBehind } = createReader(sites);
  const listener = databaseUrl
    ? createListener({ url: databaseUrl, channel, onNotice: read, signal, ...(times && { times }) })
    : { isListening: () => false };
  const report = databaseUrl ? createReport(log) : () => {};
  const ask = () => {
    const isListening = listener.isListening();
    report(isListening);
    if (!isListening || isBehind()) read();
  };
  read();
  const timer = setInterval(ask, askIntervalMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  return listener;
};
