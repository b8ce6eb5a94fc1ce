import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const unused = suite('unused exports');

/** Files whose exports are for readers outside the repository: the types of a page's scripts, and the npm package. */
const publicTypes = /^src\/(public-interface|package)\//;

const exported = /^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm;

const pathsIn = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => /\.(tsx?|mjs)$/.test(path));
const files = [...['src', 'test', 'bench'].flatMap(pathsIn), 'build.mjs'].map((path) => {
  const text = readFileSync(path, 'utf8');
  return { path, text, words: new Set(text.match(/\w+/g)) };
});

unused('every export is named by another file, so that a reader knows what stays inside a file', () => {
  const unnamed = files
    .filter(({ path }) => path.startsWith('src/') && !publicTypes.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(exported)].map(([, name = '']) => ({ path, name })))
    .filter(({ path, name }) => !files.some((file) => file.path !== path && file.words.has(name)))
    .map(({ path, name }) => `${path} ${name}`);
  assert.equal(unnamed, []);
});

unused.run();
