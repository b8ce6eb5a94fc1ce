import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLedger } from '../../support/server/faults/kill-rounds.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { createEmptyDeployment, startProcess } from '../../support/server/start-process.ts';
import { startServer } from '../../support/server/start-server.ts';

const privacy = suite('private files');

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** Lists the files and folders below a folder that other users may read or open. */
const openToOthers = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const modes = await Promise.all(paths.map(async (path) => [path, await modeOf(path)] as const));
  return modes.filter(([, mode]) => !mode.endsWith('00')).map(([path, mode]) => `${path} ${mode}`);
};

privacy('only the server’s user can read database, uploads and letters', async () => {
  const deployment = await createEmptyDeployment();
  await chmod(deployment.dataFolder, 0o755);
  const first = await startProcess(deployment);
  assert.is(await modeOf(deployment.dataFolder), '700');
  const ledger = createLedger();
  await ledger.register(first, 'owner@example.com');
  await ledger.upload(first, ledger.accounts.get('owner@example.com') ?? '', 'paper');
  assert.equal(await openToOthers(deployment.dataFolder), []);
  await first.end('SIGKILL');
  for (const name of await readdir(deployment.dataFolder))
    if (name.startsWith('octavo.db')) await chmod(join(deployment.dataFolder, name), 0o644);
  await startProcess(deployment);
  assert.equal(await openToOthers(deployment.dataFolder), [], 'an older release let others read them');
});

privacy('only the provider’s user can read a backup', async () => {
  const server = await startServer();
  await server.register();
  await server.deps.background.finished();
  const folder = join(server.dataFolder, 'copies', 'today');
  await providerCommands(() => server).run('backup', folder);
  assert.is(await modeOf(folder), '700');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  assert.ok(files.some(({ name }) => name === 'octavo.db'));
  for (const { parentPath, name } of files) assert.is(await modeOf(join(parentPath, name)), '600', name);
});

privacy.run();
