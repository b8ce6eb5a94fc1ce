import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdDatabase } from '../../../src/server/start/hold-database.ts';
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

holding.run();
