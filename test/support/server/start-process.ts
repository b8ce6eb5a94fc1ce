import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import * as calls from '../../../src/api/calls.ts';
import { mailFolder } from '../../../src/server/settings/settings.ts';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { freshDatabase, preparedDatabase, type TestDatabase } from './database/test-database.ts';
import { answerOf, createSend, type Send, type SendRaw } from './send.ts';

const deployWith = async (createDatabase: (dataFolder: string) => Promise<TestDatabase>) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'octavo-process-'));
  const database = await createDatabase(dataFolder);
  const children = new Set<ChildProcess>();
  return {
    ...database,
    dataFolder,
    children,
    /** Ends all running processes and removes the data, also after a failed test. */
    stop: stopAfter(async () => {
      const exits = [...children].map((child) => new Promise((resolve) => child.once('close', resolve)));
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(exits);
      await database.drop();
      await rm(dataFolder, { recursive: true, force: true });
    }),
  };
};

/** Data folder and database of one or several server processes. */
export type Deployment = Awaited<ReturnType<typeof deployWith>>;

/** Creates a deployment whose database has all tables and the demo sites. */
export const createDeployment = (): Promise<Deployment> => deployWith(preparedDatabase);

/** Creates a deployment whose database has no tables, so that a server migrates it at its first start. */
export const createEmptyDeployment = (): Promise<Deployment> => deployWith(freshDatabase);

/** Creates the function that sends requests to a port, by the protocol of the agent. Rejects if the connection breaks. */
export const sendToPort = (port: number, agent: Agent): SendRaw => {
  const protocol = agent instanceof TlsAgent ? 'https:' : 'http:';
  return async ({ method, url, headers: given, payload }) => {
    const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
    const headers = { ...given, ...length };
    const sent = httpRequest({ protocol, host: '127.0.0.1', port, method, path: url, headers, agent });
    // Once an answer has begun, reading it fails if the connection breaks.
    sent.on('error', () => {}).end(payload);
    const response: IncomingMessage = (await once(sent, 'response'))[0];
    return answerOf(response.statusCode ?? 0, response.headers, await buffer(response));
  };
};

/** Returns the environment of a server process of a deployment, with limits that no test reaches. */
export const serverEnvironment = (
  { dataFolder, databaseUrl }: Deployment,
  environment: Record<string, string> = {},
): Record<string, string> => {
  if (!existsSync('dist/server/main.js')) throw new Error('Build first: node build.mjs');
  const letters = pathToFileURL(mailFolder(dataFolder)).href;
  // DIST_DIR is an empty folder, because the start is much faster without pages to read and compress.
  const distFolder = join(dataFolder, 'dist');
  mkdirSync(join(distFolder, 'embed'), { recursive: true, mode: 0o700 });
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    DRAIN_MS: '0',
    DATA_DIR: dataFolder,
    DIST_DIR: distFolder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SMTP_URL: letters }),
    ATTEMPTS_PER_MINUTE: '100000',
    ATTEMPTS_PER_ACCOUNT: '100000',
    REGISTRATIONS_PER_DAY: '1000000',
    ORDERS_PER_DAY: '1000000',
    MESSAGES_PER_DAY: '1000000',
    UPLOADS_PER_DAY: '100000',
    ...environment,
  };
};

export const spawnServer = (
  deployment: Deployment,
  environment: Record<string, string> = {},
  words: readonly string[] = ['dist/server/main.js'],
): ChildProcess => {
  const { children } = deployment;
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...serverEnvironment(deployment, environment) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
};

/** Starts the built server as a process; resolves once it has printed its addresses. */
export const startProcess = async (
  deployment: Deployment,
  environment: Record<string, string> = {},
  words?: readonly string[],
) => {
  const child = spawnServer(deployment, environment, words);
  let output = '';
  let logText = '';
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/http:\/\/office\.v2\.localhost:\d+\n/.test(output)) resolve();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      logText += chunk.toString();
    });
    void ended.then((end) => reject(new Error(`The server ended with ${end}: ${logText}`)));
  });
  const port = Number(/http:\/\/localhost:(\d+)/.exec(output)?.[1]);
  const site = `localhost:${port}`;
  const agent = new Agent({ keepAlive: true });
  const sendRaw = sendToPort(port, agent);
  const sendToAny = createSend(sendRaw);
  const send: Send = (call, sent = {}) => sendToAny(call, { site, ...sent });
  void ended.then(() => agent.destroy());
  return {
    child,
    port,
    /** Host of the first demo site, with port. */
    site,
    sendRaw,
    send,
    /** Requests an address of a host of the first demo site, by default that of the API. */
    get: <Response = string>(url: string, prefix = 'api.') =>
      sendRaw<Response>({ method: 'GET', url, headers: { host: prefix + site } }),
    /** Registers a customer; returns the session token. */
    register: async (email = 'ada@example.com'): Promise<string> =>
      (await send(calls.registration, { payload: { email, password: 'a quiet library' } })).body.token,
    /** Resolves with the exit code or signal once the process has ended. */
    ended,
    addresses: output.trim().split('\n'),
    printed: () => output,
    logText: () => logText,
    end: (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      return ended;
    },
  };
};

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

/** The sentence with which a server ends whose embedded database another server uses. */
export const refusalBeside = ({ dataFolder }: Deployment, { child }: ServerProcess): string =>
  `The server with process id ${child.pid} uses ${join(dataFolder, 'octavo.db')}, which takes one server only: stop that server, name another DATA_DIR, or set DATABASE_URL, by which several servers share PostgreSQL.\n`;
