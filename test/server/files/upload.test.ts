import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { addUploadingFile } from '../../../src/server/files/store/files.ts';
import { sweepFiles } from '../../../src/server/files/upload.ts';
import { pdf } from '../../support/server/samples.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';
import { type LocalS3, startLocalS3 } from '../../support/services/s3.ts';

interface SweepContext {
  s3: LocalS3 | null;
  server: TestServer;
}

const minute = 60_000;
const storedNames = ({ s3, server }: SweepContext) =>
  s3 ? s3.storedKeys() : readdir(join(server.dataFolder, 'files'));

/** Stores a file without its row, like a server that is killed after it has stored the file. */
const storeWithoutRow = async ({ deps }: TestServer) => {
  const received = await deps.files.receive(Readable.from([pdf]));
  await addUploadingFile(deps.db, received.place, deps.now());
  await received.store();
  return received.place;
};

const declare = (name: string, startS3: () => Promise<LocalS3 | null>) => {
  const sweeping = suite<SweepContext>(`sweeping ${name}`);
  sweeping.before.each(async (context) => {
    context.s3 = await startS3();
    context.server = await startServer({ settings: { s3: context.s3?.settings ?? null } });
  });

  sweeping('SRV-02 a stored file is deleted after an hour unless it has a row', async (context) => {
    const { server } = context;
    const token = await server.register();
    const { body } = await server.upload(token);
    const undeclaredFile = await server.deps.files.receive(Readable.from([pdf]));
    await undeclaredFile.store();
    const orphan = await storeWithoutRow(server);

    server.clock.now += 59 * minute;
    const recentOrphan = await storeWithoutRow(server);
    await sweepFiles(server.deps);
    assert.is((await storedNames(context)).length, 4);

    server.clock.now += 2 * minute;
    await Promise.all([sweepFiles(server.deps), sweepFiles(server.deps)]);
    const remaining = await storedNames(context);
    assert.is(remaining.length, 3);
    assert.not(remaining.includes(orphan));
    assert.ok(remaining.includes(recentOrphan) && remaining.includes(undeclaredFile.place));
    assert.equal((await server.send(calls.downloadFile, { token, params: { id: body.id } })).bytes, pdf);
  });

  sweeping.run();
};

declare('the data folder', async () => null);
declare('a store that speaks S3', () => startLocalS3());
