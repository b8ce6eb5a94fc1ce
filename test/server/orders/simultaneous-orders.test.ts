import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { orderStatuses } from '../../../src/order/vocabulary/order-statuses.ts';
import { createShedding } from '../../../src/server/http/overload.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import { essay } from '../../support/server/samples.ts';
import { startForSuite, startServer, type TestServer } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const simultaneous = suite('simultaneous orders of one customer');
const server = startForSuite(simultaneous, startServer);

const order = (token: string) => server.send(calls.createOrder, { token, payload: essay });

/** Locks the row of a client, like another process; returns the function that unlocks the row. */
const lock = async (email: string) => {
  const { promise: unlocked, resolvePromise: unlock } = controlledPromise<void>();
  let done = Promise.resolve();
  await new Promise<void>((locked) => {
    done = server.deps.db.transaction().execute(async (rows) => {
      await rows.updateTable('clients').set({ deleted_at: null }).where('email', '=', email).execute();
      locked();
      await unlocked;
    });
  });
  return async () => {
    unlock();
    await done;
  };
};

const countStored = async ({ deps }: TestServer, email: string) => {
  const { count } = await deps.db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .where('clients.email', '=', email)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

simultaneous('LIM-02 100 orders at once are refused above a customer’s limit with a retry time', async () => {
  const shedding = createShedding({ monotonicNow: () => performance.now() });
  const triesPerAccount = 5;
  const limited = await startServer({ settings: { triesPerAccount }, deps: { shedding } });
  const email = 'program@example.com';
  const token = await limited.register(email);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => limited.send(calls.createOrder, { token, payload: essay })),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  for (const { status, body, headers } of refused) {
    // Load shedding may refuse with 503 before the customer's limit is checked.
    assert.ok([429, 503].includes(status), `${status}`);
    assert.ok(Number(headers['retry-after']) > 0, 'the response says when to try again');
    assert.match(body[0].message, /try again/);
  }
  const placed = answers.length - refused.length;
  assert.ok(placed > 0 && placed <= 3 * triesPerAccount, `${placed} orders were placed`);
  assert.is(await countStored(limited, email), placed);
});

// SQLite has a single writer and a single server, so only PostgreSQL locks the rows of one customer and serves several servers.
if (process.env.TEST_DATABASE_URL) {
  simultaneous('LIM-02 orders that wait for a locked customer delay no other customer', async () => {
    const [ada, bob] = [await server.register('grace@example.com'), await server.register('bob@example.com')];
    const unlock = await lock('grace@example.com');
    const waiting = Array.from({ length: 40 }, () => order(ada));
    assert.is((await order(bob)).status, 201);
    await unlock();
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    assert.equal([...new Set(statuses)], [201]);
  });

  const triesPerAccount = 7;
  let servers: TestServer[];
  simultaneous.before(async () => {
    const settings = { triesPerAccount };
    const startBeside = () => startServer({ settings, beside: server });
    servers = [await startBeside(), await startBeside(), await startBeside()];
  });
  const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

  simultaneous('rate limits count the requests to all servers', async () => {
    const payload = { email: 'eve@example.com', password: 'wrong' };
    const guesses = servers.flatMap(({ send }) => [1, 2, 3].map(() => send(calls.login, { payload })));
    assert.equal(statusesOf(await Promise.all(guesses)), [...Array(triesPerAccount).fill(422), 429, 429]);
  });

  simultaneous('ORD-18 one request that is sent to every server at once creates one order', async () => {
    const token = await server.register();
    const request = { token, headers: { 'idempotency-key': 'the only one' }, payload: essay };
    const answers = await Promise.all(servers.map(({ send }) => send(calls.createOrder, request)));
    assert.equal(statusesOf(answers), [201, 201, 201]);
    assert.is(new Set(answers.map(({ body }) => body.code)).size, 1);
    assert.is((await server.send(calls.orders, { token })).body.length, 1);
  });

  /** Places an order that the customer can approve, with a bonus of 10 dollars. */
  const delivered = async (token: string): Promise<string> => {
    const { code } = (await server.send(calls.createOrder, { token, payload: essay })).body;
    const changes = { status_id: orderStatuses.delivered, bonus_usd_cents: 1000 };
    await server.deps.db.updateTable('orders').set(changes).where('code', '=', code).execute();
    return code;
  };

  simultaneous('BON-01 orders that are sent to all servers at once do not spend a bonus twice', async () => {
    const token = await server.register();
    const params = { id: await delivered(token) };
    const approve = servers.map(({ send }) => send(calls.approveOrder, { token, params }));
    assert.equal(statusesOf(await Promise.all(approve)), [204, 409, 409]);
    const payload = { ...essay, useBonus: 400 };
    const spend = servers.map(({ send }) => send(calls.createOrder, { token, payload }));
    assert.equal(statusesOf(await Promise.all(spend)), [201, 201, 422]);
    assert.is((await server.send(calls.bonus, { token })).body.balanceCents, 200);
  });
}

simultaneous.run();
