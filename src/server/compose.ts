import { createPasswords } from './accounts/passwords.ts';
import { createFacebook } from './accounts/social.ts';
import { createBackground, createClientTurns } from './bounded-work.ts';
import { readSecret } from './database/ids-and-secrets.ts';
import type { Deps } from './deps.ts';
import { createFiles } from './files/keep/files.ts';
import { createClamd } from './files/virus-scanner.ts';
import { createLog, type Log } from './http/log.ts';
import { createShedding } from './http/overload.ts';
import { senderLimits } from './http/slow-senders.ts';
import { createMail } from './letters/mail.ts';
import { createDiskSpace, readDiskUse } from './operations/disk-space.ts';
import type { Metrics } from './operations/metrics/create-metrics.ts';
import {
  createRefusalReport,
  loadAndStartTraces,
  loadMetrics,
  traceStatement,
} from './operations/observers.ts';
import { createStripe } from './payments/service/stripe.ts';
import type { Settings } from './settings/settings.ts';
import { createSites } from './sites/store/sites.ts';
import { createOutboxSenders } from './start/outbox-senders.ts';
import { type FirstSites, openPrepared } from './start/prepare-database.ts';
import { createReadableLog } from './start/readable-log.ts';
import { createFigureSums } from './statistics/figure-sums.ts';
import { openVisitorEvents } from './statistics/open-visitor-events.ts';

/** Creates the queues of requests: load shedding, and the turns of clients. */
const createQueues = (log: Log, metrics: Metrics | null) => ({
  shedding: createShedding({
    monotonicNow: () => performance.now(),
    observers: [createRefusalReport(log), ...(metrics ? [metrics] : [])],
  }),
  clientTurns: createClientTurns(),
});

/** Creates the ports for files of orders: the file store, the virus scanner and the guard of free disk space. */
const createFilePorts = (settings: Settings, now: () => number) => ({
  files: createFiles(settings),
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
  /** Sites that an empty database gets. */
  firstSites?: FirstSites;
}

/** Starts the traces, if they are set, and opens the database, whose statements they show. */
const openTraced = async (
  settings: Settings,
  options: Omit<Parameters<typeof openPrepared>[1], 'onStatement'>,
) => {
  const stopTraces = settings.traces && (await loadAndStartTraces(settings.traces));
  const onStatement = stopTraces ? traceStatement : undefined;
  return { database: await openPrepared(settings, { ...options, onStatement }), stopTraces };
};

/** Opens, migrates and seeds the database, and creates the dependencies of the server. */
export const compose = async (
  settings: Settings,
  { now = Date.now, isCommand = false, firstSites = 'demo' }: Options = {},
) => {
  const log = createServerLog(settings);
  const { database, stopTraces } = await openTraced(settings, { log, isCommand, firstSites });
  const { db, kind: databaseKind } = database;
  const mail = settings.letters && createMail(settings.letters);
  const logError = (problem: unknown) => log.error(problem);
  const background = createBackground(logError);
  const draining = new AbortController();
  const metrics = await loadMetrics(settings, { database, draining: draining.signal, now });
  const queues = createQueues(log, metrics);
  let { port } = settings;
  const payment = settings.stripe && (await createStripe(settings.stripe));
  const sites = createSites({ db, port: () => port, paysOnline: payment !== null, log });
  const shared = { db, databaseKind, sites, payment, background, now, ...queues };
  const deps: Deps = {
    ...shared,
    requireWritable: database.requireWritable,
    secrets: { signing: settings.jwtSecret ?? (await readSecret(db)), accepted: settings.acceptedJwtSecret },
    settings,
    log,
    ...createFilePorts(settings, now),
    facebook: createFacebook(),
    passwords: createPasswords(),
    visitorEvents: openVisitorEvents({ db, databaseKind, settings, metrics, log }),
    figureSums: createFigureSums({ ...shared, logError }),
    senderLimits,
    metrics,
    draining: draining.signal,
    ...createOutboxSenders({ ...shared, mail, settings, logError }),
  };
  return {
    deps,
    /** Sets the port. Called once the server listens, because the hosts of local sites contain the port. */
    setPort: (actualPort: number) => {
      port = actualPort;
    },
    /** Aborts `draining` of `Deps`, so that the server invites no further clients. */
    drain: () => draining.abort(),
    close: async () => {
      await Promise.all([mail?.close(), deps.visitorEvents.close()]);
      await db.destroy();
      await stopTraces?.();
    },
  };
};
