import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const large = suite('large files and folders');

const mostLines = 200;
const mostFiles = 16;

/** Patterns of paths of files that may be large, each with its reason. */
const largeFiles: [RegExp, string][] = [];
const largeFolders: [RegExp, string][] = [[/^src\/docs\/guides$/, 'one text a page']];

const entries = ['src', 'test', 'bench'].flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => ({ folder: parentPath, path: join(parentPath, name) })),
);
const tooLong = entries
  .filter(({ path }) => /\.(tsx?|mts|mjs|css)$/.test(path))
  .filter(({ path }) => readFileSync(path, 'utf8').split('\n').length - 1 > mostLines)
  .map(({ path }) => path);
const folders = [...new Set(entries.map(({ folder }) => folder))];
const tooFull = folders.filter((one) => entries.filter(({ folder }) => folder === one).length > mostFiles);

for (const [kind, found, reasons] of [
  [`files of more than ${mostLines} lines`, tooLong, largeFiles],
  [`folders of more than ${mostFiles} files`, tooFull, largeFolders],
] as const)
  large(`${kind} have a reason in the table, and every reason in the table is needed`, () => {
    assert.equal(
      found.filter((path) => !reasons.some(([pattern]) => pattern.test(path))),
      [],
    );
    assert.equal(
      reasons.filter(([pattern]) => !found.some((path) => pattern.test(path))),
      [],
    );
  });

large.run();
