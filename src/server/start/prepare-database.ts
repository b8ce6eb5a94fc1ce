import { migrate } from '../database/migrations/migrations.ts';
import { isUniqueViolation, type OpenDatabase, type OpenOptions, openDatabase } from '../database/open.ts';
import { createOutageWarning } from '../database/outages.ts';
import type { WatchDatabase } from '../database/postgres-pool.ts';
import type { Db } from '../database/schema.ts';
import type { Log } from '../http/log.ts';
import type { Settings } from '../settings/settings.ts';
import { hostOf } from '../sites/site-schema.ts';
import { hasSites } from '../sites/store/change-site.ts';
import { insertSite } from '../sites/store/write-site.ts';

/** Adds the demo sites to an empty database in one transaction, so that the first start shows working widgets. */
const seedDemo = async (db: Db) => {
  if (await hasSites(db)) return;
  const { demoSites } = await import('../demo/demo-sites.ts');
  const seed = db.transaction().execute(async (rows) => {
    if (await hasSites(rows)) return;
    for (const site of demoSites) await insertSite(rows, hostOf(site, 'localhost'), site);
  });
  await seed.catch((error) => {
    // A unique violation means that a server which started at the same moment has added the sites.
    if (!isUniqueViolation(error)) throw error;
  });
};

/** Milliseconds after which the log explains that the start waits for the database. */
const waitNoticeMs = 10_000;

/** Migrates and seeds the database. */
const prepareDatabase = async (database: OpenDatabase, log: Log) => {
  const timer = setTimeout(
    () =>
      log.warn(
        'The start waits for the database: it is being prepared, here or by another server, or it does not answer.',
      ),
    waitNoticeMs,
  );
  try {
    await migrate(database);
    await seedDemo(database.db);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Opens and prepares the database. On PostgreSQL, a server then gets a new pool, whose statements have timeouts.
 * SQLite is opened once, because closing a second connection would release the locks of the first.
 */
export const openPrepared = async (
  { dataFolder, databaseUrl }: Settings,
  { log, isCommand, onStatement }: { log: Log; isCommand: boolean } & Pick<OpenOptions, 'onStatement'>,
): Promise<OpenDatabase> => {
  const sayWaiting = () =>
    log.warn('The command waits, because the server or another command is writing to the database.');
  const onLocked = isCommand ? sayWaiting : undefined;
  const database = openDatabase(dataFolder, databaseUrl, { onStatement, onLocked });
  await prepareDatabase(database, log);
  if (isCommand || database.kind === 'sqlite') return database;
  await database.db.destroy();
  const watch: WatchDatabase = createOutageWarning({
    begin: (failure) => log.error(failure),
    end: () => log.warn('The database can be used again.'),
  });
  return openDatabase(dataFolder, databaseUrl, { watch, onStatement });
};
