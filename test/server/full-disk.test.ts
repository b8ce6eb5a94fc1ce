import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { createDiskSpace } from '../../src/server/operations/disk-space.ts';
import { mailFolder } from '../../src/server/settings/settings.ts';
import { stopAfter } from '../support/runner/suite/stop-after.mjs';
import { essay, pdf } from '../support/server/samples.ts';
import { siteHost } from '../support/server/send.ts';
import { createDeployment, type ServerProcess, startProcess } from '../support/server/start-process.ts';
import { password, startServer } from '../support/server/start-server.ts';
import { until } from '../support/until.ts';

const disk = suite('full disk');
const megabyte = 1_048_576;

const file = () => ({ file: new File([new Uint8Array(pdf)], 'a.pdf') });
/** Makes calls for files, orders, reads and logins in a fixed sequence; returns their statuses. */
const tryAll = async ({ send }: Pick<ServerProcess, 'send'>, token: string) => {
  const login = { email: 'ada@example.com', password };
  return {
    identity: (await send(calls.identity, { token })).status,
    login: (await send(calls.login, { payload: login })).status,
    upload: (await send(calls.uploadFile, { token, payload: file() })).status,
    action: (await send(calls.visitorAction, { payload: { label: 'Calculator' } })).status,
    order: (await send(calls.createOrder, { token, payload: essay })).status,
  };
};
const everything = { identity: 200, login: 200, upload: 201, action: 204, order: 201 };

disk('LIM-02 with little disk space files are refused, then orders, but not reads and logins', async () => {
  const inodes = { free: 1_000_000, total: 2_000_000 };
  const use = { free: 600 * megabyte, total: 100_000 * megabyte, inodes };
  const clock = { now: 0 };
  const diskSpace = createDiskSpace({
    read: async () => ({ ...use }),
    floorBytes: null,
    now: () => clock.now,
  });
  const server = await startServer({ deps: { diskSpace } });
  const token = await server.register('ada@example.com');
  const leave = (free: number) => {
    use.free = free * megabyte;
    clock.now += 1000;
  };
  const ready = async () => (await server.get('/readyz', `api.${siteHost}`)).body;
  assert.equal(await tryAll(server, token), everything);
  const mail = `Letters cannot be sent: no mail server is set. They are written to ${mailFolder(server.dataFolder)} until your engineer sets SMTP_URL.`;
  assert.equal(await ready(), { status: 'limited', reason: mail });
  leave(500);
  assert.equal(await tryAll(server, token), { ...everything, upload: 507, action: 507 });
  const { body, headers } = await server.send(calls.uploadFile, { token, payload: file() });
  assert.match(body[0].message, 'There is no room to store this just now, so nothing was stored.');
  assert.is(headers['retry-after'], '60');
  const reason =
    'The disk of DATA_DIR has 500 MB left. Files and statistics are refused until there is more room.';
  assert.equal(await ready(), { status: 'limited', reason: `${reason} ${mail}` });
  leave(100);
  assert.equal(await tryAll(server, token), { ...everything, upload: 507, action: 507, order: 507 });
  leave(600);
  inodes.free = 9000;
  assert.equal(await tryAll(server, token), { ...everything, upload: 507, action: 507 });
  assert.match(
    (await server.deps.diskSpace.shortage()) ?? '',
    'has room for 9000 more files (inodes) left. Files and',
  );
  inodes.free = 2000;
  clock.now += 1000;
  assert.equal(await tryAll(server, token), { ...everything, upload: 507, action: 507, order: 507 });
  inodes.free = 1_000_000;
  clock.now += 1000;
  assert.equal(await tryAll(server, token), everything, 'space back, all recovers');
});

const canMount = () => {
  try {
    return process.getuid?.() === 0 && execFileSync('unshare', ['-m', 'true']) !== undefined;
  } catch {
    return false;
  }
};

if (canMount())
  disk('LIM-02 a full disk loses no stored data, and a restart prints one line about it', async () => {
    const deployment = await createDeployment();
    const folder = deployment.dataFolder;
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
    stopAfter(async () => void execFileSync('umount', ['-l', folder]));
    const environment = { DISK_FLOOR_MB: '1' };
    const first = await startProcess(deployment, environment);
    const token = await first.register();
    assert.is((await first.send(calls.createOrder, { token, payload: essay })).status, 201);
    const filler = join(folder, 'filler');
    // The test fills the disk to the last byte, as another program may.
    assert.throws(() => writeFileSync(filler, Buffer.alloc(16 * megabyte)), /ENOSPC/);
    const send = async (call: typeof calls.createOrder | typeof calls.uploadFile, payload: object) =>
      (await first.send(call, { token, payload: payload as never })).status;
    for (let time = 0; time < 5; time++) {
      assert.is(await send(calls.createOrder, essay), 507);
      assert.is(await send(calls.uploadFile, file()), 507);
    }
    assert.is((await first.send(calls.identity, { token })).status, 200);
    await first.end('SIGKILL');
    const next = await startProcess(deployment, environment).catch((error: Error) => error);
    const said = () => (next instanceof Error ? next.message : next.logText());
    await until(() => /^.*The disk of \S+ (is full|has 0 MB left).*$/m.test(said()));
    rmSync(filler);
    if (!(next instanceof Error)) await next.end('SIGKILL');
    const last = await startProcess(deployment, environment);
    const orders = await last.send(calls.orders, { token });
    assert.is(orders.body.length, 1, 'what was acknowledged is there');
    assert.is((await last.send(calls.createOrder, { token, payload: essay })).status, 201);
  });

disk.run();
