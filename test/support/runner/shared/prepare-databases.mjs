// Prepares a database of each kind, which suites copy, because a copy takes a tenth of the computing time of the migrations.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundleSuites } from '../bundle-suites.mjs';

const run = promisify(execFile);
const script = { path: 'test/support/server/database/prepare.ts', runtime: 'node' };
const name = 'octavo_prepared';

/**
 * Prepares the databases and sets their names as environment variables of the suites. `url` is the address of the run's
 * PostgreSQL.
 */
export const prepareDatabases = async (root, url) => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-prepared-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const [{ file }] = await bundleSuites(root, [script]);
  await run(process.execPath, [file, folder, ...(url ? [url, name] : [])]);
  process.env.TEST_PREPARED_FILE = join(folder, 'octavo.db');
  if (url) process.env.TEST_PREPARED_DATABASE = name;
};
