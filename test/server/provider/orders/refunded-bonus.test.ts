import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { orderStatuses } from '../../../../src/order/vocabulary/order-statuses.ts';
import { earnBonus, storageOf } from '../../../support/server/orders/bonus-storage.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { startForTest, startServer } from '../../../support/server/start-server.ts';

const bonus = suite('the bonus of an order that the provider calls off');
const server = startForTest(bonus, startServer);
let token: string;
const { run } = providerCommands(() => server);

bonus.before.each(async () => {
  token = await server.register('ada@example.com');
});

bonus('STS-01 BON-01 a cancelled or refunded order returns the bonus that it has used', async () => {
  await earnBonus(server, token, 500);
  const place = () => placedOrder(server, token, { useBonus: 300 });
  const balance = async () => (await storageOf(server, token)).balance;
  const unpaid = await place();
  assert.is(await balance(), 200);
  await run('cancel', unpaid);
  assert.is(await balance(), 500);
  const paid = await place();
  await run('paid', paid);
  assert.is(await balance(), 200);
  await run('refund', paid);
  assert.is(await balance(), 500);
});

bonus('STS-01 BON-01 a refund withdraws the earned bonus, but no more than the balance', async () => {
  const approved = await earnBonus(server, token, 500);
  const spent = await placedOrder(server, token, { useBonus: 300 });
  await run('paid', spent);
  assert.equal(await run('refund', approved), [
    `${approved} is refunded. It was paid by hand: give $11.96 back yourself.`,
  ]);
  assert.is(
    (await server.send(calls.order, { token, params: { id: approved } })).body.statusId,
    orderStatuses.refunded,
  );
  const { balance, entries } = await storageOf(server, token);
  assert.equal([balance, entries.includes('withdrawn -200')], [0, true]);
});

bonus.run();
