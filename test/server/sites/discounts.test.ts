import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { discount } from '../../../src/server/provider/sites/discounts.ts';
import { essay } from '../../support/server/orders/essay.ts';
import { startServer } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const discounts = suite('discount codes');

discounts('PRM-01 beside an unpaid first order, another code for a first order is refused too', async () => {
  const { deps, send, register, stop } = await startServer();
  const token = await register();
  const place = async (discountCode: string) => {
    const { status, body } = await send(calls.createOrder, { token, payload: { ...essay, discountCode } });
    return status === 201 ? 'placed' : body;
  };
  await discount(deps, ['localhost', 'HELLO50', 'percent', '50', '-', '-', 'first-order']);
  await discount(deps, ['localhost', 'ANYTIME', 'percent', '5']);
  await discount(deps, ['v2.localhost', 'ANYTIME', 'percent', '5', '-', '-', 'first-order']);
  assert.is(await place('ANYTIME'), 'placed');
  assert.is(await place('WELCOME15'), 'placed', 'beside an order with a code for any order');
  assert.equal(await place('HELLO50'), [{ property: 'discountCode', message: 'discountFirstOrder' }]);
  assert.is(await place('ANYTIME'), 'placed');
  await stop();
});

discounts.run();
