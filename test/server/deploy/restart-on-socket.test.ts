import { spawn } from 'node:child_process';
import { Agent } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { startLoad } from '../../support/server/faults/send-many.ts';
import { createSend } from '../../support/server/send.ts';
import { createDeployment, sendToPort, serverEnvironment } from '../../support/server/start-process.ts';
import { accepts, freePort } from '../../support/services/free-port.ts';
import { requireProgram } from '../../support/services/start-program.ts';
import { until } from '../../support/until.ts';

const restart = suite('a restart on a socket of systemd');

const restarts = 3;
const activate = '/usr/bin/systemd-socket-activate';
/** Starts the server again after each of its ends, as systemd does. Each one prints its process id first. */
const service = 'while :; do sh -c \'echo "pid $$"; LISTEN_PID=$$ exec node dist/server/main.js\'; done';

restart(
  'OPS-02 restarts of the only server refuse no connection and fail no request, because a socket unit holds the port',
  async () => {
    requireProgram('systemd', activate);
    const deployment = await createDeployment();
    const port = await freePort();
    const environment = Object.entries(serverEnvironment(deployment, { PORT: `${port}`, DRAIN_MS: '300' }));
    const words = [
      `--listen=127.0.0.1:${port}`,
      ...environment.map(([name, value]) => `--setenv=${name}=${value}`),
    ];
    const child = spawn(activate, [...words, '/bin/sh', '-c', service], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    stopAfter(async () => void process.kill(-(child.pid ?? 0), 'SIGKILL'));
    const starts = () => [...output.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
    const ready = () => output.split('http://my.v2.').length - 1;

    const site = `localhost:${port}`;
    let isOver = false;
    const agents = [true, false].map((keepAlive) => new Agent({ keepAlive }));
    const senders = [...agents, ...agents].map((agent) => createSend(sendToPort(port, agent)));
    await until(() => accepts(port));
    const { figures, ended } = startLoad(senders, site, () => isOver);
    for (let time = 1; time <= restarts; time++) {
      const before = figures.requests;
      await until(() => ready() === time);
      await until(() => figures.requests > before + 100);
      process.kill(starts().at(-1) ?? 0, 'SIGTERM');
    }
    await until(() => ready() === restarts + 1);
    isOver = true;
    await ended;
    for (const agent of agents) agent.destroy();
    assert.equal(figures.failures, [], `of ${figures.requests} requests`);
    const sendRaw = sendToPort(port, new Agent());
    assert.is(
      (await sendRaw({ method: 'GET', url: '/livez', headers: { host: `api.${site}` } })).status,
      200,
    );
  },
);

restart.run();
