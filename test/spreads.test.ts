import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const spreads = suite('spreads');

spreads('no literal is spread into another literal to keep its items on one line', () => {
  const found = ['src', 'test', 'bench'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((path) => join(room, path))
      .filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.includes('node_modules'))
      .filter((path) => /^\s*\.\.\.(\{|\[(?!\.\.\.)).*[\]}],?$/m.test(readFileSync(path, 'utf8'))),
  );
  assert.equal(found, []);
});

spreads.run();
