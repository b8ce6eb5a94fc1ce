import { execFile } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startOctavo } from '../support/browser/browser.ts';
import { startPlainProvider } from '../support/plain-provider/plain-provider.ts';
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

command(
  'BCK-01 the conformance command succeeds at a server of the specification, and fails if an answer differs',
  async () => {
    const plain = await startPlainProvider();
    const whole = await run(plain.api, `my.${plain.site}`);
    assert.match(whole.printed, 'POST /v1/client/login-token/hand-off: not offered.');
    assert.is(whole.code, 0, whole.printed);
    await plain.stop();
    const broken = await startPlainProvider({
      answers: { 'GET /v1/client/location': (response) => response.end('[]') },
    });
    const { code, printed } = await run(broken.api, `my.${broken.site}`);
    await broken.stop();
    assert.match(printed, 'GET /v1/client/location: differs (expected an object, received list)');
    assert.is(code, 1);
  },
);

command('BCK-01 the conformance command without an address prints how to use it', async () => {
  const { code, printed } = await run('papers.example');
  assert.match(printed, 'Usage: npm run conformance -- https://api.example [my.example]');
  assert.is(code, 1);
});

command.run();
