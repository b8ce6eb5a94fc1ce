import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stopAfter } from '../suite/stop-after.mjs';
import { storeInMemory } from './store-in-memory.mjs';

const memory = suite('temporary files in memory');

/** Returns the TMPDIR that a run gets. */
const chosenWith = (given: string, folder: string) => {
  const { TMPDIR: before = '', ...others } = process.env;
  process.env = { ...others, ...(given && { TMPDIR: given }) };
  storeInMemory(folder);
  const chosen = process.env.TMPDIR;
  process.env = { ...others, ...(before && { TMPDIR: before }) };
  return chosen;
};

memory('a run stores its temporary files in a new folder that other users can enter', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-memory-'));
  stopAfter(() => rm(folder, { recursive: true, force: true }));
  const chosen = chosenWith('', folder);
  assert.ok(chosen?.startsWith(join(folder, 'octavo-run-')), chosen);
  assert.is((await stat(chosen ?? '')).mode & 0o777, 0o711);
});

memory('a given TMPDIR is kept, and without room in memory the system’s folder is used', () => {
  assert.is(chosenWith('/given', tmpdir()), '/given');
  assert.is(chosenWith('', '/nowhere'), undefined);
  // /proc stands for a file system without a free byte.
  assert.is(chosenWith('', '/proc'), undefined);
});

memory.run();
