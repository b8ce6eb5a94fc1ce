import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startWithBuiltFolder } from '../../support/server/built-folder.ts';
import { startForSuite } from '../../support/server/start-server.ts';

const pinned = suite('addresses that never change');
const server = startForSuite(pinned, startWithBuiltFolder);

const get = (url: string, host = 'localhost:8080') => server.get(url, host);
const folder = '/embed/v/1.2.0-1a2b3c';

pinned('a release’s file is cached for ever, the same for every site, and any page may load it', async () => {
  const first = await get(`${folder}/octavo.js`);
  assert.is(first.headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.is(first.headers['access-control-allow-origin'], '*');
  const second = await get(`${folder}/octavo.js`, 'v2.localhost:8080');
  assert.equal(second.bytes, first.bytes);
  assert.match(first.bytes.toString(), '__OCTAVO_SITE__');
  assert.not.match((await get('/embed/octavo.js')).bytes.toString(), '__OCTAVO_SITE__');
});

pinned('the `<script>` line for a page names the release, the script’s hash and the site', async () => {
  const { bytes } = await get(`${folder}/octavo.js`);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const { body } = await get('/embed/pinned/octavo.html', 'v2.localhost:8080');
  assert.is(
    body,
    `<script async src="http://v2.localhost:8080${folder}/octavo.js" integrity="${integrity}" crossorigin data-octavo data-host="v2.localhost:8080"></script>\n`,
  );
  const lines = await get('/embed/pinned/lines.html');
  assert.match(
    lines.body,
    `<pre><code>&lt;script async src=&quot;http://localhost:8080${folder}/<wbr>octavo.js&quot;`,
  );
});

pinned('the import map has each module under every address at which a widget requests it', async () => {
  const { body } = await get('/embed/pinned/import-map.html');
  for (const spelling of ['chunks', '%63hunks', 'c%68unks'])
    assert.match(body, `"http://localhost:8080${folder}/${spelling}/calculator-1A2B3C4D.js":"sha384-`);
  // The addresses under which `octavo.js` requests the script again after failures.
  for (const ending of ['', '?', '??'])
    assert.match(body, `"http://localhost:8080${folder}/adapt.js${ending}":"sha384-`);
});

pinned('no `<script>` line exists for a script that only other scripts load', async () => {
  for (const name of ['explain', 'other-server', 'nothing', '../octavo'])
    assert.is((await get(`/embed/pinned/${name}.html`)).status, 404, name);
});

pinned.run();
