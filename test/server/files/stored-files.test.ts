import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { pdf } from '../../support/server/samples.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';
import { type LocalS3, startLocalS3 } from '../../support/services/s3.ts';

const stored = suite('files in a store of their own');
let s3: LocalS3;
let server: TestServer;
let token: string;

stored.before.each(async () => {
  s3 = await startLocalS3();
  server = await startServer({ settings: { s3: s3.settings } });
  token = await server.register();
});
stored.after.each(async () => {
  await server.stop();
  await s3.stop();
});

const upload = () =>
  server.send(calls.uploadFile, { token, payload: { file: new File([new Uint8Array(pdf)], 'essay.pdf') } });
const download = (id: number) => server.send(calls.downloadFile, { token, params: { id } });

stored('API-03 an upload is stored in an S3-compatible store and downloaded from there', async () => {
  const { status, body } = await upload();
  assert.is(status, 201);
  assert.is((await s3.storedKeys()).length, 1);
  assert.equal((await download(body.id)).bytes, pdf);
  assert.equal(await readdir(join(server.dataFolder, 'arriving')), []);
});

stored('API-03 while the file store is down a customer is asked to retry, which succeeds later', async () => {
  const { body } = await upload();
  const port = Number(new URL(s3.settings.endpoint).port);
  await s3.stop();
  for (const answer of [await upload(), await download(body.id)]) {
    assert.is(answer.status, 503);
    assert.match(answer.body[0].message, 'Please try again in a minute');
    assert.is(answer.headers['content-disposition'], undefined);
  }
  const rows = await server.deps.db.selectFrom('files').select('id').execute();
  assert.is(rows.length, 1, 'a file that is not kept has no row');
  assert.equal(await readdir(join(server.dataFolder, 'arriving')), []);
  s3 = await startLocalS3(port);
  assert.is((await upload()).status, 201);
});

stored.run();
