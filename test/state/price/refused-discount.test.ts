import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { priced, refused } from '../../support/state/fixture-context.ts';
import { openPriceFlow } from '../../support/state/open-price-flow.ts';
import { until } from '../../support/state/until.ts';

const refusals = suite('price after a refused or confirmed discount');

const welcomeDiscount = { code: 'WELCOME15', type: 'percent', value: 15, amountConverted: 0 };

refusals(
  'PRC-02 a refused discount is reported at its field, and the price requested without it',
  async () => {
    const { price, change, priceConfirmed, server, reported } = openPriceFlow({
      calculatePrice: ({ payload }) =>
        payload.discountCode ? refused('discountCode', 'discountExpired') : priced(11.96),
    });
    change('discountCode', 'OLD');
    await priceConfirmed();
    assert.equal(
      server.sent.map(({ payload }) => payload.discountCode),
      ['OLD', undefined],
    );
    assert.is(reported.errors.discountCode, 'discountExpired');
    assert.is(reported.draft.discountCode, 'OLD', 'what was typed stays');
    assert.is(reported.resets, 0);
    assert.is(price.total.peek(), 1196);
    assert.equal(reported.discounts.at(-1), { isLoading: false, isApplied: false });
  },
);

refusals('PRC-02 the price without the refused discount is requested once', async () => {
  const { change, server, reported } = openPriceFlow({
    calculatePrice: () => refused('discountCode', 'discountUnknown'),
  });
  change('discountCode', 'BAD');
  await until(() => reported.resets === 1);
  await until(() => server.sent.length >= 3);
  assert.is(reported.resets, 1);
  assert.ok(server.sent.length <= 4);
});

refusals('PRC-02 a refused first price resets the form, which requests a price again', async () => {
  const { price, change, priceConfirmed, reported } = openPriceFlow({
    calculatePrice: ({ payload }) =>
      payload.numberElements === '7' ? refused('deadlineId', 'combinationUnavailable') : priced(12),
  });
  change('numberElements', '7');
  await priceConfirmed();
  assert.is(reported.resets, 1);
  assert.is(reported.draft.numberElements, '1');
  assert.is(price.total.peek(), 1200);
});

refusals('PRC-02 a later refusal is shown at its field until the next price, without a reset', async () => {
  const { change, priceConfirmed, reported } = openPriceFlow({
    calculatePrice: ({ payload }) =>
      payload.numberElements === '7' ? refused('deadlineId', 'combinationUnavailable') : priced(12),
  });
  change('numberElements', '2');
  await priceConfirmed();
  change('numberElements', '7');
  await until(() => reported.errors.deadlineId);
  assert.is(reported.resets, 0);
  change('numberElements', '3');
  await priceConfirmed();
  assert.equal(reported.errors, {});
});

refusals('PRC-01 a confirmed discount lowers the next prices at once', async () => {
  const { price, change, priceConfirmed, reported } = openPriceFlow({
    calculatePrice: () => priced(10.17, welcomeDiscount, 11.96),
  });
  change('discountCode', 'WELCOME15');
  await priceConfirmed();
  assert.equal(reported.discounts, [
    { isLoading: true, isApplied: false },
    { isLoading: false, isApplied: true },
  ]);
  change('deadlineId', deadlines.hours3);
  assert.is(price.total.peek(), 4250);
  assert.is(price.save.peek(), 750);
  price.destroy();
});

refusals(
  'ORD-07 a code typed over a confirmed one shows no discount until the server confirms that code',
  async () => {
    const { price, change, priceConfirmed } = openPriceFlow({
      calculatePrice: () => priced(10.17, welcomeDiscount, 11.96),
    });
    change('discountCode', 'WELCOME15');
    await priceConfirmed();
    change('discountCode', 'WELCOME16');
    assert.is(price.total.peek(), 1196);
    price.destroy();
  },
);

refusals.run();
