import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ResponseOf } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { maximumFileBytes } from '../../../src/order/file-limits.ts';
import { pdf } from '../../support/server/samples.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';
import { until } from '../../support/until.ts';

const hostile = suite('hostile uploads');
const server = startForSuite(hostile, async () => {
  const started = await startServer();
  return { ...started, token: await started.register(), port: await started.listen() };
});

const namesIn = (folder: string) => readdir(join(server.dataFolder, folder)).catch(() => []);
const headersOf = (boundary = 'b') => ({
  host: 'api.localhost:8080',
  'x-authorization': `Bearer ${server.token}`,
  'content-type': `multipart/form-data; boundary=${boundary}`,
});
const post = (payload: string, headers = {}) =>
  server.sendRaw<ResponseOf<typeof calls.uploadFile>>({
    method: 'POST',
    url: '/v1/client/file',
    payload,
    headers: { ...headersOf(), ...headers },
  });
const field = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (disposition: string, content = pdf.toString('latin1')) =>
  `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const fileStart = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
const assertNothingStored = async () => {
  assert.equal(await namesIn('arriving'), []);
  assert.equal(await namesIn('files'), []);
};

for (const [title, parts] of [
  ['ten thousand fields', Array.from({ length: 10_000 }, (_, index) => field(`f${index}`, 'x'))],
  ['ten thousand files', Array.from({ length: 10_000 }, () => file('name="file"; filename="a.pdf"'))],
  ['a file and ten thousand fields', [file('name="file"; filename="a.pdf"'), field('f', 'x').repeat(10_000)]],
  ['a field of megabytes', [field('f', 'x'.repeat(5_000_000))]],
] as const)
  hostile(`VAL-04 ${title} are refused, and leave no file and no row`, async () => {
    const { status, body } = await post(`${parts.join('')}--b--\r\n`);
    assert.ok([413, 422].includes(status), `${status}`);
    assert.is(typeof body[0].message, 'string');
    await assertNothingStored();
  });

hostile('VAL-04 malformed multipart forms are refused without an internal error', async () => {
  for (const [payload, headers] of [
    [`${file('name="__proto__"; filename="a.pdf"')}--b--`, {}],
    [fileStart, {}],
    [`${fileStart}\r\n--b\r\ncontent-disposition: form-data; name="x"\r\n`, {}],
    ['no form at all', {}],
    [`${field('__proto__', 'x')}--b--`, {}],
    ['--b--\r\n', {}],
    ['', {}],
    [file('name="file"; filename="a.pdf"'), { 'content-type': 'multipart/form-data' }],
    [file('name="file"; filename="a.pdf"'), { 'content-type': 'multipart/form-data; boundary=' }],
    [
      file('name="file"; filename="a.pdf"'),
      { 'content-type': `multipart/form-data; boundary=${'b'.repeat(9000)}` },
    ],
    [file('name="file"; filename="a.pdf"'), { 'content-length': String(100 * maximumFileBytes) }],
  ] as const) {
    const { status, body } = await post(payload, headers);
    assert.ok(
      status >= 400 && status < 500,
      `${status} to ${payload.slice(0, 80)} ${JSON.stringify(headers)}`,
    );
    assert.is(typeof body[0].message, 'string');
  }
  await assertNothingStored();
});

hostile('VAL-04 a file name that is a path, a header or HTML is stored as a plain name', async () => {
  for (const [sentName, storedName] of [
    ['../../octavo.db.pdf', 'octavo.db.pdf'],
    ['..\\..\\boot.pdf', 'boot.pdf'],
    ['/etc/passwd.pdf', 'passwd.pdf'],
    ['<script>alert(1)</script>.pdf', 'script>.pdf'],
    ['essay\u202efdp.exe\u0007.pdf', 'essayfdp.exe.pdf'],
    ['a%0d%0aset-cookie: x=1.pdf', 'a%0d%0aset-cookie: x=1.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(196)}.pdf`],
  ] as const) {
    const { status, body } = await post(`${file(`name="file"; filename="${sentName}"`)}--b--\r\n`);
    assert.equal([status, body.name], [201, storedName]);
    const encoded = `filename*=UTF-8''${encodeURIComponent(sentName)}`;
    const again = await post(`${file(`name="file"; ${encoded}`)}--b--\r\n`);
    assert.equal([again.status, again.body.name], [201, storedName]);
    const { headers } = await server.send(calls.downloadFile, {
      token: server.token,
      params: { id: body.id },
    });
    assert.is(headers['set-cookie'], undefined);
    assert.is(headers['content-type'], 'application/octet-stream');
    assert.match(
      String(headers['content-disposition']),
      /^attachment; filename="[^"]*"; filename\*=UTF-8''\S*$/,
    );
    assert.equal([headers['x-content-type-options'], headers['cache-control']], ['nosniff', 'no-store']);
  }
  const names = await namesIn('files');
  assert.ok(names.length > 0 && names.every((name) => /^[\w-]{32}$/.test(name)));
});

/** Sends the headers and the beginning of an upload over a connection of its own. */
const beginUpload = (content: string) => {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  const lines = Object.entries({ ...headersOf(), 'content-length': 1_000_000 }).map((pair) =>
    pair.join(': '),
  );
  socket.write(`POST /v1/client/file HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${fileStart}${content}`);
  return socket;
};

hostile('VAL-04 an upload that breaks off leaves no file and no row', async () => {
  const { length } = await namesIn('files');
  const socket = beginUpload('x'.repeat(100_000));
  await until(async () => (await namesIn('arriving')).length === 1);
  socket.destroy();
  await until(async () => (await namesIn('arriving')).length === 0);
  assert.is((await namesIn('files')).length, length);
  assert.is((await server.deps.db.selectFrom('files').select('id').execute()).length, length);
});

hostile.run();
