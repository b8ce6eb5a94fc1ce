import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '../../../../src/server/errors.ts';
import { createFiles, type Files } from '../../../../src/server/files/keep/files.ts';
import type { S3Settings } from '../../../../src/server/settings/settings.ts';
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
const failuresWith = async (changes: (settings: S3Settings) => Partial<S3Settings>, isRunning: boolean) => {
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
  assert.equal(await failuresWith(() => ({}), false), unreachable);
});
unreachableStore('API-03 with a wrong key or bucket, storing and reading a file are refused', async () => {
  assert.equal(await failuresWith(() => ({ accessKeyId: 'NOBODY' }), true), unreachable);
  assert.equal(await failuresWith(({ endpoint }) => ({ endpoint: `${endpoint}-2` }), true), unreachable);
});

unreachableStore.run();
