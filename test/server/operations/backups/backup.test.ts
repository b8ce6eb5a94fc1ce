import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { openDatabase } from '../../../../src/server/database/open.ts';
import { readLastBackup } from '../../../../src/server/operations/store/last-backup.ts';
import { contentOf, createLedger, type Ledger } from '../../../support/server/faults/kill-rounds.ts';
import { withoutLog } from '../../../support/server/recorded-log.ts';
import { pdf } from '../../../support/server/samples.ts';
import { createDeployment, type ServerProcess, startProcess } from '../../../support/server/start-process.ts';
import { startForTest } from '../../../support/server/start-server.ts';
import { until } from '../../../support/until.ts';

const backup = suite('provider: backup');
const deployment = startForTest(backup, createDeployment);

const runProviderIn = (
  dataFolder: string,
  ...args: string[]
): Promise<{ failed: boolean; out: string; error: string }> => {
  const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' };
  return new Promise((resolve) =>
    execFile(process.execPath, ['dist/server/provider.js', ...args], { env }, (failed, out, stderr) =>
      resolve({ failed: Boolean(failed), out, error: withoutLog(stderr) }),
    ),
  );
};

const runProvider = (...args: string[]) => runProviderIn(deployment.dataFolder, ...args);

type Acknowledged = Pick<Ledger, 'accounts' | 'orders' | 'files'>;

/** Registers customers, places orders and uploads files one after another until it is stopped. */
const sendRequests = async (
  server: ServerProcess,
  ledger: Ledger,
  { token, isFinished }: { token: string; isFinished: () => boolean },
) => {
  for (let index = 0; !isFinished(); index++) {
    await ledger.register(server, `reader-${index}@example.com`);
    await ledger.order(server, token, `${index}`);
    await ledger.upload(server, token, `${index}`);
  }
};

const verify = async ({ send }: ServerProcess, { accounts, orders, files }: Acknowledged, token: string) => {
  for (const [email, accountToken] of accounts)
    assert.is((await send(calls.identity, { token: accountToken })).body.email, email);
  for (const id of orders.values())
    assert.is((await send(calls.order, { token, params: { id } })).status, 200, id);
  for (const [id, key] of files)
    assert.is((await send(calls.downloadFile, { token, params: { id } })).bytes.toString(), contentOf(key));
};

/** Starts a server on a restored folder. Checks that it has all data that was acknowledged before the backup. */
const serve = async (dataFolder: string, before: Acknowledged, token: string) => {
  const restored = await startProcess({ ...deployment, dataFolder });
  await verify(restored, before, token);
  assert.is(await restored.end('SIGTERM'), 0);
};

backup('SRV-02 a backup under load has all data acknowledged before and works after `restore`', async () => {
  const server = await startProcess(deployment);
  const target = join(deployment.dataFolder, 'backups/today');
  await mkdir(join(deployment.dataFolder, 'backups'));
  const ledger = createLedger();
  const owner = 'owner@example.com';
  await ledger.register(server, owner);
  const token = ledger.accounts.get(owner) ?? '';
  let isFinished = false;
  const customers = sendRequests(server, ledger, { token, isFinished: () => isFinished });
  // If a check fails, the server ends. The requests that fail then must not hide the failed check.
  customers.catch(() => {});
  await until(() => ledger.files.size > 5);
  const before: Acknowledged = {
    accounts: new Map(ledger.accounts),
    orders: new Map(ledger.orders),
    files: new Map(ledger.files),
  };
  assert.equal(await runProvider('backup', target), {
    failed: false,
    out: `${target} holds everything.\n`,
    error: '',
  });
  const inUse = await runProvider('restore', target, '--replace');
  assert.match(inUse.error, 'A server or a command uses the database');
  isFinished = true;
  await customers;
  await server.end('SIGKILL');
  const backups = await readdir(join(deployment.dataFolder, 'backups'));
  assert.equal(backups, ['today'], 'nothing half done is left');
  assert.equal(
    (await readdir(target)).sort(),
    ['files', 'mail', 'octavo.db'],
    'no files of an open database',
  );
  const moved = join(deployment.dataFolder, 'moved');
  assert.match((await runProviderIn(moved, 'restore', target)).out, `${moved} has been restored`);
  await serve(moved, before, token);
  const { out } = await runProvider('restore', target, '--replace');
  await serve(deployment.dataFolder, before, token);
  const [, earlier = ''] = /The database before is (.+)\.$/m.exec(out) ?? [];
  const kept = join(deployment.dataFolder, 'kept');
  await runProviderIn(kept, 'restore', earlier);
  const { db } = openDatabase(kept, null);
  const codes = await db.selectFrom('orders').select('code').execute();
  assert.match((await readLastBackup(db)) ?? '', /^20/, 'the office knows that there is a backup');
  await db.destroy();
  assert.equal(
    codes.map(({ code }) => code).sort(),
    [...ledger.orders.values()].sort(),
    'the later orders are kept too',
  );
});

backup('SRV-02 a backup without one of the files or its own folder is refused with a message', async () => {
  const server = await startProcess(deployment);
  const token = await server.register();
  await server.send(calls.uploadFile, { token, payload: { file: new File([pdf], 'lost.pdf') } });
  await server.end('SIGTERM');
  const folder = join(deployment.dataFolder, 'files');
  const [fileName = ''] = await readdir(folder);
  await rm(join(folder, fileName));
  const { failed, error } = await runProvider('backup', join(deployment.dataFolder, 'today'));
  assert.equal(
    [failed, error],
    [
      true,
      `The file "lost.pdf" (${fileName}) could not be backed up, so no backup was made. Look for it in the folder of the files, and run the command again.\n`,
    ],
  );
  assert.not.ok((await readdir(deployment.dataFolder)).some((name) => name.startsWith('today')));
  assert.match((await runProvider('backup')).error, 'backup needs more arguments.');
  assert.is(
    (await runProvider('backup', deployment.dataFolder)).error,
    `${deployment.dataFolder} exists already, so no backup was made. Name a folder that does not exist yet.\n`,
  );
  assert.match(
    (await runProvider('backup', '/proc/backup')).error,
    /^A folder cannot be created in \/proc \(ENOENT\), so no backup was made\. [^\n]*\n$/,
  );
});

backup.run();
