import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startWithBuiltFolder } from '../../../support/server/built-folder.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

const scripts = suite('a static copy of the scripts');
const server = startForSuite(scripts, startWithBuiltFolder);
const { run } = providerCommands(() => server);

scripts('SRV-01 the provider writes the scripts of a site as the server sends them', async () => {
  const folder = join(server.dataFolder, 'cdn');
  const [line] = await run('scripts', 'v2.localhost', folder);
  assert.match(String(line), 'The scripts of v2.localhost:8080 are in');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js')).sort();
  assert.equal(names, [
    'calculator.js',
    'checkout.js',
    'chunks/calculator-1A2B3C4D.js',
    'octavo.js',
    'order-form.js',
    'params-setter.js',
    'price-list.js',
    'site.js',
  ]);
  for (const name of names) {
    const { bytes } = await server.get(`/embed/${name}`, 'v2.localhost:8080');
    assert.equal(await readFile(join(folder, name)), bytes, name);
    assert.is((await stat(join(folder, name))).mode & 0o777, 0o644);
  }
  assert.match(await readFile(join(folder, 'octavo.js'), 'utf8'), '"host":"v2.localhost:8080"');
  assert.is((await stat(folder)).mode & 0o777, 0o755);
});

scripts('SRV-01 a copy over an earlier one replaces its files, and a refusal says what to do', async () => {
  const folder = join(server.dataFolder, 'cdn');
  await server.changeSite('title', 'Papers', 'v2.localhost');
  await run('scripts', 'v2.localhost', folder);
  assert.match(await readFile(join(folder, 'site.js'), 'utf8'), '"title":"Papers"');
  assert.not.match((await readdir(folder)).join(), '.new');
  const { failure } = providerCommands(() => server);
  assert.match(await failure('scripts', 'nowhere.example', folder), 'There is no site "nowhere.example"');
  assert.match(await failure('scripts', 'v2.localhost', join(folder, 'octavo.js')), 'is not a folder');
  const unbuilt = await startServer();
  const { failure: unbuiltFailure } = providerCommands(() => unbuilt);
  assert.match(await unbuiltFailure('scripts', 'v2.localhost', folder), 'Build them with "npm run build"');
});

scripts.run();
