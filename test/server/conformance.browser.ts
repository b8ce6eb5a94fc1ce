import { execFile } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startOctavo } from '../support/browser/browser.ts';
import { startForSuite } from '../support/server/start-server.ts';

const command = suite('command conformance');
const octavo = startForSuite(command, startOctavo);

/** Runs the built command; returns its exit code and its output. */
const run = (...words: string[]) =>
  new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, ['dist/server/conformance.js', ...words], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    );
  });

command('BCK-01 the conformance command succeeds at Octavo’s own API', async () => {
  // Node does not resolve hosts below localhost.
  const { code, printed } = await run(`http://127.0.0.1:${octavo.port}`, `my.localhost:${octavo.port}`);
  assert.match(printed, /, 0 differ, 0 not offered\n$/);
  assert.is(code, 0, printed);
});

command('BCK-01 the conformance command without an address prints how to use it', async () => {
  const { code, printed } = await run('papers.example');
  assert.match(printed, 'Usage: npm run conformance -- https://api.example [my.example]');
  assert.is(code, 1);
});

command.run();
