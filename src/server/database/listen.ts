import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './schema.ts';

/** Intervals and limits of a listening connection in milliseconds. Tests use shorter values. */
export interface ListenTimes {
  /** Interval between two checks whether notifications arrive. */
  checkIntervalMs: number;
  /** Maximum duration of a statement, and of the way of a check's notification. */
  answerMs: number;
  /** Pause between the loss of a connection and the next attempt to connect. */
  reconnectMs: number;
}

const defaultTimes: ListenTimes = { checkIntervalMs: 10_000, answerMs: 3000, reconnectMs: 1000 };

interface Options {
  url: string;
  /** Database whose other connections send the notifications of the checks. */
  db: Db;
  channel: string;
  /** Called for each notification and after each connection, because notifications before the connection were missed. */
  onNotice: () => void;
  /** Closes the connection for good when aborted. */
  signal: AbortSignal;
  times?: ListenTimes;
}

/** Name of the listening connection in `pg_stat_activity`. */
export const listenerName = 'octavo-listener';

const ignore = () => {};

/** Opens a connection on a socket. `lost` resolves when the connection has ended. */
const connect = async (url: string, socket: Socket, { answerMs }: ListenTimes) => {
  const client = new pg.Client({
    connectionString: url,
    application_name: listenerName,
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    stream: () => socket,
  });
  const lost = new Promise<void>((resolve) => {
    for (const event of ['end', 'error'] as const) client.on(event, () => resolve());
  });
  await client.connect();
  return { client, lost };
};

/**
 * Channel of the checks. All servers share it, because a pooler keeps each `listen` on a connection that it lends to others, so
 * that a channel for each check would add up there.
 */
const checkChannel = 'octavo_check';

/**
 * Creates a check that returns whether a notification from another connection arrives. Behind a pooler in transaction mode, a
 * notification that the connection sends to itself may arrive, although those of other connections do not.
 */
const createCheck = async (
  client: pg.Client,
  lost: Promise<void>,
  { db, answerMs }: { db: Db; answerMs: number },
) => {
  let awaited = '';
  let arrived = ignore;
  client.on('notification', ({ channel, payload }) => {
    if (channel === checkChannel && payload === awaited) arrived();
  });
  await client.query(`listen ${checkChannel}`);
  return async (): Promise<boolean> => {
    awaited = randomUUID();
    const arrival = new Promise<boolean>((resolve) => {
      arrived = () => resolve(true);
    });
    await sql`select pg_notify(${checkChannel}, ${awaited})`.execute(db);
    return Promise.race([arrival, lost.then(() => false), pause(answerMs, false, { ref: false })]);
  };
};

/** Listens to a channel of PostgreSQL until the signal is aborted, and connects again after each loss of the connection. */
export const createListener = ({ url, db, channel, onNotice, signal, times = defaultTimes }: Options) => {
  let isListening = false;

  const listenOnce = async () => {
    const socket = new Socket();
    const close = () => socket.destroy();
    signal.addEventListener('abort', close);
    try {
      const { client, lost } = await connect(url, socket, times);
      client.on('notification', (notice) => {
        if (notice.channel === channel) onNotice();
      });
      await client.query(`listen ${channel}`);
      const isDelivered = await createCheck(client, lost, { db, answerMs: times.answerMs });
      while (!signal.aborted && (await isDelivered())) {
        if (!isListening) onNotice();
        isListening = true;
        const timer = pause(times.checkIntervalMs, true, { ref: false });
        if (!(await Promise.race([timer, lost.then(() => false)]))) return;
      }
    } finally {
      signal.removeEventListener('abort', close);
      // A silent database never closes a connection itself, and an open connection keeps a stopped server running.
      close();
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
  return {
    /** Returns whether the notification of the last check arrived. */
    isListening: () => isListening,
  };
};
