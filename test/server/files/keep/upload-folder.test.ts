import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createUploadFolder } from '../../../../src/server/files/keep/files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const uploads = suite('upload folder');
const day = 24 * 3600 * 1000;
let dataFolder: string;

uploads.before.each(async () => {
  dataFolder = await temporaryFolder();
  await mkdir(join(dataFolder, 'arriving'));
});

const names = async () => (await readdir(join(dataFolder, 'arriving'))).sort();
/** Creates the file of an upload that the process with this id has begun. */
const leaveUpload = (pid: number | undefined, machine = encodeURIComponent(hostname())) =>
  writeFile(join(dataFolder, 'arriving', [pid, machine, 'life', 'place'].join('@')), 'half a file');
/** Returns the id of an ended process. */
const endedProcess = () => spawnSync(process.execPath, ['--version']).pid;

uploads('SRV-02 uploads left by a killed server are deleted at the next start', async () => {
  await leaveUpload(endedProcess());
  // In a container, the next server gets the process id of the previous one.
  await leaveUpload(process.pid);
  await createUploadFolder(dataFolder).sweep(Date.now());
  assert.equal(await names(), []);
});

uploads('SRV-02 the sweep keeps uploads in progress, also those of other servers', async () => {
  const uploadFolder = createUploadFolder(dataFolder);
  const { path } = await uploadFolder.receive(Readable.from(['bytes']));
  await leaveUpload(process.ppid);
  await leaveUpload(endedProcess(), 'another-machine');
  const before = await names();
  assert.is(before.length, 3);
  await uploadFolder.sweep(Date.now());
  assert.equal(await names(), before);
  assert.ok(before.some((name) => path.endsWith(name)));
  await uploadFolder.sweep(Date.now() + 2 * day);
  assert.equal(await names(), []);
});

uploads.run();
