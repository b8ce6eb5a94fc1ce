import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds of a listening connection. Tests have shorter ones. */
export interface ListenTimes {
  /** Between two checks whether notifications arrive. */
  checkIntervalMs: number;
  /** Within which a statement is answered, and within which a check has to arrive. */
  answerMs: number;
  /** From the loss of a connection to the next one. */
  reconnectMs: number;
}

const defaultTimes: ListenTimes = { checkIntervalMs: 10_000, answerMs: 3000, reconnectMs: 1000 };

interface Options {
  url: string;
  channel: string;
  /** Called when a notification has arrived, and at the beginning of each connection, because earlier ones were missed. */
  onNotice: () => void;
  /** Ends the listening. */
  signal: AbortSignal;
  times?: ListenTimes;
}

/** Receives notifications of PostgreSQL on a connection of its own. */
export interface Listener {
  /** Whether notifications arrive, as far as the last check tells. */
  isListening(): boolean;
}

/** Name under which the connection appears in `pg_stat_activity`. */
export const listenerName = 'octavo-listener';

const ignore = () => {};

/** Opens a connection. `lost` resolves when it has ended. */
const connect = async ({ url, signal }: Options, { answerMs }: ListenTimes) => {
  const limits = { connectionTimeoutMillis: answerMs, query_timeout: answerMs };
  const client = new pg.Client({
    connectionString: url,
    application_name: listenerName,
    keepAlive: true,
    ...limits,
  });
  const lost = new Promise<void>((resolve) => {
    for (const event of ['end', 'error'] as const) client.on(event, () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await client.connect();
  return { client, lost };
};

/**
 * Creates a check that notifies the connection itself. It also finds a pooler that gives each transaction another connection of
 * the database: such a one accepts `listen`, but notifications never arrive.
 */
const createCheck = async (client: pg.Client, lost: Promise<void>, { answerMs }: ListenTimes) => {
  const channel = `octavo_check_${randomUUID().replaceAll('-', '')}`;
  let arrived = ignore;
  client.on('notification', (notice) => {
    if (notice.channel === channel) arrived();
  });
  await client.query(`listen ${channel}`);
  return async (): Promise<boolean> => {
    const arrival = new Promise<boolean>((resolve) => {
      arrived = () => resolve(true);
    });
    await client.query('select pg_notify($1, $2)', [channel, '']);
    return Promise.race([arrival, lost.then(() => false), pause(answerMs, false, { ref: false })]);
  };
};

/** Listens to a channel until the signal is aborted, and connects again after each loss of the connection. */
export const createListener = (options: Options): Listener => {
  const { channel, onNotice, signal, times = defaultTimes } = options;
  let isListening = false;

  const listenOnce = async () => {
    const { client, lost } = await connect(options, times);
    try {
      client.on('notification', (notice) => {
        if (notice.channel === channel) onNotice();
      });
      await client.query(`listen ${channel}`);
      const isDelivered = await createCheck(client, lost, times);
      while (!signal.aborted && (await isDelivered())) {
        if (!isListening) onNotice();
        isListening = true;
        const timer = pause(times.checkIntervalMs, true, { ref: false });
        if (!(await Promise.race([timer, lost.then(() => false)]))) return;
      }
    } finally {
      client.end().catch(ignore);
    }
  };
  const listen = async () => {
    while (!signal.aborted) {
      await listenOnce().catch(ignore);
      isListening = false;
      await pause(times.reconnectMs, undefined, { ref: false });
    }
  };
  void listen();
  return { isListening: () => isListening };
};
