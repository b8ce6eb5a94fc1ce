import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { createClient } from '../../src/api/client.ts';
import { json, type Responder, startProvider } from '../support/api/provider.ts';
import { openBrowser } from '../support/browser/browser.ts';

declare const octavoApi: {
  client: (options: Parameters<typeof createClient>[0]) => ReturnType<typeof createClient>;
  calls: typeof import('../../src/api/calls.ts');
};

const upload = suite('upload');
const provider = await startProvider();
const page = await (await openBrowser()).newPage();

const script = async () => {
  const contents = `import { createClient } from './client.ts';
    import { transfer } from './upload.ts';
    export const client = (options) => createClient({ transfer, ...options });
    export * as calls from './calls.ts';`;
  const stdin = { contents, resolveDir: 'src/api', loader: 'ts' as const };
  const options = { bundle: true, write: false, format: 'iife', globalName: 'octavoApi' } as const;
  return (await build({ stdin, ...options })).outputFiles[0]?.text ?? '';
};

const html: Responder = (response) => response.end('<!doctype html><title>host</title>');

upload.before(async () => {
  provider.answer(html);
  await page.goto(provider.address);
  await page.evaluate(await script());
});

/** Uploads a file of `size` bytes from the page. Returns the client's result and the reported progress. */
const send = (size: number, timeoutMs = 60_000) =>
  page.evaluate(
    async ({ size, timeoutMs, apiBase }) => {
      const client = octavoApi.client({ apiBase, identity: 'my.h', token: () => 'T' });
      const shares: number[] = [];
      const payload = { file: new File([new Uint8Array(size)], 'brief.pdf') };
      const onProgress = (share: number) => shares.push(share);
      const answer = await client.send(octavoApi.calls.uploadFile, { payload, onProgress, timeoutMs });
      return {
        shares,
        failed: answer.failed,
        payload: answer.payload,
        reason: answer.failed && answer.reason,
      };
    },
    { size, timeoutMs, apiBase: provider.address },
  );

upload('API-03 a file arrives with its name, and the upload reports progress up to the end', async () => {
  provider.answer(json({ id: 7, name: 'brief.pdf', size: 3_000_000 }, 201));
  const { shares, payload } = await send(3_000_000);
  assert.is(payload?.id, 7);
  assert.is(shares.at(-1), 1);
  assert.equal(
    shares,
    [...shares].sort((a, b) => a - b),
  );
  const { form, headers } = provider.lastRequest();
  const file = form.get('file');
  assert.is(file instanceof File && `${file.name} ${file.size}`, 'brief.pdf 3000000');
  assert.is(headers['x-authorization'], 'Bearer T');
});

upload('VAL-04 the upload of a refused file fails with the server’s list of errors', async () => {
  provider.answer(json([{ property: 'materials', message: 'file-type-invalid' }], 415));
  assert.equal((await send(10)).reason, { key: 'callRefused', values: [415] });
});

upload('ERR-02 an upload without progress ends with a timeout', async () => {
  provider.answer(() => {});
  assert.equal((await send(10, 50)).reason, { key: 'timedOut', values: [50] });
});

upload('ERR-02 a broken connection or an HTML response ends an upload with a network error', async () => {
  provider.answer((response) => response.destroy());
  assert.is((await send(10)).reason, 'networkError');
  provider.answer(html);
  assert.is((await send(10)).reason, 'networkError');
});

upload('API-03 an upload can be aborted', async () => {
  provider.answer(() => {});
  const aborted = await page.evaluate(async (apiBase) => {
    const client = octavoApi.client({ apiBase, identity: 'my.h', token: () => null });
    const controller = new AbortController();
    const payload = { file: new File(['x'], 'a.txt') };
    const running = client.send(octavoApi.calls.uploadFile, { payload, signal: controller.signal });
    controller.abort();
    const answer = await running;
    return answer.failed && answer.aborted;
  }, provider.address);
  assert.is(aborted, true);
});

/** Downloads a file in the page. Returns its text and the reported progress. */
const receive = () =>
  page.evaluate(async (apiBase) => {
    const client = octavoApi.client({ apiBase, identity: 'my.h', token: () => 'T' });
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    const answer = await client.send(octavoApi.calls.downloadFile, { params: { id: 7 }, onProgress });
    const text = answer.failed ? JSON.stringify(answer.body) : await answer.payload.text();
    return { shares, text, status: answer.status };
  }, provider.address);

upload('API-03 a file is downloaded as a blob, with progress', async () => {
  provider.answer((response) => {
    response.writeHead(200, { 'content-length': '10', 'content-type': 'application/octet-stream' });
    response.end('0123456789');
  });
  const { shares, text } = await receive();
  assert.is(text, '0123456789');
  assert.is(shares.at(-1), 1);
  assert.is(provider.lastRequest().url, '/v1/client/file/7');
});

upload.run();
