import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { databaseFile, openDatabase } from '../../../../src/server/database/open.ts';
import { createLog } from '../../../../src/server/http/log.ts';
import { runBackup as makeBackup } from '../../../../src/server/operations/backups/backup.ts';
import { runFolderCommand } from '../../../../src/server/provider/commands.ts';
import { readSettings, type Settings } from '../../../../src/server/settings/settings.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { startForTest, startServer } from '../../../support/server/start-server.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const restore = suite('provider: restore');

/** Starts a server, creates an order and a file, and makes a backup. `empty` is the path of a folder that does not exist. */
const startShop = async () => {
  const { deps, dataFolder, send, register, upload } = await startServer();
  const token = await register();
  const placeOrder = () => placedOrder({ send }, token);
  await placeOrder();
  await upload(token);
  const folder = await temporaryFolder();
  const backup = join(folder, 'backup');
  await makeBackup(deps, [backup]);
  return { dataFolder, backup, empty: join(folder, 'empty'), placeOrder };
};
const shop = startForTest(restore, startShop);
type Shop = Awaited<ReturnType<typeof startShop>>;

const log = createLog('silent', { write: () => {} });
const runWith = (settings: Partial<Settings>, words: readonly string[]) =>
  runFolderCommand({ context: { ...readSettings({}), ...settings }, log, name: 'restore', args: words });
const run = (dataFolder: string, ...words: string[]) => runWith({ dataFolder }, words);
const failure = (dataFolder: string, ...words: string[]): Promise<string> =>
  run(dataFolder, ...words).then(
    () => 'nothing was refused',
    (error) => error.message,
  );

const countOrders = async (dataFolder: string) => {
  const { db } = openDatabase(dataFolder, null);
  const rows = await db.selectFrom('orders').select('id').execute();
  await db.destroy();
  return rows.length;
};
const change = async ({ backup }: Shop, statement: string) => {
  const { db } = openDatabase(backup, null);
  await sql.raw(statement).execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
};
/** Returns the number of the first page of a table in a backup. */
const pageOf = async ({ backup }: Shop, table: string): Promise<number> => {
  const { db } = openDatabase(backup, null);
  const { rows } = await sql<{
    page: number;
  }>`select rootpage as page from sqlite_master where name = ${table}`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
  return rows[0]?.page ?? 0;
};
const bytesOf = (folder: string) => readFile(join(folder, databaseFile));

restore('SRV-02 `restore` into an empty folder restores a backup and prints its contents', async () => {
  const { backup, empty } = shop;
  const before = await bytesOf(backup);
  const lines = (await run(empty, backup)).join('\n');
  assert.match(lines, `${empty} has been restored from ${backup}:`);
  assert.match(lines, /localhost: 1 order, the last of \d{4}-\d\d-\d\d \d\d:\d\d UTC; 1 customer\n/);
  assert.match(lines, '1 file of customers and writers');
  assert.is(await countOrders(empty), 1);
  assert.equal(await readdir(join(empty, 'files')), await readdir(join(backup, 'files')));
  assert.not.ok(existsSync(join(empty, 'restore.unfinished')));
  assert.equal(await bytesOf(backup), before, 'the backup is not changed');
});

restore('SRV-02 `restore --check` changes nothing, also while a server is running', async () => {
  const { backup, dataFolder, empty, placeOrder } = shop;
  await placeOrder();
  for (const folder of [dataFolder, empty])
    assert.match((await run(folder, backup, '--check')).join('\n'), `${backup} can be restored. It holds:`);
  assert.is(await countOrders(dataFolder), 2);
  assert.equal(await readdir(empty), []);
});

restore('SRV-02 `restore` refuses to replace a database without `--replace`', async () => {
  const { backup, dataFolder, placeOrder } = shop;
  await placeOrder();
  assert.match(await failure(dataFolder, backup), 'holds a database already, so nothing was restored.');
  assert.is(await countOrders(dataFolder), 2);
});

restore('SRV-02 `restore` into a folder that cannot be written is refused with a message', async () => {
  const { backup } = shop;
  assert.match(
    await failure('/proc/nope', backup),
    /^A folder cannot be created in \/proc\/nope \(ENOENT\), so nothing was restored\. Run the command as the server's user\./,
  );
});

restore('SRV-02 `restore --replace` replaces a damaged database, ignoring its write-ahead log', async () => {
  const { backup, dataFolder, empty, placeOrder } = shop;
  await placeOrder();
  await mkdir(empty);
  await writeFile(join(empty, databaseFile), 'no database at all'.repeat(500));
  await copyFile(join(dataFolder, `${databaseFile}-wal`), join(empty, `${databaseFile}-wal`));
  await run(empty, backup, '--replace');
  assert.is(await countOrders(empty), 1);
});

restore('SRV-02 `restore` of a database file without files names the missing files', async () => {
  const { backup, empty } = shop;
  const lines = (await run(empty, join(backup, databaseFile))).join('\n');
  assert.match(lines, 'Missing in DATA_DIR: 1 file, among them "notes.pdf"');
  assert.is(await countOrders(empty), 1);
});

const damages: readonly [name: string, damage: (shop: Shop) => Promise<unknown>, message: RegExp][] = [
  ['truncated', ({ backup }) => truncate(join(backup, databaseFile), 40_960), /is damaged/],
  [
    'overwritten in one page',
    async (current) => {
      const page = await pageOf(current, 'prices');
      const bytes = await bytesOf(current.backup);
      bytes.fill(7, (page - 1) * 4096, page * 4096);
      await writeFile(join(current.backup, databaseFile), bytes);
    },
    /is damaged/,
  ],
  [
    'no database',
    ({ backup }) => writeFile(join(backup, databaseFile), 'text'.repeat(999)),
    /cannot be read/,
  ],
  ['empty', ({ backup }) => truncate(join(backup, databaseFile)), /holds no database of Octavo/],
  ['without a database', ({ backup }) => rm(join(backup, databaseFile)), /holds no octavo.db/],
  ['missing', ({ backup }) => rm(backup, { recursive: true }), /does not exist/],
  [
    'of a newer version',
    (current) => change(current, `insert into migrations values ('9999-later')`),
    /comes from a newer version of Octavo \(its schema has 9999-later\)/,
  ],
  [
    'without a file that DATA_DIR does not have either',
    async ({ backup, empty }) => {
      for (const folder of [backup, empty]) await rm(join(folder, 'files'), { recursive: true });
    },
    /lacks 1 file, among them "notes.pdf"/,
  ],
];

for (const [name, damage, message] of damages)
  restore(`SRV-02 a backup that is ${name} is refused with a message and changes nothing`, async () => {
    const { backup, empty } = shop;
    await run(empty, backup);
    await damage(shop);
    const before = await bytesOf(empty);
    assert.match(await failure(empty, backup, '--replace'), message);
    assert.match(await failure(empty, backup, '--replace'), /so nothing was restored\./);
    assert.equal(await bytesOf(empty), before);
    assert.not.ok(existsSync(join(empty, 'restore.unfinished')));
  });

restore('SRV-02 on PostgreSQL `restore` is refused with a message that names pg_restore', async () => {
  const { backup, empty } = shop;
  const settings = { dataFolder: empty, databaseUrl: 'postgres://127.0.0.1/octavo' };
  const told = await runWith(settings, [backup]).catch((error) => error.message);
  assert.match(told, 'This server uses PostgreSQL, which is restored with pg_restore.');
});

restore.run();
