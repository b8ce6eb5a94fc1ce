import { migrate } from '../database/migrations/migrations.ts';
import { isUniqueViolation, type OpenDatabase, type OpenOptions, openDatabase } from '../database/open.ts';
import { createOutageWarning } from '../database/outages.ts';
import type { WatchDatabase } from '../database/postgres-pool.ts';
import type { Db } from '../database/schema.ts';
import type { Log } from '../http/log.ts';
import type { Settings } from '../settings/settings.ts';
import { type SiteSeed, seedHost } from '../sites/site-seed.ts';
import { hasSites } from '../sites/store/change-site.ts';
import { insertSite } from '../sites/store/write-site.ts';

/** Sites of a first start: the demo sites, so that it shows working widgets, or one site without prices and names. */
export type FirstSites = 'demo' | 'neutral';

/** Returns the first sites. They are imported late, because only a first start needs them. */
const readFirstSites = async (kind: FirstSites): Promise<readonly SiteSeed[]> => {
  if (kind === 'demo') return (await import('../demo/demo-sites.ts')).demoSites;
  const { neutralSite } = await import('../demo/neutral-site.ts');
  return [{ ...neutralSite('localhost', '2'), subdomain: '' }];
};

/** Adds the first sites to an empty database in one transaction. */
const addFirstSites = async (db: Db, kind: FirstSites) => {
  if (await hasSites(db)) return;
  const seeds = await readFirstSites(kind);
  const added = db.transaction().execute(async (tx) => {
    if (await hasSites(tx)) return;
    for (const site of seeds) await insertSite(tx, seedHost(site, 'localhost'), site);
  });
  await added.catch((error) => {
    // A unique violation means that a server which started at the same moment has added the sites.
    if (!isUniqueViolation(error)) throw error;
  });
};

/** Milliseconds after which the log explains that the start waits for the database. */
const waitNoticeMs = 10_000;

/** Migrates and seeds the database. */
const prepareDatabase = async (database: OpenDatabase, log: Log, firstSites: FirstSites) => {
  const timer = setTimeout(
    () =>
      log.warn(
        'The start waits for the database: it is being prepared, here or by another server, or it does not answer.',
      ),
    waitNoticeMs,
  );
  try {
    await migrate(database);
    await addFirstSites(database.db, firstSites);
  } finally {
    clearTimeout(timer);
  }
};

interface Preparation {
  log: Log;
  isCommand: boolean;
  firstSites: FirstSites;
}

/**
 * Opens and prepares the database. On PostgreSQL, a server then gets a new pool, whose statements have timeouts.
 * SQLite is opened once, because closing a second connection would release the locks of the first.
 */
export const openPrepared = async (
  { dataFolder, databaseUrl }: Settings,
  { log, isCommand, firstSites, onStatement }: Preparation & Pick<OpenOptions, 'onStatement'>,
): Promise<OpenDatabase> => {
  const sayWaiting = () =>
    log.warn('The command waits, because the server or another command is writing to the database.');
  const onLocked = isCommand ? sayWaiting : undefined;
  const database = openDatabase(dataFolder, databaseUrl, { onStatement, onLocked });
  await prepareDatabase(database, log, firstSites);
  if (isCommand || database.kind === 'sqlite') return database;
  await database.db.destroy();
  const watch: WatchDatabase = createOutageWarning({
    begin: (failure) => log.error(failure),
    end: () => log.warn('The database can be used again.'),
  });
  return openDatabase(dataFolder, databaseUrl, { watch, onStatement });
};
