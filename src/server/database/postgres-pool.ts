import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { recordsUnavailable } from '../errors.ts';

/** Called after each check whether the database answers. */
export type WatchDatabase = (state: { isSilent: boolean }) => void;

/** Numbers of used and idle connections, and of requests that wait for a connection. */
export interface PoolState {
  used: number;
  idle: number;
  waiting: number;
}

/** Maximum wait of a request for a connection, in ms. */
const connectTimeoutMs = 3000;
/** Maximum wait of a command or a migration for a connection, in ms. */
const commandConnectTimeoutMs = 5000;
/** Maximum duration of a statement, in ms. PostgreSQL itself ends longer statements. */
const statementTimeoutMs = 4000;
/** Milliseconds after which a held connection causes a check whether the database answers. */
const checkAfterMs = 2000;
/** Milliseconds within which the database has to answer the check. */
const checkTimeoutMs = 1500;
/** Milliseconds between two checks of a silent database. */
const checkIntervalMs = 1000;
/** Milliseconds after which a held connection is closed, even if the database answers on other connections. */
const holdTimeoutMs = 10_000;

/** Returns settings of all connections. 64-bit integers are parsed as numbers, because every stored value fits a number. */
const connectionOf = (url: string): pg.PoolConfig => {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  return { connectionString: url, max: 20, types, keepAlive: true };
};

const ignore = () => {};

/** Creates a pool that survives broken connections. Without listeners, the error of a connection would end the process. */
const createPool = (config: pg.PoolConfig): pg.Pool =>
  new pg.Pool(config).on('error', ignore).on('connect', (client) => client.on('error', ignore));

/** Creates the pool of a command or a migration, whose statements may take long. */
export const createCommandPool = (url: string): PostgresPool =>
  createPool({ ...connectionOf(url), connectionTimeoutMillis: commandConnectTimeoutMs });

/** Creates sockets that can all be closed at once. A silent database never closes a connection itself. */
const createSockets = () => {
  const open = new Set<Socket>();
  return {
    create: () => {
      const socket = new Socket();
      open.add(socket);
      return socket.once('close', () => open.delete(socket));
    },
    closeAll: () => {
      for (const socket of open) socket.destroy();
    },
  };
};

/** Returns whether the database answers a query on a new connection. An error from the database counts as an answer. */
const answers = async (config: pg.ClientConfig): Promise<boolean> => {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: checkTimeoutMs,
    query_timeout: checkTimeoutMs,
  });
  client.on('error', ignore);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    client.end().catch(ignore);
  }
};

/** Calls `check` for a connection that is held for `checkAfterMs`, and closes a connection that is held for `holdTimeoutMs`. */
const limitHolding = (pool: pg.Pool, check: () => void) => {
  const timers = new WeakMap<pg.PoolClient, readonly NodeJS.Timeout[]>();
  pool.on('acquire', (client) => {
    timers.set(client, [
      setTimeout(check, checkAfterMs),
      setTimeout(() => client.end().catch(ignore), holdTimeoutMs),
    ]);
  });
  pool.on('release', (_error, client) => {
    for (const timer of timers.get(client) ?? []) clearTimeout(timer);
  });
};

/**
 * Creates the pool of a server. While the database is silent, the pool's connections are closed and requests are refused at
 * once. A check on a separate connection finds when the database answers again.
 */
export const createServerPool = (
  url: string,
  watch: WatchDatabase,
): PostgresPool & { state(): PoolState } => {
  const sockets = createSockets();
  const config = { ...connectionOf(url), connectionTimeoutMillis: connectTimeoutMs, stream: sockets.create };
  const pool = createPool({
    ...config,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: holdTimeoutMs,
  });
  let isSilent = false;
  let isEnded = false;
  let isChecking = false;
  const setSilent = (isSilentNow: boolean) => {
    isSilent = isSilentNow;
    watch({ isSilent });
  };
  const check = async () => {
    if (isChecking) return;
    isChecking = true;
    while (!isEnded && !(await answers(config))) {
      setSilent(true);
      sockets.closeAll();
      await pause(checkIntervalMs, undefined, { ref: false });
    }
    isChecking = false;
    if (!isEnded) setSilent(false);
  };
  limitHolding(pool, () => void check());
  return {
    state: () => {
      const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
      return { used: totalCount - idle, idle, waiting };
    },
    connect: async () => {
      if (isSilent) throw recordsUnavailable();
      return pool.connect().catch((error) => {
        void check();
        throw error;
      });
    },
    end: async () => {
      isEnded = true;
      const timer = setTimeout(sockets.closeAll, checkTimeoutMs);
      await pool.end();
      clearTimeout(timer);
    },
  };
};
