import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const requirements = suite('requirements');

// The pattern excludes "TOP-10", which is a grade of writers.
const id = /\b(?!TOP)[A-Z]{2,4}-\d{2}\b/g;

const titled = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(test\.tsx?|browser\.ts|engine\.ts)$/.test(path) && path !== 'requirements.test.ts')
  // A title begins with the ids of the requirements that its test proves.
  .flatMap((path) => readFileSync(join('test', path), 'utf8').match(/['"`](?:[A-Z]{2,4}-\d{2} )+/g) ?? [])
  .flatMap((title) => title.match(id) ?? []);

const listed = [...readFileSync('test/README.md', 'utf8').matchAll(/^\| ([A-Z]{2,4}-\d{2}) \|/gm)].map(
  ([, name = '']) => name,
);

requirements('every id in the title of a test is explained in test/README.md', () => {
  assert.equal([...new Set(titled)].filter((name) => !listed.includes(name)).sort(), []);
});

requirements('every requirement of test/README.md has a test that proves it', () => {
  assert.equal(
    listed.filter((name) => !titled.includes(name)),
    [],
  );
});

requirements.run();
