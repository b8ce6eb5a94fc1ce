// Prepares the databases that suites copy: `prepare.ts FOLDER [POSTGRES NAME]`. The runner executes it once a run.
import { compose } from '../../../../src/server/compose.ts';
import { readSettings } from '../../../../src/server/settings/settings.ts';
import { onPostgres } from './test-database.ts';

/** Migrates a database and adds the demo sites. */
const prepare = async (dataFolder: string, databaseUrl: string | null) => {
  const settings = { ...readSettings({}), dataFolder, databaseUrl };
  const { deps, close } = await compose(settings, { isCommand: true });
  // The signing key is deleted, so that the server of each copy creates its own.
  await deps.db.deleteFrom('settings').execute();
  await close();
};

const [folder = '', url, name = ''] = process.argv.slice(2);
await prepare(folder, null);
if (url) {
  await onPostgres(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  await prepare(folder, own.href);
}
