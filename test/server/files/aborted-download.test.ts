import { connect } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { pdf } from '../../support/server/samples.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';
import { until } from '../../support/server/until.ts';

const aborted = suite('aborted downloads');
const server = startForSuite(aborted, startServer);

aborted('API-03 a client who disconnects during a download leaves no open file or connection', async () => {
  const token = await server.register();
  const large = Buffer.concat([pdf, Buffer.alloc(8_000_000, 'a page of text\n')]);
  const { body } = await server.send(calls.uploadFile, {
    token,
    payload: { file: new File([new Uint8Array(large)], 'large.pdf') },
  });
  const port = await server.listen();
  let open = 0;
  server.app.server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });
  for (let readerIndex = 0; readerIndex < 5; readerIndex++) {
    const socket = connect(port, '127.0.0.1');
    const head = [
      `GET /v1/client/file/${body.id} HTTP/1.1`,
      'host: api.localhost:8080',
      `x-authorization: Bearer ${token}`,
      '\r\n',
    ];
    socket.write(head.join('\r\n'));
    const first = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
    assert.match(first.toString('latin1'), 'HTTP/1.1 200');
    socket.destroy();
  }
  await until('every connection is closed', () => open === 0);
  const repeated = await server.send(calls.downloadFile, { token, params: { id: body.id } });
  assert.equal(repeated.bytes, large);
});

aborted.run();
