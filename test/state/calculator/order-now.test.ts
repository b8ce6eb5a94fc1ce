import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { priced, refused } from '../../support/state/fixture-context.ts';
import { openCalculator, priceConfirmed } from '../../support/state/open-calculator.ts';

const orderNow = suite('Order now of the calculator');

orderNow('CAL-06 "Order now" opens the order page with all choices in a new tab', () => {
  const { widget, address, observed } = openCalculator({ query: 'inputDiscountCode=WELCOME15' });
  widget.edit('numberElements', '3');
  const url = address();
  assert.ok(widget.orderNow(url.href));
  assert.is(url.origin + url.pathname, 'https://my.example.com/order-now');
  const { numberElements, typeId, inputDiscountCode, discountCode, promoId, affiliateId } =
    Object.fromEntries(url.searchParams);
  assert.equal([numberElements, typeId, inputDiscountCode], ['3', '1', 'WELCOME15']);
  assert.equal([discountCode, promoId, affiliateId], [undefined, '1', 'A7']);
  assert.equal(observed.recordedActions, ['Calculator: Show', 'Calculator: Order Now']);
});

orderNow('CAL-06 "Order now" passes on all values of the query, even without a price change', () => {
  const { address, server } = openCalculator({ query: 'additionalMaterialStatusId=3' });
  assert.is(address().searchParams.get('additionalMaterialStatusId'), '3');
  assert.is(server.sent.length, 0);
});

orderNow('EMB-04 inside the cabinet, "Order now" passes on no tracking parameters', () => {
  const { address } = openCalculator({ isCabinet: true });
  const url = address();
  assert.equal([url.searchParams.get('affiliateId'), url.searchParams.get('promoId')], [null, null]);
});

orderNow('CAL-05 CAL-06 "Order now" is blocked while the choices cannot be sold', () => {
  const { widget } = openCalculator({
    site: ({ tariff }) => {
      for (const grid of tariff.grids) grid.cents[0] = grid.cents[0]?.map(() => null) ?? [];
    },
  });
  widget.edit('deadlineId', deadlines.hours3);
  assert.is(widget.store.errors.deadlineId, 'combinationUnavailable');
  widget.edit('deadlineId', deadlines.hours6);
  assert.is(widget.store.errors.deadlineId, undefined);
});

orderNow('CAL-06 a refused discount code does not block "Order now"', async () => {
  const one = openCalculator({
    query: 'inputDiscountCode=OLD',
    answers: {
      calculatePrice: ({ payload }) =>
        payload.discountCode ? refused('discountCode', 'discountExpired') : priced(11.96),
    },
  });
  await priceConfirmed(one);
  assert.is(one.address().searchParams.get('inputDiscountCode'), 'OLD');
});

orderNow('a host page can handle the order itself by cancelling the redirect', () => {
  const { widget, observed } = openCalculator({ listenerResult: (type) => type !== 'redirect' });
  assert.not(widget.orderNow(widget.link()));
  assert.ok(observed.emittedEvents.some(({ type, isCancelable }) => type === 'redirect' && isCancelable));
});

orderNow.run();
