import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { maximumFileBytes } from '../../../src/order/file-limits.ts';
import { refusals } from '../../../src/server/http/refusals.ts';
import { docx, pdf, png, program, text } from '../../support/server/samples.ts';
import { startForSuite, startWithCustomer } from '../../support/server/start-server.ts';

const files = suite('files');
const server = startForSuite(files, startWithCustomer);

const upload = (name: string, content: Uint8Array) => server.upload(server.token, name, content);
const download = (id: number, by = server.token) =>
  server.send(calls.downloadFile, { token: by, params: { id } });
const namesIn = (folder: string) => readdir(join(server.dataFolder, folder)).catch(() => []);
const fileError = (message: string) => [{ property: 'materials', message }];

files('API-03 a file is downloaded unchanged under its name, and browsers do not open it', async () => {
  for (const [name, content] of [
    ['essay.pdf', pdf],
    ['chapter.docx', docx],
    ['Схема "1".PNG', png],
    ['sources.csv', text],
    ['two-bytes.csv', Buffer.from('\ufefftitle;year\nMargins;1998\n', 'utf16le')],
  ] as const) {
    const { status, body } = await upload(name, content);
    assert.is(status, 201, name);
    assert.equal({ name: body.name, size: body.size }, { name, size: content.length });
    const { bytes, headers } = await download(body.id);
    assert.equal(bytes, content);
    assert.is(headers['content-type'], 'application/octet-stream');
    assert.match(String(headers['content-disposition']), `filename*=UTF-8''${encodeURIComponent(name)}`);
    assert.is(Number(headers['content-length']), content.length);
    assert.is(headers['x-content-type-options'], 'nosniff');
  }
});

files('VAL-04 a file of 20 MB is accepted, and a larger file is an error of `materials`', async () => {
  const large = Buffer.alloc(maximumFileBytes + 1, 'a page of text\n');
  assert.is((await upload('whole.csv', large.subarray(0, maximumFileBytes))).status, 201);
  const before = await namesIn('files');
  for (const size of [maximumFileBytes + 1, 21 * 1024 * 1024]) {
    const { status, body } = await upload('more.csv', Buffer.alloc(size, 'a page of text\n'));
    assert.is(status, 413);
    assert.equal(body, fileError('file-size-invalid'));
  }
  assert.equal(await namesIn('files'), before);
  assert.equal(await namesIn('arriving'), []);
});

files('VAL-04 a file is checked by its content as well as by its extension', async () => {
  const before = await namesIn('files');
  for (const [name, content] of [
    ['setup.exe', program],
    ['essay.pdf', program],
    ['essay.pdf', png],
    ['picture.png', pdf],
    ['notes.csv', program],
    ['essay', pdf],
    ['essay.pdf.exe', pdf],
    ['.pdf', program],
  ] as const) {
    const { status, body } = await upload(name, content);
    assert.is(status, 415, name);
    assert.equal(body, fileError('file-type-invalid'));
  }
  assert.equal(await namesIn('files'), before);
});

files('VAL-04 an empty file or a form without a file is refused with a request to choose again', async () => {
  const { token } = server;
  const empty = await upload('empty.pdf', Buffer.alloc(0));
  assert.equal([empty.status, empty.body], [422, fileError('file-empty')]);
  const withoutFile = await server.send(calls.uploadFile, { token, payload: {} });
  assert.equal(
    [withoutFile.status, withoutFile.body],
    [422, [{ property: 'file', message: 'valueRequired' }]],
  );
  const textAsFile = await server.send(calls.uploadFile, { token, payload: { file: 'essay.pdf' } });
  assert.is(textAsFile.status, 422);
  const json = await server.send(calls.uploadFile, {
    token,
    payload: { file: 'essay.pdf' },
    encoding: 'json',
  });
  assert.is(json.status, 422);
});

files('API-03 a download that broke off resumes where it stopped', async () => {
  const { body } = await upload('essay.pdf', pdf);
  const part = (range: string, more = {}) =>
    server.send(calls.downloadFile, {
      token: server.token,
      params: { id: body.id },
      headers: { range, ...more },
    });
  const rest = await part('bytes=4-');
  assert.equal([rest.status, rest.bytes], [206, pdf.subarray(4)]);
  assert.is(rest.headers['content-range'], `bytes 4-${pdf.length - 1}/${pdf.length}`);
  assert.is(Number(rest.headers['content-length']), pdf.length - 4);
  const beyondEnd = await part(`bytes=${pdf.length}-`);
  assert.is(beyondEnd.headers['content-range'], `bytes */${pdf.length}`);
  const [{ message }] = JSON.parse(`${beyondEnd.bytes}`);
  assert.equal({ status: beyondEnd.status, message }, refusals.rangeUnavailable);
  const conditional = await part('bytes=4-', { 'if-range': '"of another kind"' });
  assert.equal([conditional.status, conditional.bytes], [200, pdf]);
});

files('API-03 a file can be downloaded only by the client who uploaded it', async () => {
  const { body } = await upload('mine.pdf', pdf);
  assert.is((await download(body.id, await server.register())).status, 404);
  for (const id of ['0', '-1', 'x', '1e3', '9'.repeat(40), '..%2f..%2foctavo.db'])
    assert.is(
      (await server.send(calls.downloadFile, { token: server.token, params: { id } })).status,
      404,
      id,
    );
});

files.run();
