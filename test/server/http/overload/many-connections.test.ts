import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stopAfter } from '../../../support/runner/suite/stop-after.mjs';
import { createDeployment, startProcess } from '../../../support/server/start-process.ts';
import { until } from '../../../support/server/until.ts';

const connections = suite('many connections at once');

/** Maximum number of waiting connections that the system keeps for a process. */
const limitOfSystem = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));

connections(
  'LIM-02 visitors who all connect at once while the server is blocked wait and get their answers',
  async () => {
    const deployment = await createDeployment();
    const { child, port } = await startProcess(deployment);
    const sockets: Socket[] = [];
    const close = stopAfter(async () => {
      for (const socket of sockets) socket.destroy();
    });
    let connected = 0;
    let answered = 0;
    // A stopped process accepts no connection, like a process whose event loop is blocked.
    child.kill('SIGSTOP');
    const count = Math.min(1500, limitOfSystem);
    for (let index = 0; index < count; index++)
      sockets.push(
        connect(port, '127.0.0.1', () => {
          connected += 1;
        }).once('data', () => {
          answered += 1;
        }),
      );
    await until('all are connected', () => connected === count);
    child.kill('SIGCONT');
    for (const socket of sockets) socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until('all are answered', () => answered === count);
    assert.is(sockets.filter(({ destroyed }) => destroyed).length, 0);
    await close();
  },
);

connections.run();
