import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { priced, refused } from '../../support/state/fixture-context.ts';
import { openPriceFlow } from '../../support/state/open-price-flow.ts';
import { until } from '../../support/state/until.ts';

const refusals = suite('price after a refused or confirmed discount');

const welcome = { code: 'WELCOME15', type: 'percent', value: 15, amountConverted: 0 };

refusals(
  'PRC-02 a refused discount is reported at its field, and the price requested without it',
  async () => {
    const { price, change, settled, server, seen } = openPriceFlow({
      calculatePrice: ({ payload }) =>
        payload.discountCode ? refused('discountCode', 'discountExpired') : priced(11.96),
    });
    change('discountCode', 'OLD');
    await settled();
    assert.equal(
      server.sent.map(({ payload }) => payload.discountCode),
      ['OLD', undefined],
    );
    assert.is(seen.errors.discountCode, 'discountExpired');
    assert.is(seen.draft.discountCode, 'OLD', 'what was typed stays');
    assert.is(seen.resets, 0);
    assert.is(price.total.peek(), 1196);
    assert.equal(seen.discounts.at(-1), { isLoading: false, isApplied: false });
  },
);

refusals('PRC-02 a price without the discount is requested only once', async () => {
  const { change, server, seen } = openPriceFlow({
    calculatePrice: () => refused('discountCode', 'discountUnknown'),
  });
  change('discountCode', 'BAD');
  await until(() => seen.resets === 1);
  await until(() => server.sent.length >= 3);
  assert.is(seen.resets, 1);
  assert.ok(server.sent.length <= 4);
});

refusals('PRC-02 a refused first price resets the form and requests a price again', async () => {
  const { price, change, settled, seen } = openPriceFlow({
    calculatePrice: ({ payload }) =>
      payload.numberElements === '7' ? refused('deadlineId', 'combinationUnavailable') : priced(12),
  });
  change('numberElements', '7');
  await settled();
  assert.is(seen.resets, 1);
  assert.is(seen.draft.numberElements, '1');
  assert.is(price.total.peek(), 1200);
});

refusals('PRC-02 a later refusal is shown at its field until the next price and resets nothing', async () => {
  const { change, settled, seen } = openPriceFlow({
    calculatePrice: ({ payload }) =>
      payload.numberElements === '7' ? refused('deadlineId', 'combinationUnavailable') : priced(12),
  });
  change('numberElements', '2');
  await settled();
  change('numberElements', '7');
  await until(() => seen.errors.deadlineId);
  assert.is(seen.resets, 0);
  change('numberElements', '3');
  await settled();
  assert.equal(seen.errors, {});
});

refusals('PRC-01 a confirmed discount lowers later prices at once', async () => {
  const { price, change, settled, seen } = openPriceFlow({
    calculatePrice: () => priced(10.17, welcome, 11.96),
  });
  change('discountCode', 'WELCOME15');
  await settled();
  assert.equal(seen.discounts, [
    { isLoading: true, isApplied: false },
    { isLoading: false, isApplied: true },
  ]);
  change('deadlineId', deadlines.hours3);
  assert.is(price.total.peek(), 4250);
  assert.is(price.save.peek(), 750);
  price.destroy();
});

refusals('ORD-07 a code typed over the confirmed one is not applied yet', async () => {
  const { price, change, settled } = openPriceFlow({ calculatePrice: () => priced(10.17, welcome, 11.96) });
  change('discountCode', 'WELCOME15');
  await settled();
  change('discountCode', 'WELCOME16');
  assert.is(price.total.peek(), 1196);
  price.destroy();
});

refusals.run();
