import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '../../../src/server/errors.ts';
import { createFiles, type Files } from '../../../src/server/ports/files.ts';
import type { S3Settings } from '../../../src/server/settings.ts';
import { type LocalS3, startLocalS3 } from '../../support/services/s3.ts';

interface Place {
  dataFolder: string;
  s3: LocalS3 | null;
  files: Files;
}

const bytes = Buffer.from('0123456789'.repeat(20_000));
const arriving = ({ dataFolder }: Place) => readdir(join(dataFolder, 'arriving')).catch(() => []);
const kept = ({ dataFolder, s3 }: Place) =>
  s3 ? s3.storedKeys() : readdir(join(dataFolder, 'files')).catch((): string[] => []);
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.reason : String(error)),
  );

/** Runs the same tests against each kind of file store. */
const declare = (name: string, play: () => Promise<LocalS3 | null>) => {
  const files = suite<Place>(`files in ${name}`);
  files.before.each(async (place) => {
    place.dataFolder = await mkdtemp(join(tmpdir(), 'octavo-files-'));
    place.s3 = await play();
    place.files = createFiles({ dataFolder: place.dataFolder, s3: place.s3?.settings ?? null });
  });
  files.after.each(async ({ dataFolder, s3 }) => {
    await s3?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  files('API-03 a file is read byte for byte, whole and in parts', async (place) => {
    const received = await place.files.receive(Readable.from([bytes]));
    assert.equal(await kept(place), []);
    await received.store();
    const name = received.place;
    await received.discard();
    assert.equal(await kept(place), [name]);
    assert.equal(await arriving(place), []);
    assert.equal(await buffer(await place.files.read(name)), bytes);
    const part = await place.files.read(name, { start: 3, end: 100_000 });
    assert.equal(await buffer(part), bytes.subarray(3, 100_001));
  });

  files('SRV-02 an upload that breaks off or is refused leaves nothing behind', async (place) => {
    const broken = new Readable({
      read() {
        this.push(bytes);
        this.destroy(new Error('the line broke'));
      },
    });
    assert.is(await reasonOf(place.files.receive(broken)), 'Error: the line broke');
    const refused = await place.files.receive(Readable.from([bytes]));
    assert.is((await arriving(place)).length, 1);
    await refused.discard();
    assert.equal([await arriving(place), await kept(place)], [[], []]);
  });

  files('SRV-02 a removed file is gone and can be removed again', async (place) => {
    const [gone, stays] = [
      await place.files.receive(Readable.from([bytes])),
      await place.files.receive(Readable.from([bytes])),
    ];
    await gone.store();
    await stays.store();
    await place.files.remove(gone.place);
    await place.files.remove(gone.place);
    assert.equal(await kept(place), [stays.place]);
  });

  files('API-03 a missing file is reported as unavailable and does not crash the server', async (place) => {
    assert.is(await reasonOf(place.files.read('nowhere')), 'filesUnavailable');
  });
  files.run();
};

declare('the data folder', async () => null);
declare('a store that speaks S3', () => startLocalS3());

const away = suite('a store that cannot be reached');

/** Tries to store and to read a file with changed store settings. */
const tryWith = async (changes: (settings: S3Settings) => Partial<S3Settings>, isRunning: boolean) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'octavo-files-'));
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
  await rm(dataFolder, { recursive: true, force: true });
  return reasons;
};
const unreachable = ['filesUnavailable', 'filesUnavailable', 'filesUnavailable'];

away('API-03 a store that is down makes files unavailable', async () => {
  assert.equal(await tryWith(() => ({}), false), unreachable);
});
away('API-03 an unknown key or a missing bucket makes files unavailable', async () => {
  assert.equal(await tryWith(() => ({ accessKeyId: 'NOBODY' }), true), unreachable);
  assert.equal(await tryWith(({ endpoint }) => ({ endpoint: `${endpoint}-2` }), true), unreachable);
});

away.run();
