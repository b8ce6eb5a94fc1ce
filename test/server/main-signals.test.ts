import { spawn } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { stopAfter } from '../support/runner/suite/stop-after.mjs';
import { createDeployment, startProcess } from '../support/server/start-process.ts';
import { startForTest } from '../support/server/start-server.ts';
import { accepts, freePort } from '../support/services/free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

const stopping = suite('stopping the server');
const deployment = startForTest(stopping, createDeployment);

stopping(
  'SRV-02 a stopping server answers 503 at /readyz, closes each connection after its answer, and ends at once by a second signal',
  async () => {
    const server = await startProcess(deployment, { DRAIN_MS: '600000' });
    assert.is((await server.get('/readyz')).status, 200);
    const price = { payload: { typeId: 1 } };
    assert.is((await server.send(calls.siteConfig)).headers.connection, 'keep-alive');
    server.child.kill('SIGTERM');
    await until(async () => (await server.get('/readyz')).status === 503);
    assert.equal((await server.get('/readyz')).body, { status: 'stopping' });
    for (const call of [calls.siteConfig, calls.bootstrap, calls.bootstrap]) {
      const params = { siteHost: server.site };
      const { status, headers } = await server.send(call, { params });
      assert.equal([status, headers.connection], [200, 'close']);
    }
    assert.is((await server.send(calls.calculatePrice, price)).headers.connection, 'close');
    // A second signal within half a second is ignored, so the signal is repeated.
    const again = setInterval(() => server.child.kill('SIGINT'), 100);
    assert.is(await server.ended, 'SIGINT');
    clearInterval(again);
  },
);

stopping('SRV-02 SIGHUP stops too, and connections without a request do not delay it', async () => {
  const server = await startProcess(deployment, { STOP_WITHIN_MS: '600000' });
  const silent = connect(server.port, '127.0.0.1');
  silent.on('error', () => {});
  await new Promise((done) => silent.once('connect', done));
  // The client keeps the connection of this call open for its next request.
  assert.is((await server.send(calls.siteConfig)).status, 200);
  server.child.kill('SIGHUP');
  await until(() => server.child.exitCode === 0);
});

/** Runs the real `npm start` on the existing build, on a terminal; resolves once the server answers. */
const npmStart = async () => {
  const folder = await temporaryFolder();
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const description = { name: 'octavo', type: 'module', scripts: { start: scripts.start } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(description));
  await writeFile(join(folder, 'build.mjs'), '');
  for (const name of ['dist', 'node_modules']) await symlink(resolve(name), join(folder, name));
  const port = await freePort();
  const { dataFolder } = deployment;
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataFolder, DRAIN_MS: '600000' };
  // Debian's program `script` runs a command on a new terminal, in the shell of `SHELL`. With `exec`, npm takes the shell's
  // place; otherwise Debian's `sh` itself would end by Ctrl-C and report 130 although npm ended cleanly.
  const words = ['--quiet', '--return', '--command', 'exec npm start', '/dev/null'];
  const npm = spawn('script', words, {
    cwd: folder,
    env: { ...process.env, ...own },
    stdio: ['pipe', 'pipe', 'ignore'],
    // The process gets its own group, so that the test can end all its children.
    detached: true,
  });
  let output = '';
  npm.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise((done) => npm.once('exit', (code, signal) => done(code ?? signal)));
  stopAfter(async () => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {}
  });
  await until(() => output.includes('Ctrl-C stops'));
  return { npm, port, ended, output: () => output };
};

stopping('SRV-02 Ctrl-C on a terminal ends npm start cleanly, with no wait for load balancers', async () => {
  const { npm, port, ended, output } = await npmStart();
  assert.match(output(), `http://my.localhost:${port}/`);
  assert.match(output(), 'password margins-and-footnotes');
  npm.stdin.write('\u0003');
  assert.is(await ended, 0);
  assert.match(output(), 'Octavo has stopped.');
  assert.not.match(output(), 'npm error');
  assert.not(await accepts(port));
});

stopping.run();
