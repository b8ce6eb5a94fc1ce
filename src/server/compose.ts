import { createPasswords } from './accounts/passwords.ts';
import { createBackground } from './background.ts';
import { newSecret } from './database/new-id.ts';
import { isUniqueViolation, type OpenDatabase, openDatabase } from './database/open.ts';
import type { WatchDatabase } from './database/postgres-pool.ts';
import type { Db } from './database/schema.ts';
import { demoSites } from './demo/demo-sites.ts';
import type { Deps } from './deps.ts';
import { createLog, type Log } from './http/log.ts';
import { createShedding } from './http/overload/shedding.ts';
import { createWorkingTime } from './http/overload/working-time.ts';
import { senderLimits } from './http/slow-senders.ts';
import { createLetterSender } from './mail/letter-sender.ts';
import { loadMetrics } from './metrics/load-metrics.ts';
import type { Metrics } from './metrics/metrics.ts';
import { migrate } from './migrations/migrate.ts';
import { createDiskSpace, readDiskUse } from './ports/disk-space.ts';
import { createFiles } from './ports/files.ts';
import { createMail } from './ports/mail.ts';
import { createFacebook } from './ports/social.ts';
import { createStripe } from './ports/stripe.ts';
import { createClamd } from './ports/virus-scanner.ts';
import type { Settings } from './settings/settings.ts';
import { hostOf } from './stores/sites/site-seed.ts';
import { createSites } from './stores/sites/sites.ts';
import { insertSite } from './stores/sites/write-site.ts';
import { createReadableLog } from './terminal/readable-log.ts';

interface Composed {
  deps: Deps;
  /** Sets the port once the server listens, because the hosts of local sites contain it. */
  setPort(port: number): void;
  /** Announces the stop (see `draining` in `Deps`). */
  drain(): void;
  close(): Promise<void>;
}

/** Returns the secret that signs tokens. It is created once and stored in the database, so that all servers share it. */
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

const hasSites = async (db: Db) =>
  Boolean(await db.selectFrom('sites').select('id').limit(1).executeTakeFirst());

/** Adds the demo sites to an empty database in one transaction, so that a first start displays something. */
const seedDemo = async (db: Db) => {
  if (await hasSites(db)) return;
  const seed = db.transaction().execute(async (rows) => {
    if (await hasSites(rows)) return;
    for (const site of demoSites) await insertSite(rows, hostOf(site, 'localhost'), site);
  });
  await seed.catch((error) => {
    // A server that started at the same moment has added them.
    if (!isUniqueViolation(error)) throw error;
  });
};

/** Milliseconds after which the log says what a start waits for. */
const waitNoticeMs = 10_000;

/** Migrates and seeds the database. */
const prepareDatabase = async (database: OpenDatabase, log: Log) => {
  const timer = setTimeout(
    () => log.warn('The start waits for the database: another server migrates it, or it does not answer.'),
    waitNoticeMs,
  );
  try {
    await migrate(database);
    await seedDemo(database.db);
  } finally {
    clearTimeout(timer);
  }
};

interface Options {
  now?: () => number;
  /** Statements of a command may take longer than those of requests. */
  isCommand?: boolean;
}

/**
 * Opens and prepares the database. On PostgreSQL a server then gets other connections, whose statements have limits of time.
 * SQLite is opened once, because closing a second connection would give up the locks of the first.
 */
const openPrepared = async (
  { dataFolder, databaseUrl }: Settings,
  { log, isCommand }: { log: Log; isCommand: boolean },
): Promise<OpenDatabase> => {
  const database = openDatabase(dataFolder, databaseUrl);
  await prepareDatabase(database, log);
  if (isCommand || database.kind === 'sqlite') return database;
  await database.db.destroy();
  const watch: WatchDatabase = ({ isSilent }) =>
    isSilent
      ? log.error('The database does not answer. Requests that need it are refused with 503.')
      : log.warn('The database answers again.');
  return openDatabase(dataFolder, databaseUrl, { watch });
};

const createLoggedShedding = (log: Log, metrics: Metrics | null) =>
  createShedding({
    monotonicNow: createWorkingTime(() => performance.now()),
    metrics,
    report: (refused) =>
      log.warn(`The server had too much to do and refused ${refused} requests in the last 10 s.`),
  });

/** Creates what files of orders need: where they are stored, the scanner and the free space. */
const createFilePorts = (settings: Settings, now: () => number) => ({
  files: createFiles(settings),
  virusScanner: settings.clamd && createClamd(settings.clamd),
  diskSpace: createDiskSpace({
    read: () => readDiskUse(settings.dataFolder),
    floorBytes: settings.diskFloorBytes,
    now,
  }),
});

/** Opens, migrates and seeds the database, and creates the dependencies of the server. */
export const compose = async (
  settings: Settings,
  { now = Date.now, isCommand = false }: Options = {},
): Promise<Composed> => {
  const log = createLog(
    settings.logLevel,
    process.stderr.isTTY ? createReadableLog(process.stderr) : process.stderr,
  );
  const database = await openPrepared(settings, { log, isCommand });
  const { db } = database;
  const mail = createMail(settings.smtpUrl, settings.dataFolder);
  const logError = (problem: unknown) => log.error(problem);
  const background = createBackground(logError);
  const draining = new AbortController();
  const metrics = await loadMetrics(settings, { database, draining: draining.signal, now });
  let { port } = settings;
  const payment = settings.stripe ? await createStripe(settings.stripe) : null;
  const sites = createSites({ db, port: () => port, paysOnline: payment !== null });
  const deps: Deps = {
    db,
    databaseKind: database.kind,
    sites,
    jwtSecret: settings.jwtSecret ?? (await readSecret(db)),
    settings,
    log,
    payment,
    ...createFilePorts(settings, now),
    facebook: createFacebook(),
    passwords: createPasswords(),
    background,
    senderLimits,
    shedding: createLoggedShedding(log, metrics),
    metrics,
    draining: draining.signal,
    letterSender: createLetterSender({ db, sites, mail, payment, background, logError, now }),
    now,
  };
  return {
    deps,
    setPort: (actualPort) => {
      port = actualPort;
    },
    drain: () => draining.abort(),
    close: async () => {
      await mail.close();
      await db.destroy();
    },
  };
};
