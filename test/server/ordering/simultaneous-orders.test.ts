import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { createShedding } from '../../../src/server/http/overload/shedding.ts';
import { inTime } from '../../support/server/faults/silence.ts';
import { essay } from '../../support/server/orders/essay.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';

const simultaneous = suite('simultaneous orders of one customer');
let server: TestServer;
simultaneous.before(async () => {
  server = await startServer();
});
simultaneous.after(() => server.stop());

const order = (token: string) => inTime(server.send(calls.createOrder, { token, payload: essay }));

/** Locks the row of a client, like another process; returns the function that unlocks the row. */
const lock = async (email: string) => {
  let unlock = () => {};
  const unlocked = new Promise<void>((resolve) => {
    unlock = resolve;
  });
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

simultaneous('LIM-02 40 orders of one customer at once are all placed', async () => {
  const token = await server.register('ada@example.com');
  const answers = await Promise.all(Array.from({ length: 40 }, () => order(token)));
  assert.equal([...new Set(answers.map(({ status }) => status))], [201]);
  assert.is(new Set(answers.map(({ body }) => body.code)).size, 40);
});

const countStored = async ({ deps }: TestServer, email: string) => {
  const { count } = await deps.db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .where('clients.email', '=', email)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

simultaneous(
  'LIM-02 of 1,000 orders of a customer at once, those above the limit are refused with a time to retry',
  async () => {
    const shedding = createShedding({ monotonicNow: () => performance.now(), report: () => {} });
    const attemptsPerAccount = 20;
    const limited = await startServer({ settings: { attemptsPerAccount }, deps: { shedding } });
    const email = 'program@example.com';
    const token = await limited.register(email);
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => inTime(limited.send(calls.createOrder, { token, payload: essay }))),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body, headers } of refused) {
      // Load shedding may refuse with 503 before the customer's limit is checked.
      assert.ok([429, 503].includes(status), `${status}`);
      assert.ok(Number(headers['retry-after']) > 0, 'the response says when to try again');
      assert.match(body[0].message, /try again/);
    }
    const placed = answers.length - refused.length;
    assert.ok(placed > 0 && placed <= 3 * attemptsPerAccount, `${placed} orders were placed`);
    assert.is(await countStored(limited, email), placed);
    await limited.stop();
  },
);

// SQLite has a single writer, so the rows of one customer cannot be locked alone.
if (process.env.TEST_DATABASE_URL)
  simultaneous('LIM-02 orders that wait for a locked customer delay no other customer', async () => {
    const [ada, bob] = [await server.register('grace@example.com'), await server.register('bob@example.com')];
    const unlock = await lock('grace@example.com');
    const waiting = Array.from({ length: 40 }, () => order(ada));
    assert.is((await order(bob)).status, 201);
    await unlock();
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    assert.equal([...new Set(statuses)], [201]);
  });

simultaneous.run();
