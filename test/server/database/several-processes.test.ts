import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { orderStatuses } from '../../../src/order/vocabulary/order-statuses.ts';
import { openDatabase } from '../../../src/server/database/open.ts';
import { migrations } from '../../../src/server/migrations/all.ts';
import { essay } from '../../support/server/orders/essay.ts';
import type { Send } from '../../support/server/send.ts';
import { createDeployment, startProcess } from '../../support/server/start-process.ts';
import { startTogether } from '../../support/server/start-together.ts';
import { until } from '../../support/server/until.ts';
import { startForEach } from '../../support/start-for-each.ts';

const several = suite('several processes on one database');
const deployment = startForEach(several, createDeployment, ({ remove }) => remove());

const password = 'a quiet library';
const email = 'ada@example.com';

several('SRV-01 five servers that start together on an older database migrate it once', async () => {
  const first = await startProcess(deployment());
  const { token } = (await first.send(calls.registration, { payload: { email, password } })).body;
  await first.end('SIGTERM');
  const older = openDatabase(deployment().dataFolder, deployment().databaseUrl);
  await older.db.schema.dropTable('attempts').execute();
  await older.db.deleteFrom('migrations').where('name', '=', '0005-attempts').execute();
  await older.db.destroy();

  const servers = await startTogether(deployment());
  const { db } = openDatabase(deployment().dataFolder, deployment().databaseUrl);
  const done = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  assert.equal(
    done.map(({ name }) => name),
    migrations.map(({ name }) => name),
  );
  await sql`select tries from attempts`.execute(db);
  await db.destroy();
  for (const { send } of servers) assert.is((await send(calls.identity, { token })).body.email, email);
  for (const { end } of servers) assert.is(await end('SIGTERM'), 0);
});

if (process.env.TEST_DATABASE_URL) {
  several('rate limits count requests across all processes', async () => {
    const most = 7;
    const servers = await startTogether(deployment(), { ATTEMPTS_PER_ACCOUNT: String(most) });
    await servers[0].send(calls.registration, { payload: { email, password } });
    const guesses = servers.flatMap(({ send }) =>
      [1, 2, 3].map(() => send(calls.login, { payload: { email, password: 'wrong' } })),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    const counted = statuses.filter((status) => status !== 429);
    assert.is(counted.length, most);
    // A server that is too busy to compare the password in time answers 503. The attempt counts all the same.
    assert.equal(
      counted.filter((status) => status !== 422 && status !== 503),
      [],
    );
  });

  several('ORD-18 one request that is sent to every process at once creates one order', async () => {
    const servers = await startTogether(deployment());
    const [first] = servers;
    const { token } = (await first.send(calls.registration, { payload: { email, password } })).body;
    const headers = { 'idempotency-key': 'the only one' };
    const answers = await Promise.all(
      servers.map(({ send }) => send(calls.createOrder, { token, headers, payload: essay })),
    );
    assert.equal([...new Set(answers.map(({ status }) => status))], [201]);
    assert.is(new Set(answers.map(({ body }) => body.code)).size, 1);
    const listed = await first.send(calls.orders, { token });
    assert.is(listed.body.length, 1);
  });

  several('BON-01 orders that are sent to all processes at once do not spend a bonus twice', async () => {
    const servers = await startTogether(deployment());
    const [first] = servers;
    const { token } = (await first.send(calls.registration, { payload: { email, password } })).body;
    const earlier = (await first.send(calls.createOrder, { token, payload: essay })).body.code;
    const { db } = openDatabase(deployment().dataFolder, deployment().databaseUrl);
    const approved = { status_id: orderStatuses.delivered, bonus_usd_cents: 1000 };
    await db.updateTable('orders').set(approved).where('code', '=', earlier).execute();
    const approvals = await Promise.all(
      servers.map(({ send }) => send(calls.approveOrder, { token, params: { id: earlier } })),
    );
    assert.equal(approvals.map(({ status }) => status).sort(), [204, 409, 409, 409, 409]);
    const payload = { ...essay, useBonus: 400 };
    const answers = await Promise.all(servers.map(({ send }) => send(calls.createOrder, { token, payload })));
    assert.equal(answers.map(({ status }) => status).sort(), [201, 201, 422, 422, 422]);
    assert.is((await first.send(calls.bonus, { token })).body.balanceCents, 200);
    await db.destroy();
  });

  several('API-04 of a simultaneous approval and revision of an order only one takes effect', async () => {
    const [{ send }, { send: sendToOther }] = await Promise.all([
      startProcess(deployment()),
      startProcess(deployment()),
    ]);
    const { token } = (await send(calls.registration, { payload: { email, password } })).body;
    const { db } = openDatabase(deployment().dataFolder, deployment().databaseUrl);
    const { delivered, approved, revision } = orderStatuses;
    const revisionRequest = {
      timeRevision: 'by Friday noon',
      textRevision: 'The second page wants a source.',
    };
    for (const round of [1, 2, 3, 4]) {
      const { code: id } = (await send(calls.createOrder, { token, payload: essay })).body;
      await db.updateTable('orders').set({ status_id: delivered }).where('code', '=', id).execute();
      const approve = (by: Send) => by(calls.approveOrder, { token, params: { id } });
      const revise = (by: Send) => by(calls.reviseOrder, { token, params: { id }, payload: revisionRequest });
      const answers = await Promise.all([
        approve(send),
        revise(sendToOther),
        approve(sendToOther),
        revise(send),
      ]);
      const statuses = answers.map(({ status }) => status);
      assert.equal([...statuses].sort(), [204, 409, 409, 409], `round ${round}`);
      const isApproved = statuses.indexOf(204) % 2 === 0;
      const { body } = await sendToOther(calls.order, { token, params: { id } });
      assert.equal([body.statusId, body.revisions.length], isApproved ? [approved, 0] : [revision, 1]);
    }
    await db.destroy();
  });

  several('a changed price takes effect in every process', async () => {
    const servers = await startTogether(deployment());
    const totals = async () => {
      const answers = await Promise.all(
        servers.map(({ send }) => send(calls.calculatePrice, { payload: essay })),
      );
      return [...new Set(answers.map(({ body }) => body.totalPriceConverted))];
    };
    const [before = 0] = await totals();
    const { db } = openDatabase(deployment().dataFolder, deployment().databaseUrl);
    await db
      .updateTable('prices')
      .set(({ eb }) => ({ cents: eb('cents', '*', 2) }))
      .execute();
    await db
      .updateTable('sites')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
    await db.destroy();
    await until('every process has the new price', async () => {
      const totalsNow = await totals();
      return totalsNow.length === 1 && totalsNow[0] !== before;
    });
    assert.equal(await totals(), [before * 2]);
  });
}

several.run();
