import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chunk, startWithBuiltFolder } from '../../support/server/built-folder.ts';
import { startForSuite } from '../../support/server/start-server.ts';

const statics = suite('static files');
const server = startForSuite(statics, startWithBuiltFolder);

const site = 'localhost:8080';
const get = (url: string, host = site, headers = {}) => server.get(url, host, headers);

statics('a file with a content hash in its name is cached for ever, any other is revalidated', async () => {
  const hashed = await get('/embed/chunks/calculator-1A2B3C4D.js');
  assert.is(hashed.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.is(hashed.headers['access-control-allow-origin'], '*');
  assert.is(hashed.headers['cross-origin-resource-policy'], 'cross-origin');
  assert.match(String(hashed.headers['content-type']), 'text/javascript');
  const asset = await get('/assets/cabinet-ABCD1234.js', 'my.localhost:8080');
  assert.match(String(asset.headers['cache-control']), 'immutable');
  for (const url of [
    '/embed/octavo.js',
    '/embed/site.js',
    '/embed/params-setter.js',
    '/',
    '/order/',
    '/site.css',
  ]) {
    const { headers } = await get(url);
    const isPage = url.endsWith('/');
    const cacheControl = isPage
      ? 'no-cache'
      : 'public, max-age=60, stale-while-revalidate=86400, stale-if-error=604800';
    assert.is(headers['cache-control'], cacheControl, url);
    const revalidated = await get(url, site, { 'if-none-match': `"old", W/${headers.etag}` });
    assert.equal(
      [revalidated.status, revalidated.bytes.length, revalidated.headers.etag],
      [304, 0, headers.etag],
      url,
    );
  }
});

statics('a browser gets the smallest encoding that it accepts', async () => {
  const url = '/embed/chunks/calculator-1A2B3C4D.js';
  const getAccepting = (accepted: string) => get(url, site, { 'accept-encoding': accepted });
  const brotli = await getAccepting('gzip, deflate, br;q=1.0, zstd');
  assert.is(brotli.headers['content-encoding'], 'br');
  assert.is(brotliDecompressSync(brotli.bytes).toString(), chunk);
  const gzip = await getAccepting('gzip, br;q=0');
  assert.is(gzip.headers['content-encoding'], 'gzip');
  assert.is(gunzipSync(gzip.bytes).toString(), chunk);
  for (const acceptEncoding of ['', 'identity', 'brotli', 'deflate']) {
    const uncompressed = await getAccepting(acceptEncoding);
    assert.is(uncompressed.headers['content-encoding'], undefined, acceptEncoding);
    assert.is(uncompressed.body, chunk);
  }
  assert.match(String(brotli.headers.vary), 'accept-encoding');
  const tags = [brotli, gzip, await getAccepting('')].map(({ headers }) => headers.etag);
  assert.is(new Set(tags).size, 3, 'each encoding has its own tag');
  const loader = await get('/embed/octavo.js', site, { 'accept-encoding': 'br' });
  assert.match(brotliDecompressSync(loader.bytes).toString(), '"host":"localhost:8080"');
});

statics.run();
