import { connect } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { refusals } from '../../../src/server/http/refusals.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const clientErrors = suite('requests that are no HTTP');
const server = startForSuite(clientErrors, async () => ({ port: await (await startServer()).listen() }));

/** Sends a text over a connection; returns the responses once the server has closed the connection. */
const exchangeAll = async (text: string) => {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(text);
  const received = Buffer.concat(await socket.toArray()).toString();
  return received.split(/(?=HTTP\/1\.1 )/).map((answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { head, body };
  });
};

const host = 'host: api.localhost:8080';
for (const [title, request, name] of [
  ['no request at all', 'hello\r\n\r\n', 'unreadable'],
  ['two hosts', `GET /livez HTTP/1.1\r\n${host}\r\nHOST: my.localhost\r\n\r\n`, 'unreadable'],
  [
    'a broken body',
    `POST /v1/client/login HTTP/1.1\r\n${host}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nhello\r\n`,
    'unreadable',
  ],
  [
    'headers that are too long',
    `GET /livez HTTP/1.1\r\n${host}\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    'headersTooLarge',
  ],
] as const)
  clientErrors(
    `API-02 a request with ${title} is refused after the answers before it, in a form that a page can read`,
    async () => {
      // The checks of the database take longer than reading the requests.
      const answers = await exchangeAll(`GET /healthz HTTP/1.1\r\n${host}\r\n\r\n`.repeat(3) + request);
      assert.equal(
        answers.map(({ head }) => head.slice(9, 12)),
        ['200', '200', '200', `${refusals[name].status}`],
      );
      const { head, body } = answers[3] ?? { head: '', body: '[]' };
      assert.match(head, /^connection: close$/im);
      assert.match(head, /^access-control-allow-origin: \*$/im);
      assert.match(head, /^x-content-type-options: nosniff$/im);
      assert.equal(JSON.parse(body), [{ property: '', message: refusals[name].message }]);
    },
  );

clientErrors.run();
