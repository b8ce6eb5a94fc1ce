import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const command = suite('command conformance');

command('BCK-01 the conformance command without an address prints how to use it', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [
    'dist/server/conformance.js',
    'papers.example',
  ]);
  assert.match(`${stdout}${stderr}`, 'Usage: npm run conformance -- https://api.example [my.example]');
  assert.is(status, 1);
});

command.run();
