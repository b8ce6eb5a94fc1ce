import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '../../../../src/server/errors.ts';
import { createFiles, createUploadFolder, type Files } from '../../../../src/server/files/keep/files.ts';
import type { S3Settings } from '../../../../src/server/settings/settings.ts';
import { startForTest } from '../../../support/server/start-server.ts';
import { type LocalS3, startLocalS3 } from '../../../support/services/s3.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

interface FilesContext {
  dataFolder: string;
  s3: LocalS3 | null;
  files: Files;
}

const bytes = Buffer.from('0123456789'.repeat(20_000));
const uploadingNames = ({ dataFolder }: FilesContext) =>
  readdir(join(dataFolder, 'arriving')).catch(() => []);
const storedNames = ({ dataFolder, s3 }: FilesContext) =>
  s3 ? s3.storedKeys() : readdir(join(dataFolder, 'files')).catch((): string[] => []);
const reasonOf = (action: Promise<unknown>) =>
  action.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.reason : String(error)),
  );

/** Declares the same tests for each kind of file store. */
const declare = (name: string, startS3: () => Promise<LocalS3 | null>) => {
  const files = suite<FilesContext>(`files in ${name}`);
  files.before.each(async (context) => {
    context.dataFolder = await temporaryFolder();
    context.s3 = await startS3();
    context.files = createFiles({ dataFolder: context.dataFolder, s3: context.s3?.settings ?? null });
  });

  files('API-03 a file is read byte for byte, whole and in parts', async (context) => {
    const received = await context.files.receive(Readable.from([bytes]));
    assert.equal(await storedNames(context), []);
    await received.store();
    const name = received.place;
    await received.discard();
    assert.equal(await storedNames(context), [name]);
    assert.equal(await uploadingNames(context), []);
    assert.equal(await buffer(await context.files.read(name)), bytes);
    const part = await context.files.read(name, { start: 3, end: 100_000 });
    assert.equal(await buffer(part), bytes.subarray(3, 100_001));
  });

  files('SRV-02 an upload that breaks off or is refused leaves no file in the store', async (context) => {
    const broken = new Readable({
      read() {
        this.push(bytes);
        this.destroy(new Error('the line broke'));
      },
    });
    assert.is(await reasonOf(context.files.receive(broken)), 'Error: the line broke');
    const discarded = await context.files.receive(Readable.from([bytes]));
    assert.is((await uploadingNames(context)).length, 1);
    await discarded.discard();
    assert.equal([await uploadingNames(context), await storedNames(context)], [[], []]);
  });

  files('SRV-02 a removed file no longer exists, and removing it again is no error', async (context) => {
    const [removedFile, otherFile] = [
      await context.files.receive(Readable.from([bytes])),
      await context.files.receive(Readable.from([bytes])),
    ];
    await removedFile.store();
    await otherFile.store();
    await context.files.remove(removedFile.place);
    await context.files.remove(removedFile.place);
    assert.equal(await storedNames(context), [otherFile.place]);
  });

  files('API-03 reading a missing file is refused, and the server goes on', async (context) => {
    assert.is(await reasonOf(context.files.read('nowhere')), 'filesUnavailable');
  });
  files.run();
};

declare('the data folder', async () => null);
declare('a store that speaks S3', () => startLocalS3());

const unreachableStore = suite('a store that cannot be reached');

/** Tries to store and to read a file with changed settings of the store; returns the failures. */
const failuresWith = async (
  changes: (settings: S3Settings) => Partial<S3Settings>,
  { isRunning = true } = {},
) => {
  const dataFolder = await temporaryFolder();
  const s3 = await startLocalS3();
  if (!isRunning) await s3.stop();
  const files = createFiles({ dataFolder, s3: { ...s3.settings, ...changes(s3.settings) } });
  const received = await files.receive(Readable.from([bytes]));
  const reasons = [
    await reasonOf(received.store()),
    await reasonOf(files.read('x')),
    await reasonOf(files.remove('x')),
  ];
  await received.discard();
  if (isRunning) await s3.stop();
  return reasons;
};
const unreachable = ['filesUnavailable', 'filesUnavailable', 'filesUnavailable'];

unreachableStore('API-03 while the file store is down, storing and reading a file are refused', async () => {
  assert.equal(await failuresWith(() => ({}), { isRunning: false }), unreachable);
});
unreachableStore('API-03 with a wrong key or bucket, storing and reading a file are refused', async () => {
  assert.equal(await failuresWith(() => ({ accessKeyId: 'NOBODY' })), unreachable);
  assert.equal(await failuresWith(({ endpoint }) => ({ endpoint: `${endpoint}-2` })), unreachable);
});

unreachableStore.run();

const uploads = suite('upload folder');
const day = 24 * 3600 * 1000;
const place = startForTest(uploads, async () => {
  const dataFolder = await temporaryFolder();
  await mkdir(join(dataFolder, 'arriving'));
  return { dataFolder };
});

const names = async () => (await readdir(join(place.dataFolder, 'arriving'))).sort();
/** Creates the file of an upload that the process with this id has begun. */
const leaveUpload = (pid: number | undefined, machine = encodeURIComponent(hostname())) =>
  writeFile(join(place.dataFolder, 'arriving', [pid, machine, 'life', 'place'].join('@')), 'half a file');
/** Returns the id of an ended process. */
const endedProcess = () => spawnSync(process.execPath, ['--version']).pid;

uploads('SRV-02 uploads left by a killed server are deleted at the next start', async () => {
  await leaveUpload(endedProcess());
  // In a container, the next server gets the process id of the previous one.
  await leaveUpload(process.pid);
  await createUploadFolder(place.dataFolder).sweep(Date.now());
  assert.equal(await names(), []);
});

uploads('SRV-02 the sweep keeps uploads in progress, also those of other servers', async () => {
  const uploadFolder = createUploadFolder(place.dataFolder);
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
