import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopAfter } from './runner/suite/stop-after.mjs';

/** Creates a folder that is removed at the end of the test, suite or file. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-'));
  stopAfter(() => rm(folder, { recursive: true, force: true }));
  return folder;
};
