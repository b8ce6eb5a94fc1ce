import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeRelease } from '../../../../src/embed/build/release/release-folder.mjs';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const releases = suite('the folders of releases');
let embed: string;

releases.before.each(async () => {
  embed = await temporaryFolder();
  await mkdir(join(embed, 'chunks'));
  await writeFile(join(embed, 'chunks/select-abc123.js'), 'chunk');
  await writeFile(join(embed, 'chunks/of-an-older-build-abc124.js'), 'older');
});

/** Writes a release whose script has this text. */
const release = async (text: string, version = '1.2.0') => {
  await writeFile(join(embed, 'octavo.js'), text);
  return writeRelease({ embed, version, chunks: [join(embed, 'chunks/select-abc123.js')] });
};
const isKept = (name: string) => existsSync(join(embed, 'v', name, 'octavo.js'));

releases('a release has the same address for the same files, and another one for other files', async () => {
  const first = await release('first');
  assert.match(first, /^1\.2\.0-[0-9a-f]{6}$/);
  assert.is(await release('first'), first);
  const second = await release('second');
  assert.is.not(second, first);
  assert.is(await readFile(join(embed, 'v', first, 'octavo.js'), 'utf8'), 'first');
  assert.is(await readFile(join(embed, 'v', second, 'octavo.js'), 'utf8'), 'second');
});

releases('a release contains only its own chunks, and integrity.json names all its files', async () => {
  const name = await release('first');
  const { version, files } = JSON.parse(await readFile(join(embed, 'v', name, 'integrity.json'), 'utf8'));
  assert.is(version, name);
  assert.equal(Object.keys(files), ['chunks/select-abc123.js', 'octavo.js']);
  // This hash was computed by `openssl dgst -sha384 -binary | openssl base64 -A`.
  assert.is(files['octavo.js'], 'sha384-efpPHvFukT2ITTyYu0MI+lkLICKffkSsWD1S8R5GStI8FLChxj0+pRmP00xXAJPv');
});

releases('the last three builds of each version are kept', async () => {
  const earlier = await release('earlier', '1.1.0');
  const names = [];
  for (const text of ['first', 'second', 'third', 'fourth']) names.push(await release(text));
  assert.equal(names.map(isKept), [false, true, true, true]);
  assert.ok(isKept(earlier));
  const [, second = ''] = names;
  await release('second');
  await release('fifth');
  assert.ok(isKept(second), 'a build that came back is the newest');
});

releases.run();
