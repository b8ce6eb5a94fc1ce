import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { recordsUnavailable } from '../errors.ts';

/** Called after each check of the database: with the reason why it cannot be used, as a sentence, or with null. */
export type WatchDatabase = (failure: string | null) => void;

/** Pool of a server. Unlike that of a command, it refuses at once while the database cannot be used. */
interface ServerPool extends PostgresPool {
  state(): PoolState;
  /** Checks whether the database can be used, and closes all connections if not. Does not wait for the result. */
  check(): void;
}

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

/** Query whether PostgreSQL refuses changes; its answer is `on` or `off`. */
export const askReadOnly = "select current_setting('transaction_read_only') as answer";

const refused = 'Requests that need it are refused with 503.';
const silence = `The database does not answer. ${refused}`;
const readOnly = `The database allows no changes, as a standby or after a failover. ${refused}`;

/**
 * Opens a new connection, and returns why the database cannot be used; null if it can. An error from the database counts as an
 * answer.
 */
const failureOf = async (config: pg.ClientConfig): Promise<string | null> => {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: checkTimeoutMs,
    query_timeout: checkTimeoutMs,
  });
  client.on('error', ignore);
  try {
    await client.connect();
    const { rows } = await client.query(askReadOnly);
    return rows[0]?.answer === 'on' ? readOnly : null;
  } catch (error) {
    return error instanceof pg.DatabaseError ? null : silence;
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
 * Creates the pool of a server. While the database is silent or allows no changes, the pool's connections are closed and
 * requests are refused at once. A check on a separate connection finds when the database, or another one at its address, can be
 * used again.
 */
export const createServerPool = (url: string, watch: WatchDatabase): ServerPool => {
  const sockets = createSockets();
  const config = { ...connectionOf(url), connectionTimeoutMillis: connectTimeoutMs, stream: sockets.create };
  const pool = createPool({
    ...config,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: holdTimeoutMs,
  });
  let isUnusable = false;
  let isEnded = false;
  let isChecking = false;
  const recordFailure = (failure: string | null) => {
    isUnusable = failure !== null;
    watch(failure);
  };
  const checkUntilUsable = async () => {
    isChecking = true;
    while (!isEnded) {
      const failure = await failureOf(config);
      if (!failure) break;
      recordFailure(failure);
      sockets.closeAll();
      await pause(checkIntervalMs, undefined, { ref: false });
    }
    isChecking = false;
    if (!isEnded) recordFailure(null);
  };
  const startChecking = () => {
    if (!isChecking && !isEnded) void checkUntilUsable();
  };
  limitHolding(pool, startChecking);
  return {
    check: startChecking,
    state: () => {
      const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
      return { used: totalCount - idle, idle, waiting };
    },
    connect: async () => {
      if (isUnusable) throw recordsUnavailable();
      return pool.connect().catch((error) => {
        startChecking();
        throw error;
      });
    },
    end: async () => {
      isEnded = true;
      // The pool does not wait for its connections. One that a silent database leaves open would keep the process running.
      setTimeout(sockets.closeAll, checkTimeoutMs).unref();
      await pool.end();
    },
  };
};
