import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const options = suite('options of the build');

const build = (...words: string[]) =>
  spawnSync(process.execPath, ['build.mjs', ...words], { encoding: 'utf8' });

options('an unknown option is refused with the known ones, and nothing is built', () => {
  const { status, stdout, stderr } = build('--fast');
  assert.is(status, 2);
  assert.match(stderr, /'--fast'.*--quick {2,}skips minifying/s);
  assert.is(stdout, '');
});

options('--help lists the options and builds nothing', () => {
  const { status, stdout } = build('--help');
  assert.is(status, 0);
  assert.match(stdout, /^node build\.mjs \[option…\]\n( {2}--\S+ .*\n)+$/);
});

options.run();
