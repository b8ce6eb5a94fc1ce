import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { essay } from '../../support/server/essay.ts';
import { pdf } from '../../support/server/samples.ts';
import {
  freshPlace,
  type Place,
  type ServerProcess,
  startProcess,
} from '../../support/server/start-process.ts';
import { until } from '../../support/server/until.ts';

const backup = suite('provider: backup');
let place: Place;

backup.before.each(async () => {
  place = await freshPlace();
});
backup.after.each(() => place.remove());

const provide = (...words: string[]): Promise<{ failed: boolean; out: string; error: string }> => {
  const { dataFolder, databaseUrl } = place;
  const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: databaseUrl ?? '' };
  return new Promise((resolve) =>
    execFile(process.execPath, ['dist/server/provider.js', ...words], { env }, (failed, out, error) =>
      resolve({ failed: Boolean(failed), out, error }),
    ),
  );
};

interface Ledger {
  /** Tokens by e-mail. */
  people: Map<string, string>;
  orders: string[];
  /** Contents by file id. */
  files: Map<number, string>;
}

/** Registers customers, places orders and uploads files one after another until it is stopped. */
const customers = async ({ send }: ServerProcess, ledger: Ledger, token: string, isOver: () => boolean) => {
  for (let index = 0; !isOver(); index++) {
    const email = `reader-${index}@example.com`;
    const payload = { email, password: 'a quiet library' };
    ledger.people.set(email, (await send(calls.registration, { payload })).body.token);
    const order = await send(calls.createOrder, { token, payload: essay });
    ledger.orders.push(order.body.code);
    const content = `${pdf}${email.repeat(3000)}`;
    const file = await send(calls.uploadFile, { token, payload: { file: new File([content], 'a.pdf') } });
    ledger.files.set(file.body.id, content);
  }
};

const verify = async ({ send }: ServerProcess, { people, orders, files }: Ledger, token: string) => {
  for (const [email, own] of people)
    assert.is((await send(calls.identity, { token: own })).body.email, email);
  for (const id of orders) assert.is((await send(calls.order, { token, params: { id } })).status, 200, id);
  for (const [id, content] of files)
    assert.is((await send(calls.downloadFile, { token, params: { id } })).bytes.toString(), content);
};

backup('SRV-02 a backup under load holds everything acknowledged before it and can be served', async () => {
  const server = await startProcess(place);
  const target = join(place.dataFolder, 'backups/today');
  await mkdir(join(place.dataFolder, 'backups'));
  if (place.databaseUrl) {
    assert.match((await provide('backup', target)).error, 'PostgreSQL has pg_dump for this');
    return;
  }
  const owner = { email: 'owner@example.com', password: 'a quiet library' };
  const { token } = (await server.send(calls.registration, { payload: owner })).body;
  const ledger: Ledger = { people: new Map(), orders: [], files: new Map() };
  let isOver = false;
  const busy = customers(server, ledger, token, () => isOver);
  await until('there is something to back up', () => ledger.files.size > 5);
  const before: Ledger = {
    people: new Map(ledger.people),
    orders: [...ledger.orders],
    files: new Map(ledger.files),
  };
  assert.equal(await provide('backup', target), {
    failed: false,
    out: `${target} holds everything.\n`,
    error: '',
  });
  isOver = true;
  await busy;
  await server.end('SIGKILL');
  const made = await readdir(join(place.dataFolder, 'backups'));
  assert.equal(made, ['today'], 'nothing half done is left');
  const restored = await startProcess({ ...place, dataFolder: target });
  await verify(restored, before, token);
  const again = await restored.send(calls.registration, { payload: owner });
  assert.is(again.status, 422, 'the account is there');
  assert.is(await restored.end('SIGTERM'), 0);
});

backup('SRV-02 a backup overwrites nothing and says so', async () => {
  await (await startProcess(place)).end('SIGTERM');
  if (place.databaseUrl) return assert.match((await provide('backup', 'x')).error, 'pg_dump');
  assert.match((await provide('backup')).error, 'backup needs more words.');
  const { error, failed } = await provide('backup', place.dataFolder);
  assert.equal(
    [failed, error],
    [true, `${place.dataFolder} is there already. A backup makes a folder of its own.\n`],
  );
});

backup('SRV-02 a backup that would lack a file is not made, and the missing file is named', async () => {
  if (place.databaseUrl) return;
  const server = await startProcess(place);
  const payload = { email: 'ada@example.com', password: 'a quiet library' };
  const { token } = (await server.send(calls.registration, { payload })).body;
  await server.send(calls.uploadFile, { token, payload: { file: new File([pdf], 'lost.pdf') } });
  await server.end('SIGTERM');
  const folder = join(place.dataFolder, 'files');
  const [kept = ''] = await readdir(folder);
  await rm(join(folder, kept));
  const { failed, error } = await provide('backup', join(place.dataFolder, 'today'));
  assert.equal([failed, error], [true, `The file "lost.pdf" (${kept}) could not be backed up.\n`]);
  assert.not.ok((await readdir(place.dataFolder)).some((name) => name.startsWith('today')));
});

backup.run();
