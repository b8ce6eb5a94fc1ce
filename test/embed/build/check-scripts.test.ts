import { readdir, readFile } from 'node:fs/promises';
import { transformSync } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newerApis } from '../../support/compatibility/check-scripts.mjs';

const scripts = suite('check of scripts');

/** Folders whose scripts browsers load. */
const folders = ['dist/embed', 'dist/cabinet', 'dist/docs', 'dist/playground'];

scripts('BRW-01 the check of scripts names a new API and the browsers that are too old for it', () => {
  assert.equal(newerApis('AbortSignal.any([])'), [
    'AbortSignal.any: Chrome 105 (has it from 116), Android 105 (has it from 116), Edge 105 (has it from 116), ' +
      'Firefox 110 (has it from 124), Safari 16.4 (has it from 17.4), iOS 16.4 (has it from 17.4), ' +
      'Samsung Internet 20 (has it from 24)',
  ]);
  const newer = {
    'Object.groupBy': 'Object.groupBy(rows, nameOf)',
    'Promise.withResolvers': 'Promise.withResolvers()',
    '.toSorted': 'rows.toSorted()',
    '.toReversed': 'rows["toReversed"]()',
    '.union': 'chosen.union(others)',
    '.states': 'internals.states.add("open")',
    'navigator.share': 'const { share } = navigator',
    'document.startViewTransition': 'document.startViewTransition(draw)',
    scheduler: 'scheduler.postTask(draw)',
    CloseWatcher: 'new window.CloseWatcher()',
    'scrollend event': 'list.addEventListener("scrollend", draw)',
    'beforetoggle event': 'draw("div", { onBeforeToggle: open })',
    'flag v': '/[a&&b]/v',
    'flag d': 'new RegExp("a", "d")',
    '/(?i:a)b/': 'new RegExp("(?i:a)b")',
  };
  const found = newerApis(Object.values(newer).join(';'));
  const names = found.map((line) => line.split(': ')[0]);
  const missed = Object.keys(newer).filter((name) => name !== 'flag d' && !names.includes(name));
  assert.equal(missed, [], found.join('\n'));
});

scripts('BRW-01 no script that a browser loads needs a newer API', async () => {
  const listed = folders.map(async (folder) =>
    (await readdir(folder, { recursive: true })).map((name) => `${folder}/${name}`),
  );
  const paths = (await Promise.all(listed)).flat();
  const built = paths.filter((path) => path.endsWith('.js') && !path.includes('/v/'));
  assert.ok(built.length > 20);
  for (const path of built) {
    // Shortens the names of variables, because a build for development keeps names that an API has too.
    const { code } = transformSync(await readFile(path, 'utf8'), { format: 'esm', minify: true });
    assert.equal(newerApis(code), [], path);
  }
});

scripts('BRW-01 scripts test for each newer feature before they use it', async () => {
  const rows: Record<string, { guards: Record<string, string>; without: string }> = JSON.parse(
    await readFile('src/embed/build/checks/newer-apis.json', 'utf8'),
  );
  const sources = (await readdir('src', { recursive: true })).map((path) => `src/${path}`);
  for (const [name, { guards, without }] of Object.entries(rows)) {
    assert.ok(without, name);
    for (const [name, guard] of Object.entries(guards)) {
      const path = sources.find((path) => path.endsWith(`/${name}`)) ?? name;
      assert.ok((await readFile(path, 'utf8')).includes(guard), `${path} says ${guard}`);
    }
  }
});

scripts.run();
