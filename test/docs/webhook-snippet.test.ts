import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { postEvent } from '../../src/server/webhooks/post.ts';
import { stopAfter } from '../support/runner/suite/stop-after.mjs';
import { freePort } from '../support/services/free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const snippets = suite('snippet of the guide to webhooks');
const secret = 'whsec_c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0';

/** Starts the program of the guide; returns its port and what it prints. */
const startProgram = async () => {
  const guide = readFileSync('src/docs/guides/programs.md', 'utf8');
  const [, program = ''] = /```mjs\n(.*?)```/s.exec(guide) ?? [];
  const path = join(await temporaryFolder(), 'program.mjs');
  const port = await freePort();
  // The line that the test adds says when requests are accepted.
  await writeFile(path, program.replace(/\.listen\((.*)\)/, ".listen($1, () => console.log('ready'))"));
  const environment = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
  const child = spawn(process.execPath, [path], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  stopAfter(async () => void child.kill());
  await once(child.stdout, 'data');
  return { port, child };
};

snippets('SNP-01 the guide’s program takes the server’s events and refuses forged and old ones', async () => {
  const { port, child } = await startProgram();
  const body = JSON.stringify({ type: 'order.paid', data: { order: 'O-7K3M9Q' } });
  const event = { url: `http://localhost:${port}/`, id: 'msg_1', secret, body, now: Date.now() };
  const statusOf = async (changes: Partial<typeof event>) =>
    (await postEvent({ ...event, ...changes }, { isDemo: true, signal: new AbortController().signal }))
      .status;
  for (const [sent, line] of [
    [body, 'order.paid O-7K3M9Q'],
    [JSON.stringify({ type: 'test', data: {} }), 'test without an order'],
  ] as const) {
    const printed = once(child.stdout, 'data');
    assert.is(await statusOf({ body: sent }), 204);
    assert.match(String(await printed), line);
  }
  assert.is(await statusOf({ secret: 'whsec_b3RoZXI=' }), 400);
  assert.is(await statusOf({ now: Date.now() - 600_000 }), 400);
});

snippets.run();
