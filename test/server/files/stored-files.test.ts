import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { refusals } from '../../../src/server/http/refusals.ts';
import { pdf } from '../../support/server/samples.ts';
import { startServer } from '../../support/server/start-server.ts';
import { startLocalS3 } from '../../support/services/s3.ts';

const stored = suite('files in a store of their own');

stored(
  'API-03 an upload is stored in an S3-compatible store, and refused while the store is down',
  async () => {
    const s3 = await startLocalS3();
    const server = await startServer({ settings: { s3: s3.settings } });
    const token = await server.register();
    const file = new File([new Uint8Array(pdf)], 'essay.pdf');
    const upload = () => server.send(calls.uploadFile, { token, payload: { file } });
    const download = (id: number) => server.send(calls.downloadFile, { token, params: { id } });
    const { body } = await upload();
    assert.is((await s3.storedKeys()).length, 1);
    assert.equal((await download(body.id)).bytes, pdf);
    await s3.stop();
    for (const answer of [await upload(), await download(body.id)]) {
      assert.equal([answer.status, answer.body[0].message], refusals.filesUnavailable);
      assert.is(answer.headers['content-disposition'], undefined);
    }
    const rows = await server.deps.db.selectFrom('files').select('id').execute();
    assert.is(rows.length, 1, 'a file that is not kept has no row');
    assert.equal(await readdir(join(server.dataFolder, 'arriving')), []);
    await startLocalS3(Number(new URL(s3.settings.endpoint).port));
    assert.is((await upload()).status, 201);
  },
);

stored.run();
