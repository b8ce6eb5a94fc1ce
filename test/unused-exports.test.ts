import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const unused = suite('unused exports');

/**
 * Files whose exports no other file imports by name: types of a page's scripts, the npm package and its test pages,
 * entry files, and stand-ins.
 */
const exempt =
  /^src\/(public-interface|package|embed\/entries|embed\/stand-ins)\/|^test\/support\/package\/pages\//;

const exported = /^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm;

const pathsIn = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('node_modules'));
const stemOf = (path: string) => basename(path).replace(/\.\w+$/, '');
const files = [...['src', 'test', 'bench'].flatMap(pathsIn), 'build.mjs'].map((path) => {
  const text = readFileSync(path, 'utf8');
  const modules = [...text.matchAll(/['"`][^'"`\s]*?([\w.-]+)\.(?:tsx?|mjs|js)['"`]/g)];
  const imports = [...text.matchAll(/\{([^{}]*)\} from '[^']*?([\w.-]+)\.(?:tsx?|mjs)'/g)];
  return {
    path,
    text,
    words: new Set(text.match(/\w+/g)),
    imports: imports.map(([, names = '', stem = '']) => ({ stem, names: names.match(/\w+/g) ?? [] })),
    modules: new Set(modules.map(([, stem]) => stem)),
  };
});
type File = (typeof files)[number];

/** Files that export everything of a module, by the name of that module. */
const exporters = new Map<string, string[]>();
for (const { path, text } of files)
  for (const [, stem = ''] of text.matchAll(/export \* from '[^']*?([\w.-]+)\.ts'/g))
    exporters.set(stem, [...(exporters.get(stem) ?? []), stemOf(path)]);

/** Returns the names under which a module is imported: its own, and those of files that export everything of it. */
const stemsOf = (path: string) => [stemOf(path), ...(exporters.get(stemOf(path)) ?? [])];

/** Names of modules that are loaded at runtime. Code reads the exports of such a module as properties of an object. */
const loaded = new Set([
  'main',
  ...files.flatMap(({ text }) =>
    [...text.matchAll(/import\(\s*['"`]\S*?([\w-]+)\.(?:tsx?|mjs|js)['"`]/g)].map(([, stem = '']) => stem),
  ),
]);

/**
 * Returns for each file that may import this file the names that it imports, or all of its words if it imports the file in
 * another way than by names.
 */
const wordsOfUsers = ({ path }: File) => {
  const stems = stemsOf(path);
  const isLoaded = loaded.has(stemOf(path));
  const users = files.filter(
    (other) => other.path !== path && (isLoaded || stems.some((stem) => other.modules.has(stem))),
  );
  return users.map(({ words, imports }) => {
    const named = imports.filter(({ stem }) => stems.includes(stem)).flatMap(({ names }) => names);
    return isLoaded || named.length === 0 ? words : new Set(named);
  });
};

unused('every export is named by a file that imports it, so a reader knows what stays inside a file', () => {
  const unnamed = files
    .filter(({ path }) => !exempt.test(path))
    .flatMap((file) => {
      const users = wordsOfUsers(file);
      return [...file.text.matchAll(exported)]
        .filter(([, name = '']) => !users.some((words) => words.has(name)))
        .map(([, name]) => `${file.path} ${name}`);
    });
  assert.equal(unnamed, []);
});

unused.run();
