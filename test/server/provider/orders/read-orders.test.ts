import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../../src/api/call.ts';
import { newId } from '../../../../src/server/database/ids-and-secrets.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { startForTest, startServer } from '../../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const provider = suite('provider: reading orders');
const server = startForTest(provider, startServer);
const { run, failure } = providerCommands(() => server);

/** Places an order a second after the previous order, so that the sequence of a list is certain. */
const place = (token: string, changes?: Fields) => {
  server.clock.now += 1000;
  return placedOrder(server, token, changes);
};
const codesIn = (lines: readonly string[]) => lines.map((line) => line.slice(0, 8));

provider('SHW-01 orders are listed by status, and found by a text', async () => {
  assert.equal(await run('list'), ['There are no orders yet.']);
  const margins = await place(await server.register('ada@example.com'), { topic: 'Margins' });
  const type = await place(await server.register('bob@example.com'));
  await run('paid', type);
  const listedCodes = async (...args: string[]) => codesIn(await run('list', ...args));
  assert.equal(await listedCodes(), [type, margins]);
  assert.equal(await listedCodes('PAID', '--find', 'bob'), [type]);
  assert.match(
    (await run('list', '--find', 'margins')).join(),
    /created +\$11\.96 +due .* ada@example\.com {2}Margins/,
  );
  assert.equal(await run('list', 'approved'), ['No order matches.']);
  assert.match(await failure('list', 'payed'), '"payed" is not a status. The statuses are: created, paid');
  assert.match(await failure('list', '--find'), '--find needs a value.');
});

provider('SHW-01 `list` prints the latest orders, and says that there are more', async () => {
  const token = await server.register();
  const code = await place(token);
  const { db } = server.deps;
  const row = await db.selectFrom('orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const copies = Array.from({ length: 50 }, (_, index) => ({
    ...row,
    id: newId(),
    code: `O-${String(index).padStart(6, '0')}`,
    created_at: row.created_at + index + 1,
  }));
  await db.insertInto('orders').values(copies).execute();
  const lines = await run('list');
  assert.equal(codesIn(lines).slice(0, 50), copies.map((copy) => copy.code).reverse());
  assert.equal(lines.slice(50), ['These are the latest 50 orders. The office lists all.']);
});

provider.run();
