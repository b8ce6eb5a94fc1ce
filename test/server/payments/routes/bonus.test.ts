import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { earnBonus, placedOrder, storageOf } from '../../../support/server/orders/delivered-order.ts';
import { essay } from '../../../support/server/samples.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

const bonus = suite('bonus');
const server = startForSuite(bonus, startServer);

const place = (token: string, useBonus: unknown) =>
  server.send(calls.createOrder, { token, payload: { ...essay, useBonus: String(useBonus) } });
const change = (token: string, id: string, useBonus: number) =>
  server.send(calls.changeBonus, { token, params: { id }, payload: { useBonus } });

bonus('BON-01 an approved order earns the bonus of its price block, in US cents, once', async () => {
  const token = await server.register();
  const price = (await server.send(calls.calculatePrice, { payload: essay })).body;
  // The order is in euros; its bonus in dollars is that of the price in dollars.
  const id = await placedOrder(server, token, { currencyId: 2 });
  const { db } = server.deps;
  await db.updateTable('orders').set({ status_id: 12 }).where('code', '=', id).execute();
  assert.equal(await storageOf(server, token), { balance: 0, entries: [] });
  const approve = () => server.send(calls.approveOrder, { token, params: { id } });
  await Promise.all([approve(), approve(), approve()]);
  const cents = Math.round(price.bonusPriceConverted * 100);
  assert.equal(await storageOf(server, token), { balance: cents, entries: [`earned ${cents}`] });
  const { body } = await server.send(calls.bonus, { token });
  assert.is(body.entries[0]?.orderCode, id);
});

bonus('BON-01 an order uses at most its price, and the rest of the bonus stays in the storage', async () => {
  const token = await server.register();
  await earnBonus(server, token, 1500);
  server.clock.now += 1000;
  const part = (await place(token, 300)).body.code;
  const { chargedCents, bonusUsedCents, totalPriceConverted, statusId } = await server.readOrder(token, part);
  assert.equal([chargedCents, bonusUsedCents, totalPriceConverted, statusId], [896, 300, 11.96, 1]);
  server.clock.now += 1000;
  const fullyPaidCode = (await place(token, 1200)).body.code;
  const paid = await server.readOrder(token, fullyPaidCode);
  assert.equal([paid.chargedCents, paid.bonusUsedCents, paid.statusId], [0, 1196, 2]);
  assert.equal(await storageOf(server, token), {
    balance: 4,
    entries: ['used -1196', 'used -300', 'earned 1500'],
  });
  const letters = await server.deps.db.selectFrom('letters').select(['kind', 'about']).execute();
  assert.ok(letters.some(({ kind, about }) => kind === 'paid' && about === fullyPaidCode));
});

bonus('BON-01 a bonus leaves either nothing to pay or at least the minimum that can be charged', async () => {
  const token = await server.register();
  await earnBonus(server, token, 1190);
  const { chargedCents } = await server.readOrder(token, (await place(token, 1190)).body.code);
  assert.is(chargedCents, 50);
});

bonus('BON-01 an order with more bonus than the balance is refused with an error of `useBonus`', async () => {
  const token = await server.register();
  await earnBonus(server, token, 200);
  const { status, body } = await place(token, 300);
  assert.equal([status, body[0].property], [422, 'useBonus']);
  assert.match(body[0].message, 'holds less than that');
  const { body: refused } = await place(await server.register(), 300);
  assert.match(refused[0].message, 'is empty now');
  for (const invalidCents of ['-1', '1.5', 'x', '99999999999'])
    assert.equal((await place(token, invalidCents)).body[0]?.property, 'useBonus', invalidCents);
  assert.equal(await storageOf(server, token), { balance: 200, entries: ['earned 200'] });
  assert.is((await server.send(calls.orders, { token })).body.length, 1);
});

bonus('BON-01 the bonus of an unpaid order can be applied, changed and removed', async () => {
  const token = await server.register();
  await earnBonus(server, token, 500);
  const id = (await place(token, 0)).body.code;
  for (const [requestedCents, charged, balance] of [
    [500, 696, 0],
    [120, 1076, 380],
    [0, 1196, 500],
  ] as const) {
    const { status, body } = await change(token, id, requestedCents);
    assert.equal([status, body.chargedCents, body.bonusUsedCents], [200, charged, requestedCents]);
    assert.is((await storageOf(server, token)).balance, balance);
  }
  assert.is((await change(token, id, 501)).body[0].property, 'useBonus');
  assert.equal(await storageOf(server, token), { balance: 500, entries: ['earned 500'] });
});

bonus('BON-01 a bonus that covers an unpaid order pays it, and is then not changed any more', async () => {
  const token = await server.register();
  await earnBonus(server, token, 2000);
  const id = (await place(token, 0)).body.code;
  const answers = await Promise.all([change(token, id, 2000), change(token, id, 2000)]);
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.is((await server.readOrder(token, id)).statusId, 2);
  assert.is((await server.send(calls.payment, { token, params: { id } })).body.state, 'paid');
  assert.is(
    (await change(token, id, 0)).body[0].message,
    'This order is paid already, so there is nothing left to pay',
  );
  assert.is((await storageOf(server, token)).balance, 804);
});

bonus('BON-01 the list of bonus entries has pages, the latest entry first', async () => {
  const token = await server.register();
  for (let count = 1; count <= 11; count++) {
    server.clock.now += 1000;
    await earnBonus(server, token, count);
  }
  const { body, headers } = await server.send(calls.bonus, { token, payload: { page: 2 } });
  assert.is(body.balanceCents, 66);
  assert.equal(
    body.entries.map(({ cents }) => cents),
    [1],
  );
  assert.is(headers['x-pagination-page-count'], '2');
});

bonus.run();
