import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { completeDeletions, deleteClient } from '../../../../src/server/customer-data/store/delete-client.ts';
import type { Database, Db } from '../../../../src/server/database/schema.ts';
import { deleteExpired } from '../../../../src/server/delete-expired.ts';
import type { Deps } from '../../../../src/server/deps.ts';
import { errorMessage } from '../../../../src/server/errors.ts';
import { runRefund } from '../../../../src/server/provider/orders/cancel-and-refund.ts';
import { findOrderByCode, runList } from '../../../../src/server/provider/orders/find-orders.ts';
import { runPaid } from '../../../../src/server/provider/orders/orders.ts';
import { readStaffOrder } from '../../../../src/server/staff/orders/order-page.ts';
import { deliveredOrder, placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { ada, liveFully, placeFromCampaign } from '../../../support/server/orders/full-life.ts';
import { resetLink } from '../../../support/server/passwords.ts';
import { password, startForTest, startServer } from '../../../support/server/start-server.ts';
import { own } from '../../../support/server/start-with-pages.ts';
import { readMails } from '../../../support/services/read-mail.ts';

/** Patterns of Ada's names, addresses and numbers, which must not be found after a deletion. */
const traces: readonly RegExp[] = [
  /ada\.byron/i,
  /byron-king/i,
  /\bada\b/i,
  /555731/,
  /555\W+731/,
  /countess/,
  /4930555123/,
  /Chrome\/131/,
  /203\.0\.113\.7/,
  /"DE"/,
  /visitor-4711/,
  /click-4711/,
  /landing\.example/,
  /night-owl/,
];

const namesOnSqlite = sql<{ name: keyof Database }>`select name from sqlite_master where type = 'table'`;
const namesOnPostgres = sql<{
  name: keyof Database;
}>`select table_name as name from information_schema.tables where table_schema = current_schema()`;

const allRows = async (db: Db): Promise<string> => {
  const names = process.env.TEST_DATABASE_URL ? namesOnPostgres : namesOnSqlite;
  const rows: string[] = [];
  for (const { name } of (await names.execute(db)).rows) {
    const found = await db.selectFrom(name).selectAll().execute();
    rows.push(...found.map((row) => `${name} ${JSON.stringify(row)}`));
  }
  return rows.join('\n');
};

// Runs on PostgreSQL too.
const deletion = suite('deletion of an account');
const server = startForTest(deletion, () => startServer({ settings: { trustedProxies: 1 } }));

const remove = (token: string, given = password) =>
  server.send(calls.deleteAccount, { token, payload: { password: given } });
const statusOf = async (token: string) => (await server.send(calls.identity, { token })).status;

deletion('SES-05 a deletion leaves no personal data, and the provider still reads the orders', async () => {
  const { token, id } = await liveFully(server);
  const unpaid = await placeFromCampaign(server, token);
  const before = await allRows(server.deps.db);
  for (const trace of traces) assert.match(before, trace);
  assert.is((await remove(token)).status, 204);
  // The letter is found by its subject, because letters of the same moment are sent in any sequence.
  const sent = (await readMails(server)).find(
    ({ subject }) => subject === 'Octavo Writing: your account is deleted',
  );
  const { to, text = '' } = sent ?? {};
  assert.is(to, ada.email);
  assert.match(text, 'The law requires us to keep what was ordered');
  const after = await allRows(server.deps.db);
  for (const trace of traces) assert.not.match(after, trace);
  assert.equal(await readdir(join(server.dataFolder, 'files')), []);
  const read = async (code: string) =>
    readStaffOrder(server.deps, await findOrderByCode(server.deps, code), { writer: null, isByKey: false });
  const approved = await read(id);
  assert.match(approved.topic, 'Notes by [removed] [removed]');
  assert.match(JSON.stringify(approved), 'Adamant.');
  assert.is(approved.writerRating, 5);
  assert.equal([approved.customer?.name, approved.customer?.email], ['', '']);
  const origin = new Map((await read(unpaid)).origin);
  assert.equal([origin.get('affiliate_id'), origin.get('utm_source')], ['17', 'newsletter']);
  assert.match((await runList(server.deps, [])).join('\n'), 'deleted account  Notes by');
  assert.match((await runRefund(server.deps, [id])).join(), 'is refunded');
});

deletion('SES-05 a deletion leaves no personal data in the figures of the days', async () => {
  const token = await server.register();
  const code = await placeFromCampaign(server, token);
  await runPaid(server.deps, [code]);
  await runRefund(server.deps, [code]);
  const readDays = async () => {
    await server.deps.figureSums.update();
    return JSON.stringify(await server.deps.db.selectFrom('day_orders').selectAll().execute());
  };
  assert.match(await readDays(), 'night-owl');
  await remove(token);
  assert.not.match(await readDays(), 'night-owl');
});

deletion('SES-05 a deletion ends all sessions, links and hand-off codes at once', async () => {
  const token = await server.register(ada.email);
  const otherDevice = await server.logIn(ada.email);
  await placedOrder(server, token);
  const handOff = (await server.send(calls.handOff, { token })).body.token;
  const link = await resetLink(server, ada.email);
  assert.is((await remove(token)).status, 204);
  assert.equal([await statusOf(token), await statusOf(otherDevice)], [401, 401]);
  const payload = { token: handOff };
  assert.is((await server.send(calls.loginToken, { payload, headers: own })).status, 422);
  assert.is((await server.send(calls.resetPassword, { params: { token: link } })).status, 422);
  assert.is((await server.send(calls.login, { payload: { email: ada.email, password } })).status, 422);
  const sent = (await readMails(server)).length;
  await server.send(calls.restorePassword, { payload: { email: ada.email } });
  assert.is((await readMails(server)).length, sent, 'no further letter reaches the address');
});

deletion('SES-05 after a deletion the address can register anew, without the former orders', async () => {
  const token = await server.register(ada.email);
  const id = await placedOrder(server, token);
  await remove(token);
  const next = await server.register(ada.email);
  assert.equal((await server.send(calls.orders, { token: next })).body, []);
  assert.is((await server.send(calls.order, { token: next, params: { id } })).status, 404);
  const subjects = (await readMails(server))
    .filter(({ to }) => to === ada.email)
    .map(({ subject }) => subject);
  assert.ok(subjects.some((subject) => subject.endsWith('your account is deleted')));
  assert.ok(subjects.some((subject) => subject.endsWith('welcome')));
});

deletion('SES-05 a deletion needs the password, and a wrong password changes nothing', async () => {
  const token = await server.register();
  for (const [given, message] of [
    ['', 'passwordEmpty'],
    ['a wrong guess', 'passwordIncorrect'],
  ] as const)
    assert.equal((await remove(token, given)).body, [{ property: 'password', message }]);
  assert.is(await statusOf(token), 200);
});

deletion('SES-05 an account with a paid and unfinished order is not deleted', async () => {
  const token = await server.register();
  const [running, unpaid] = [await deliveredOrder(server, token), await placedOrder(server, token)];
  const refused = await remove(token);
  assert.is(refused.status, 409);
  assert.match(refused.body[0].message, `${running} is paid and not finished. Approve the paper`);
  const { statusId } = (await server.send(calls.order, { token, params: { id: unpaid } })).body;
  assert.is(statusId, 1, 'nothing was cancelled');
  await server.send(calls.approveOrder, { token, params: { id: running } });
  await runPaid(server.deps, [unpaid]);
  assert.match((await remove(token)).body[0].message, `${unpaid} is paid and not finished`);
  await runRefund(server.deps, [unpaid]);
  assert.is((await remove(token)).status, 204);
});

/**
 * Runs the hourly deletion on a database that fails when the texts of the first account are read; returns the logged errors.
 */
const failAtFirstText = async ({ db, log, draining, now }: Deps) => {
  const errors: unknown[] = [];
  const interrupted = db.withPlugin({
    transformQuery: ({ node }) => {
      if (errors.length === 0 && JSON.stringify(node).includes('text_revision')) throw new Error('It fails.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const failing = { ...log, error: (error: unknown) => errors.push(error) };
  await completeDeletions({ db: interrupted, log: failing, draining, now });
  return errors.map(errorMessage);
};

deletion('SES-05 a deletion that is interrupted in its texts is completed within the hour', async () => {
  const { deps, send } = server;
  const { token } = await liveFully(server);
  const { id } = (await send(calls.identity, { token })).body;
  assert.ok(await deleteClient(deps.db, { id, sessionVersion: 1, now: deps.now() }));
  assert.is(await statusOf(token), 401, 'the account ends before its texts are read');
  assert.match(await allRows(deps.db), /ada\.byron/i);
  await failAtFirstText(deps);
  deleteExpired(deps);
  deleteExpired(deps);
  await deps.background.finished();
  const after = await allRows(deps.db);
  const letters = (await readMails(server)).filter(({ subject }) => subject.endsWith('is deleted'));
  const addressedTo = /"address":"ada\.byron[^"]*"/gi;
  for (const trace of traces) assert.not.match(after.replace(addressedTo, ''), trace);
  assert.is(letters.length + (after.match(addressedTo)?.length ?? 0), 1, 'one letter confirms the deletion');
});

deletion.run();
