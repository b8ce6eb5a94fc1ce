import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { commands } from '../../../src/server/provider/commands.ts';
import { essay } from '../../support/server/orders/essay.ts';
import { bodyEncodings } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const agreed = suite('agreed price');
const server = startForSuite(agreed, startServer);

const countOf = async (token: string) => (await server.send(calls.orders, { token })).body.length;
const priceChanged = [{ property: '', message: 'priceChanged' }];
const setDiscount = (code: string, percent: string) =>
  commands.discount?.run(server.deps, ['localhost', code, 'percent', percent]);

agreed('MON-05 an order is placed at the total on the screen, and at no other total', async () => {
  const token = await server.register();
  for (const encoding of bodyEncodings)
    for (const expectedTotalConverted of ['11.95', '11.97', '0', '25183']) {
      const payload = { ...essay, expectedTotalConverted };
      for (const call of [calls.validateOrder, calls.createOrder]) {
        const { status, body } = await server.send(call, { payload, token, encoding });
        assert.equal([status, body], [409, priceChanged]);
      }
    }
  assert.is(await countOf(token), 0);
  const payload = { ...essay, expectedTotalConverted: '11.96' };
  assert.is((await server.send(calls.validateOrder, { payload, token })).status, 204);
  assert.is((await server.send(calls.createOrder, { payload, token })).status, 201);
});

agreed('a discount that changes from half to a twentieth does not double an order’s price', async () => {
  const token = await server.register();
  await setDiscount('HALF', '50');
  const payload = { ...essay, discountCode: 'HALF', expectedTotalConverted: '5.98' };
  assert.is((await server.send(calls.validateOrder, { payload, token })).status, 204);
  await setDiscount('HALF', '5');
  const sent = { payload, token, headers: { 'idempotency-key': 'half' } };
  assert.equal((await server.send(calls.createOrder, sent)).body, priceChanged);
  assert.is(await countOf(token), 0);
  const next = { ...sent, payload: { ...payload, expectedTotalConverted: '11.36' } };
  assert.is((await server.send(calls.createOrder, next)).status, 201, 'the key is still free');
});

agreed('the total is compared in the currency of the order', async () => {
  const token = await server.register();
  const euros = (expectedTotalConverted: string) => ({
    token,
    payload: { ...essay, currencyId: 2, expectedTotalConverted },
  });
  assert.is((await server.send(calls.createOrder, euros('11.96'))).status, 409);
  assert.is((await server.send(calls.createOrder, euros('10.76'))).status, 201);
});

agreed('an order that is sent again after its price has changed gets its first answer', async () => {
  const token = await server.register();
  await setDiscount('WEEK', '50');
  const payload = { ...essay, discountCode: 'WEEK', expectedTotalConverted: '5.98' };
  const sent = { payload, token, headers: { 'idempotency-key': 'lost answer' } };
  const first = await server.send(calls.createOrder, sent);
  await setDiscount('WEEK', '5');
  const repeated = await server.send(calls.createOrder, sent);
  assert.equal([repeated.status, repeated.body], [201, first.body]);
});

agreed('a total that is no amount is refused at its field', async () => {
  const token = await server.register();
  for (const expectedTotalConverted of ['much', '-1', '1e999', '']) {
    const payload = { ...essay, expectedTotalConverted };
    const { status, body } = await server.send(calls.createOrder, { payload, token });
    assert.equal([status, body[0].property], [422, 'expectedTotalConverted'], expectedTotalConverted);
  }
});

agreed.run();
