import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, parse } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const smallFiles = suite('small files');

/** A file with fewer lines must be part of its only importer, unless the table below gives a reason. */
const fewLines = 20;

/** Patterns of paths of files that may be small, each with its reason. */
const reasons: [RegExp, string][] = [
  [/\/embed\/entries\//, 'the file of one widget, from which the build makes its script'],
  [/\/embed\/loader\/octavo\.ts$/, 'the file from which the build makes octavo.js'],
  [/\/embed\/prerender\/prerender\.ts$/, 'the file from which the build makes the prerenderer of the server'],
  [/\/package\/(index|vue)\.ts$/, 'an entry of the npm package'],
  [/\/server\/conformance\.ts$/, 'the file from which the build makes the command'],
  [/\/docs\/write-settings\.mjs$/, 'a command of its own'],
  [/\/embed\/stand-ins\//, 'takes the place of a package'],
  [/\/deferred-parts\.ts$/, 'begins a chunk that the cabinet downloads when a page needs it'],
  [
    /\/widgets\/.+\/(page-)?styles\.ts$/,
    'what every widget gives to its entry, to benchmarks and to prerendering',
  ],
  [/\/state\/order-form\/bonus-storage\.ts$/, 'widgets change the state through the room state alone'],
  [
    /\/server\/accounts\/common-passwords\.ts$/,
    'a large list, which is loaded for the first chosen password',
  ],
];

const pathsIn = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((path) => join(room, path))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'));
const importsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/['"](\.{1,2}\/[^'"]+)['"]/g)].map(([, name = '']) =>
    normalize(join(path, '..', name)),
  );
const sources = pathsIn('src');
const imported = new Map(sources.map((path) => [path, new Set(importsOf(path))]));
const suites = pathsIn('test').filter((path) => /\.(test|browser)\.tsx?$/.test(path));
const inTests = new Set(pathsIn('test').flatMap(importsOf));

const importersOf = (path: string) => sources.filter((other) => imported.get(other)?.has(path));
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1;
const isSmall = (path: string) => linesOf(path) < fewLines && importersOf(path).length < 2;

smallFiles('a file of few lines has several importers, a suite of its own or a reason in the table', () => {
  const withoutReason = sources
    .filter(isSmall)
    .filter((path) => !inTests.has(path) && !reasons.some(([pattern]) => pattern.test(path)));
  assert.equal(withoutReason, []);
});

smallFiles('every reason in the table is that of a small file', () => {
  const small = sources.filter(isSmall);
  const unused = reasons.filter(([pattern]) => !small.some((path) => pattern.test(path)));
  assert.equal(unused, []);
});

smallFiles('a suite with the name of a file in a deeper folder stands at the path of that file', () => {
  const files = sources.map((path) => path.replace(/\.\w+$/, ''));
  const misplaced = suites.filter((path) => {
    const mirrored = path.replace(/^test/, 'src').replace(/\.\w+\.\w+$/, '');
    const { dir, base } = parse(mirrored);
    const namesakes = files.filter((file) => file.startsWith(`${dir}/`) && file.endsWith(`/${base}`));
    return namesakes.length > 0 && !namesakes.includes(mirrored);
  });
  assert.equal(misplaced, []);
});

smallFiles.run();
