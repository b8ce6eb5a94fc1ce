import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startForSuite, startServer } from '../../support/server/start-server.ts';
import { until } from '../../support/server/until.ts';

const aborted = suite('aborted uploads');
const server = startForSuite(aborted, startServer);
let port: number;
let token: string;

aborted.before(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  token = await server.register();
});

const namesIn = (folder: string) => readdir(join(server.dataFolder, folder)).catch(() => []);
const countRows = async () => (await server.deps.db.selectFrom('files').select('id').execute()).length;

const open = '--b\r\ncontent-disposition: form-data; name="file"; filename="essay.pdf"\r\n\r\n%PDF-1.7\n';
const head = (length: number) =>
  [
    'POST /v1/client/file HTTP/1.1',
    'host: api.localhost:8080',
    `x-authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n');

aborted('VAL-04 an upload that breaks off leaves no file and no row', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(head(1_000_000) + open + 'x'.repeat(100_000));
  await until('the file begins to arrive', async () => (await namesIn('arriving')).length === 1);
  socket.destroy();
  await until('the received part is deleted', async () => (await namesIn('arriving')).length === 0);
  assert.equal(await namesIn('files'), []);
  assert.is(await countRows(), 0);
});

aborted('VAL-04 a form that ends before its file is complete is refused and not stored', async () => {
  for (const payload of [
    open,
    `${open}\r\n--b\r\ncontent-disposition: form-data; name="x"\r\n`,
    'no form at all',
  ]) {
    const { status, body } = await server.sendRaw({
      method: 'POST',
      url: '/v1/client/file',
      payload,
      headers: {
        host: 'api.localhost:8080',
        'x-authorization': `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
    });
    assert.ok(status === 400 || status === 422, `${status}`);
    assert.is(typeof body[0].message, 'string');
  }
  assert.equal(await namesIn('arriving'), []);
  assert.is(await countRows(), 0);
});

aborted.run();
