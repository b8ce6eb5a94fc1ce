import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { addCode } from '../../support/server/orders/add-code.ts';
import { essay } from '../../support/server/samples.ts';
import { bodyEncodings, otherSiteHost } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const prices = suite('prices');
const server = startForSuite(prices, startServer);

const calculatePrice = (payload: Fields, site?: string) =>
  server.send(calls.calculatePrice, { payload, ...(site && { site }) });
const total = async (change: Fields) => {
  const { body } = await calculatePrice({ ...essay, ...change });
  return body.totalPriceConverted ?? body;
};
const refusal = async (change: Fields, site?: string) => {
  const { status, body } = await calculatePrice({ ...essay, ...change }, site);
  return [status, ...body.map(({ property, message }) => `${property}: ${message}`)];
};

prices('PRC-05 the published prices are charged to the cent', async () => {
  const published: readonly (readonly [Fields, number])[] = [
    [{ deadlineId: 9 }, 11.96],
    [{ deadlineId: 8 }, 17],
    [{ deadlineId: 1 }, 50],
    [{ serviceId: 2, deadlineId: 9 }, 8],
    [{ serviceId: 2, deadlineId: 1 }, 30],
    [{ typeId: 3, deadlineId: 9 }, 1.2],
    [{ typeId: 3, academicLevelId: 3, deadlineId: 1 }, 6.7],
    [{ typeId: 2, deadlineId: 9 }, 18],
    [{ typeId: 2, academicLevelId: 3, deadlineId: 1 }, 101],
    [{ typeId: 4, academicLevelId: 3, deadlineId: 9 }, 50],
    [{ typeId: 4, academicLevelId: 3, deadlineId: 1 }, 237],
  ];
  for (const [change, dollars] of published) assert.is(await total(change), dollars, JSON.stringify(change));
});

prices('PRC-04 the price of quantity, spacing, grade, extras and currency is rounded once', async () => {
  const { body } = await calculatePrice({
    ...essay,
    numberElements: '3',
    spacingType: 'single',
    writerGradeId: 3,
    extrasIds: [1, 2, 3],
  });
  // The work costs 11.96 × 3 × 2 × 1.35 = 96.876, the extras 34.97; the bonus is 5 % of 131.846.
  assert.equal(body, {
    basePriceConverted: 131.85,
    totalPriceConverted: 131.85,
    bonusPriceConverted: 6.59,
    chargedCents: 13_185,
    currencyId: 1,
    discount: null,
  });
  assert.is(await total({ numberElements: '999' }), 11948.04);
  assert.is(await total({ currencyId: 2 }), 10.76);
  assert.is(await total({ currencyId: 3 }), 9.33);
  assert.is(await total({ extrasIds: [1, 1, 1] }), 26.95);
  assert.is(await total({ writersPreferredCode: 'W10023' }), 14.35);
});

prices('VAL-03 a discount code works in lower case, and its amount is in the chosen currency', async () => {
  const { body } = await calculatePrice({ ...essay, deadlineId: 8, discountCode: ' welcome15 ' });
  assert.equal(
    [body.basePriceConverted, body.totalPriceConverted, body.discount],
    [17, 14.45, { code: 'WELCOME15', type: 'percent', value: 15, amountConverted: 2.55 }],
  );
  const fixed = await calculatePrice({ ...essay, deadlineId: 8, discountCode: 'TENOFF', currencyId: 2 });
  assert.equal(
    [fixed.body.totalPriceConverted, fixed.body.discount?.amountConverted, fixed.body.discount?.value],
    [6.3, 9, 10],
  );
});

prices('VAL-03 an invalid discount code is refused with an error of its field', async () => {
  assert.equal(await refusal({ discountCode: 'SPRING10' }), [422, 'discountCode: discountExpired']);
  assert.equal(await refusal({ discountCode: 'NONE' }), [422, 'discountCode: discountUnknown']);
  const small = { typeId: 3, discountCode: 'TENOFF' };
  assert.equal(await refusal(small), [422, 'discountCode: discountExceedsTotal']);
});

prices('TYP-05 a combination that is not offered is refused with an error of its field', async () => {
  assert.equal(await refusal({ deadlineId: 11 }), [422, 'deadlineId: choiceUnavailable']);
  assert.equal(await refusal({ academicLevelId: 7 }), [422, 'academicLevelId: choiceUnavailable']);
  const dissertation = { typeId: 29, academicLevelId: 6, deadlineId: 1 };
  assert.equal(await refusal(dissertation, otherSiteHost), [422, 'deadlineId: choiceUnavailable']);
});

prices('PRC-02 a price is calculated for default values and for an empty quantity', async () => {
  assert.is((await calculatePrice({})).body.totalPriceConverted, 11.96);
  assert.is((await calculatePrice({ ...essay, numberElements: '' })).body.totalPriceConverted, 11.96);
  assert.is((await calculatePrice({ typeId: 55 })).status, 200);
});

const countOf = async (token: string) => (await server.send(calls.orders, { token })).body.length;

const priceChanged = [{ property: '', message: 'priceChanged' }];

const setDiscount = (code: string, value: number) => addCode(server, code, { type: 'percent', value });

prices('MON-05 an order is placed at the total on the screen, and at no other total', async () => {
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

prices('the total is compared in the currency of the order', async () => {
  const token = await server.register();
  const euros = (expectedTotalConverted: string) => ({
    token,
    payload: { ...essay, currencyId: 2, expectedTotalConverted },
  });
  assert.is((await server.send(calls.createOrder, euros('11.96'))).status, 409);
  assert.is((await server.send(calls.createOrder, euros('10.76'))).status, 201);
});

prices('an order that is sent again after its price has changed gets its first answer', async () => {
  const token = await server.register();
  await setDiscount('WEEK', 50);
  const payload = { ...essay, discountCode: 'WEEK', expectedTotalConverted: '5.98' };
  const sent = { payload, token, headers: { 'idempotency-key': 'lost answer' } };
  const first = await server.send(calls.createOrder, sent);
  await setDiscount('WEEK', 5);
  const repeated = await server.send(calls.createOrder, sent);
  assert.equal([repeated.status, repeated.body], [201, first.body]);
});

prices('a total that is no amount is refused at its field', async () => {
  const token = await server.register();
  for (const expectedTotalConverted of ['much', '-1', '1e999', '']) {
    const payload = { ...essay, expectedTotalConverted };
    const { status, body } = await server.send(calls.createOrder, { payload, token });
    assert.equal([status, body[0].property], [422, 'expectedTotalConverted'], expectedTotalConverted);
  }
});

prices.run();
