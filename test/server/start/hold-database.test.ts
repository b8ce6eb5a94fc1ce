import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdDatabase } from '../../../src/server/start/hold-database.ts';
import { reasonNotToStart } from '../../../src/server/start/start-failures.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const holding = suite('hold of the embedded database');

holding('a second server says so in a sentence also if the process id of the first is lost', async () => {
  const folder = await temporaryFolder();
  const first = await holdDatabase(folder);
  const sentence = async () => {
    const refused = await holdDatabase(folder).catch((error) => error);
    return String(refused.message).split(' uses ')[0];
  };
  assert.is(await sentence(), `The server with process id ${process.pid}`);
  await writeFile(join(folder, 'server.pid'), 'x\n\u001b[31m');
  assert.is(await sentence(), 'Another server');
  await rm(join(folder, 'server.pid'));
  assert.is(await sentence(), 'Another server');
  first.release();
});

holding('a link of the lock to a place that is missing is explained in a sentence', async () => {
  const dataFolder = await temporaryFolder();
  await symlink(join(dataFolder, 'missing', 'lock'), join(dataFolder, 'server.lock'));
  const error = await holdDatabase(dataFolder).catch((problem) => problem);
  const place = { port: 80, host: null, dataFolder, databaseUrl: null, metrics: null };
  assert.match(reasonNotToStart(error, place) ?? '', 'server.lock');
});

holding.run();
