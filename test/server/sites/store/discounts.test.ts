import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { addCode } from '../../../support/server/orders/add-code.ts';
import { essay } from '../../../support/server/samples.ts';
import { otherSiteHost, siteHost } from '../../../support/server/send.ts';
import { startForTest, startServer } from '../../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const discounts = suite('discount codes');
const server = startForTest(discounts, startServer);

discounts('PRM-01 beside an unpaid first order, another code for a first order is refused too', async () => {
  const token = await server.register();
  const place = async (discountCode: string) => {
    const payload = { ...essay, discountCode };
    const { status, body } = await server.send(calls.createOrder, { token, payload });
    return status === 201 ? 'placed' : body;
  };
  const firstOrder = { isFirstOrderOnly: 1 };
  await addCode(server, 'HELLO50', { type: 'percent', value: 50, ...firstOrder });
  await addCode(server, 'ANYTIME', { type: 'percent', value: 5 });
  await addCode(server, 'ANYTIME', { type: 'percent', value: 5, ...firstOrder, host: 'v2.localhost' });
  assert.is(await place('ANYTIME'), 'placed');
  assert.is(await place('WELCOME15'), 'placed', 'beside an order with a code for any order');
  assert.equal(await place('HELLO50'), [{ property: 'discountCode', message: 'discountFirstOrder' }]);
  assert.is(await place('ANYTIME'), 'placed');
});

discounts('a code is worth what it says, on its own site only', async () => {
  const totalWith = async (discountCode: string, site = siteHost) => {
    const payload = { ...essay, academicLevelId: site === siteHost ? 1 : 4, deadlineId: 8, discountCode };
    const { body } = await server.send(calls.calculatePrice, { payload, site });
    return body.totalPriceConverted ?? body[0].message;
  };
  await addCode(server, 'HALF', { type: 'percent', value: 50 });
  assert.is(await totalWith('half'), 8.5);
  assert.is(await totalWith('HALF', otherSiteHost), 'discountUnknown');
  await addCode(server, 'HALF', { type: 'fixed', value: 2.5 });
  assert.is(await totalWith('HALF'), 14.5);
});

discounts('the bootstrap document has the site link’s discount while it is valid at any time', async () => {
  const linkDiscount = async () => {
    await server.deps.sites.refresh();
    return (await server.send(calls.bootstrap, { params: { siteHost } })).body.linkDiscount;
  };
  const welcome = { code: 'WELCOME15', type: 'percent', value: 15, firstOrderOnly: true };
  assert.equal(await linkDiscount(), welcome);
  await addCode(server, 'WELCOME15', { type: 'fixed', value: 3 });
  assert.equal(await linkDiscount(), { code: 'WELCOME15', type: 'fixed', value: 3 });
  await addCode(server, 'WELCOME15', { type: 'percent', value: 15, lastDay: '2040-01-01' });
  assert.is(await linkDiscount(), undefined, 'a cached document would outlive the code');
});

discounts.run();
