import { networkInterfaces } from 'node:os';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeployment, startProcess } from '../../../support/server/start-process.ts';
import { accepts, freePort } from '../../../support/services/free-port.ts';

// Runs on PostgreSQL too.
const serve = suite('port of the metrics');

serve(
  'OPS-01 METRICS_PORT serves the metrics on the loopback address alone, and visitors never see them',
  async () => {
    const deployment = await createDeployment();
    const port = await freePort();
    const server = await startProcess(deployment, { METRICS_PORT: `${port}` });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    assert.match(answer.headers.get('content-type') ?? '', 'text/plain; version=0.0.4');
    const text = await answer.text();
    assert.match(text, /^# HELP octavo_answers_total /m);
    // The server has prepared its first pages before it printed the addresses.
    assert.match(text, /^octavo_answers_total\{class="pages",status="\d+"\} \d+$/m);
    if (deployment.databaseUrl) assert.match(text, /^octavo_database_connections\{state="idle"\} \d+$/m);
    assert.is((await fetch(`http://127.0.0.1:${port}/`)).status, 404);
    const other = Object.values(networkInterfaces())
      .flat()
      .find((entry) => entry && !entry.internal && entry.family === 'IPv4');
    if (other) await assertClosed(other.address, port);
    for (const host of [server.site, `api.${server.site}`, `my.${server.site}`])
      assert.is.not(
        (await server.sendRaw({ method: 'GET', url: '/metrics', headers: { host } })).body.includes(
          'octavo_answers',
        ),
        true,
      );
    assert.is(await server.end('SIGTERM'), 0);
    assert.is(await accepts(port), false);
  },
);

const assertClosed = async (address: string, port: number) => {
  const error = await fetch(`http://${address}:${port}/metrics`).catch((problem) => problem);
  assert.instance(error, Error);
};

serve.run();
