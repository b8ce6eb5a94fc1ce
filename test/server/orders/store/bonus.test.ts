import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { returnBonus } from '../../../../src/server/orders/store/bonus.ts';
import { findOrderByCode } from '../../../../src/server/provider/orders/find-orders.ts';
import { earnBonus, placedOrder, storageOf } from '../../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const stores = suite('bonus given back');
const server = startForSuite(stores, startServer);

const place = (token: string, useBonus: number) => placedOrder(server, token, { useBonus });
/** Calls `returnBonus` for an ended order twice at the same moment. */
const endOrder = async (code: string) => {
  const { db } = server.deps;
  const order = await findOrderByCode(server.deps, code);
  const returnMoney = () => db.transaction().execute((rows) => returnBonus(rows, order, server.clock.now));
  await Promise.all([returnMoney(), returnMoney()]);
};
const balanceOf = async (token: string) => (await storageOf(server, token)).balance;

stores('BON-01 a refund withdraws the order’s earned bonus, but no more than the balance', async () => {
  const token = await server.register();
  const unspentOrder = await earnBonus(server, token, 500);
  const spentOrder = await earnBonus(server, token, 400);
  await endOrder(unspentOrder);
  assert.is(await balanceOf(token), 400);
  const code = await place(token, 400);
  await providerCommands(() => server).run('paid', code);
  await endOrder(spentOrder);
  assert.is(await balanceOf(token), 0);
  await earnBonus(server, token, 300);
  assert.is(await balanceOf(token), 300, 'a customer who has spent the bonus owes nothing');
});

stores('BON-01 a refund withdraws earned bonus even if an unpaid order uses it', async () => {
  const token = await server.register();
  const earned = await earnBonus(server, token, 500);
  const holding = await place(token, 500);
  await providerCommands(() => server).run('refund', earned);
  assert.is(await balanceOf(token), 0);
  const change = (useBonus: number) =>
    server.send(calls.changeBonus, { token, params: { id: holding }, payload: { useBonus } });
  assert.match((await change(500)).body[0].message, 'Your Bonus Storage is empty now');
  assert.is((await change(0)).status, 200);
  assert.is(await balanceOf(token), 0);
});

stores.run();
