import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const packages = suite('the packages of production');

packages('every package that the source imports is one of production', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  // Packages that production replaces, React by Preact and others by modules of the source, and Vue, which only pages of others
  // have.
  const replacedPackages = ['react', 'react-dom', 'redaxios', 'jwt-decode', 'vue'];
  const importedPackages = readdirSync('src', { recursive: true, encoding: 'utf8' })
    // Leaves out the code that makes the guides, because its packages run neither on the server nor in browsers.
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('docs/build/'))
    .flatMap((path) => [
      ...readFileSync(join('src', path), 'utf8').matchAll(/from '((?:@[\w-]+\/)?[a-z][\w.-]*)[\w/.-]*'/g),
    ])
    .map(([, name = '']) => name);
  assert.equal(
    [...new Set(importedPackages)].filter(
      (name) => !(name in dependencies) && !replacedPackages.includes(name),
    ),
    [],
  );
});

packages.run();
