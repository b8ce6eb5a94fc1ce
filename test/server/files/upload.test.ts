import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { pdf } from '../../support/server/samples.ts';
import { startServer } from '../../support/server/start-server.ts';

const upload = suite('an upload whose quota cannot be written');

/** Uploads a file while the table of the upload quota is missing; returns the status and the number of stored files. */
const uploadWithoutQuota = async (bytes: Buffer) => {
  const { deps, register, send, stop } = await startServer();
  const token = await register();
  const { files, db } = deps;
  const { receive } = files;
  files.receive = async (stream) => {
    const received = await receive(stream);
    await db.schema.dropTable('upload_quota').execute();
    return received;
  };
  const file = new File([new Uint8Array(bytes)], 'essay.pdf');
  const { status } = await send(calls.uploadFile, { token, payload: { file } });
  const rows = await db.selectFrom('files').select('id').execute();
  await stop();
  return [status, rows.length];
};

upload('VAL-04 a refused file keeps its reason although its quota cannot be freed', async () => {
  assert.equal(await uploadWithoutQuota(Buffer.from('MZ a program\0')), [415, 0]);
});

upload('LIM-01 a file is not stored if its part of the quota cannot be stored', async () => {
  assert.equal(await uploadWithoutQuota(pdf), [500, 0]);
});

upload.run();
