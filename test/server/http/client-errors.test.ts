import { connect } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startServer, type TestServer } from '../../support/server/start-server.ts';

const clientErrors = suite('requests that are no HTTP');
let server: TestServer;
let port: number;

clientErrors.before(async () => {
  server = await startServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
clientErrors.after(() => server.stop());

/** Sends a text over a connection; returns the responses once the server has closed the connection. */
const exchangeAll = async (text: string) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const received = Buffer.concat(await socket.toArray()).toString();
  return received.split(/(?=HTTP\/1\.1 )/).map((answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { head, body };
  });
};

const exchange = async (text: string) => {
  const [first = { head: '', body: '' }] = await exchangeAll(text);
  return first;
};

for (const [title, text, status, message] of [
  [
    'an address that is too long',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: api.localhost\r\n\r\n`,
    431,
    /too long/,
  ],
  ['no request at all', 'hello\r\n\r\n', 400, /could not be read/],
  [
    'a request that names two hosts',
    'GET /livez HTTP/1.1\r\nhost: api.localhost\r\nHOST: my.localhost\r\n\r\n',
    400,
    /could not be read/,
  ],
] as const)
  clientErrors(
    `API-02 ${title} is refused in a form that a page can read, and the connection ends`,
    async () => {
      const { head, body } = await exchange(text);
      assert.match(head, new RegExp(`^HTTP/1.1 ${status} `));
      assert.match(head, /^connection: close$/im);
      assert.match(head, /^access-control-allow-origin: \*$/im);
      assert.match(head, /^x-content-type-options: nosniff$/im);
      const [refusal] = JSON.parse(body);
      assert.is(refusal.property, '');
      assert.match(refusal.message, message);
    },
  );

const host = 'host: api.localhost:8080';
const broken = {
  'no request at all': 'hello\r\n\r\n',
  'two hosts': `GET /livez HTTP/1.1\r\n${host}\r\nHOST: my.localhost\r\n\r\n`,
  'a broken body': `POST /v1/client/login HTTP/1.1\r\n${host}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nhello\r\n`,
  'headers that are too long': `GET /livez HTTP/1.1\r\n${host}\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
};
for (const [title, request] of Object.entries(broken))
  clientErrors(`API-02 a request with ${title} takes no answer from the requests before it`, async () => {
    // The checks of the database take longer than reading the requests.
    const answers = await exchangeAll(`GET /healthz HTTP/1.1\r\n${host}\r\n\r\n`.repeat(3) + request);
    assert.equal(
      answers.map(({ head }) => head.slice(9, 12)),
      ['200', '200', '200', title.startsWith('headers') ? '431' : '400'],
    );
  });

clientErrors.run();
