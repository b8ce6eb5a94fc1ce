import { createPasswords } from './accounts/passwords.ts';
import { createBackground } from './background.ts';
import { newSecret } from './database/new-id.ts';
import type { Db } from './database/schema.ts';
import type { Deps } from './deps.ts';
import { createLog, type Log } from './http/log.ts';
import { createClientTurns } from './http/overload/client-turns.ts';
import { createShedding, type SheddingObserver } from './http/overload/shedding.ts';
import { createWorkingTime } from './http/overload/working-time.ts';
import { senderLimits } from './http/slow-senders.ts';
import { createLetterSender } from './mail/letter-sender.ts';
import { loadMetrics } from './metrics/load-metrics.ts';
import { createDiskSpace, readDiskUse } from './ports/disk-space.ts';
import { createFiles } from './ports/files.ts';
import { createMail } from './ports/mail.ts';
import { createFacebook } from './ports/social.ts';
import { createStripe } from './ports/stripe.ts';
import { createClamd } from './ports/virus-scanner.ts';
import type { Settings, TraceSettings } from './settings/settings.ts';
import { openPrepared } from './start/prepare-database.ts';
import { openVisitorEvents } from './statistics/open-visitor-events.ts';
import { createSites } from './stores/sites/sites.ts';
import { createReadableLog } from './terminal/readable-log.ts';
import { createPortTraces } from './traces/trace-ports.ts';
import type { Traces } from './traces/traces.ts';

/** Loads the packages of tracing. A server without a collector does not load them, because they cost time and memory. */
const loadTraces = async (settings: TraceSettings): Promise<Traces> =>
  (await import('./traces/create-traces.ts')).createTraces(settings);

interface Composed {
  deps: Deps;
  /** Sets the port. Called once the server listens, because the hosts of local sites contain the port. */
  setPort(port: number): void;
  /** Aborts `draining` of `Deps`, so that the server invites no further clients. */
  drain(): void;
  close(): Promise<void>;
}

/**
 * Returns the key that signs tokens. The first server creates it and stores it in the database, so that all servers share it.
 */
const readSecret = async (db: Db): Promise<string> => {
  const name = 'jwt-secret';
  await db
    .insertInto('settings')
    .values({ name, value: newSecret() + newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
};

/** Creates the queues of requests: load shedding, and the turns of clients. */
const createQueues = (log: Log, observers: readonly (SheddingObserver | null)[]) => ({
  shedding: createShedding({
    monotonicNow: createWorkingTime(() => performance.now()),
    observers: observers.flatMap((observer) => observer ?? []),
    report: (refused) =>
      log.warn(`The server had too much to do and refused ${refused} requests in the last 10 s.`),
  }),
  clientTurns: createClientTurns(),
});

/** Creates the ports for files of orders: the file store, the virus scanner and the guard of free disk space. */
const createFilePorts = (settings: Settings, traces: Traces | null, now: () => number) => ({
  files: createPortTraces(traces).files(createFiles(settings)),
  virusScanner: settings.clamd && createClamd(settings.clamd),
  diskSpace: createDiskSpace({
    read: () => readDiskUse(settings.dataFolder),
    floorBytes: settings.diskFloorMb === null ? null : settings.diskFloorMb * 1_048_576,
    now,
  }),
});

/** Creates the log of this process: lines for people on a terminal, else JSON. */
export const createServerLog = ({ logLevel }: Settings): Log =>
  createLog(logLevel, process.stderr.isTTY ? createReadableLog(process.stderr) : process.stderr);

interface Options {
  now?: () => number;
  /** True for a command of the provider, whose statements may take longer than those of requests. */
  isCommand?: boolean;
}

/** Opens, migrates and seeds the database, and creates the dependencies of the server. */
export const compose = async (
  settings: Settings,
  { now = Date.now, isCommand = false }: Options = {},
): Promise<Composed> => {
  const log = createServerLog(settings);
  const traces = settings.traces && (await loadTraces(settings.traces));
  const database = await openPrepared(settings, { log, isCommand, onStatement: traces?.statement });
  const { db, kind: databaseKind } = database;
  const traced = createPortTraces(traces);
  const mail = traced.mail(createMail(settings.smtpUrl, settings.dataFolder));
  const logError = (problem: unknown) => log.error(problem);
  const background = createBackground(logError);
  const draining = new AbortController();
  const metrics = await loadMetrics(settings, { database, draining: draining.signal, now });
  const queues = createQueues(log, [metrics, traces]);
  const { shedding } = queues;
  let { port } = settings;
  const payment = settings.stripe && traced.payment(await createStripe(settings.stripe));
  const sites = createSites({ db, port: () => port, paysOnline: payment !== null, log });
  const sending = { db, databaseKind, sites, mail, payment, background, shedding, logError, now };
  const deps: Deps = {
    db,
    databaseKind,
    sites,
    jwtSecret: settings.jwtSecret ?? (await readSecret(db)),
    settings,
    log,
    payment,
    ...createFilePorts(settings, traces, now),
    facebook: createFacebook(),
    passwords: createPasswords(),
    background,
    visitorEvents: openVisitorEvents({ db, kind: databaseKind, settings, metrics, log }),
    senderLimits,
    ...queues,
    metrics,
    traces,
    draining: draining.signal,
    letterSender: createLetterSender(sending),
    now,
  };
  return {
    deps,
    setPort: (actualPort) => {
      port = actualPort;
    },
    drain: () => draining.abort(),
    close: async () => {
      await Promise.all([mail.close(), deps.visitorEvents.close()]);
      await db.destroy();
      await traces?.stop();
    },
  };
};
