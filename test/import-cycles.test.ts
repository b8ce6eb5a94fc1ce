import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allImports, sources } from './support/source-imports.ts';

const importCycles = suite('import cycles');

/** Returns the shortest chain of imports from a place back to itself; null if there is none. */
const cycleThrough = (start: string, targetsOf: (place: string) => ReadonlySet<string>) => {
  const previous = new Map<string, string>();
  for (const queue = [start]; queue.length > 0; ) {
    const place = queue.shift() ?? '';
    for (const target of targetsOf(place)) {
      if (target === start) {
        const way = [start];
        for (let step = place; step !== start; step = previous.get(step) ?? start) way.unshift(step);
        return [start, ...way].join(' > ');
      }
      if (!previous.has(target)) queue.push(target);
      if (!previous.has(target)) previous.set(target, place);
    }
  }
  return null;
};

/** Returns the import cycles among places. `placeOf` maps a file to its place, which is a file or a folder. */
const cyclesAmong = (placeOf: (path: string) => string) => {
  const arrowsOf = new Map<string, Set<string>>();
  for (const { path, target } of allImports.filter(({ target }) => /\.(tsx?|mjs)$/.test(target))) {
    const [from, to] = [placeOf(path), placeOf(target)];
    if (from !== to) arrowsOf.set(from, (arrowsOf.get(from) ?? new Set()).add(to));
  }
  const targetsOf = (place: string) => arrowsOf.get(place) ?? new Set<string>();
  return [...arrowsOf.keys()]
    .map((place) => cycleThrough(place, targetsOf))
    .filter((cycle) => cycle !== null);
};

importCycles('no file imports itself through other files, not even for a type', () => {
  assert.equal(
    cyclesAmong((path) => path),
    [],
  );
});

importCycles('no folder imports itself through other folders', () => {
  const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');
  const parents = new Set(
    sources
      .map(folderOf)
      .flatMap((folder) => [...folder.matchAll(/\//g)].map(({ index }) => folder.slice(0, index))),
  );
  // A file beside folders counts as a place of its own, because it composes these folders.
  assert.equal(
    cyclesAmong((path) => (parents.has(folderOf(path)) ? path : folderOf(path))),
    [],
  );
});

importCycles.run();
