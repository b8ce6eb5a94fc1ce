import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deadlines } from '../../../src/order/vocabulary/ids.ts';
import { createCalculator } from '../../../src/state/calculator/calculator.ts';
import { fixtureContext, priced, refused, type Scenario } from '../../support/state/fixture-context.ts';
import { openCalculator, priceConfirmed } from '../../support/state/open-calculator.ts';
import { until } from '../../support/state/until.ts';

const orderNow = suite('Order now of the calculator');

orderNow.after.each(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

orderNow('CAL-06 "Order now" opens the order page with all choices in a new tab', async () => {
  const { widget, address, observed } = await openCalculator({ query: 'inputDiscountCode=WELCOME15' });
  widget.edit('numberElements', '3');
  const url = address();
  assert.ok(widget.orderNow(url.href));
  assert.is(url.origin + url.pathname, 'https://my.example.com/order-now');
  const query = Object.fromEntries(url.searchParams);
  assert.is(query.numberElements, '3');
  assert.is(query.typeId, '1');
  assert.is(query.inputDiscountCode, 'WELCOME15');
  assert.is(query.discountCode, undefined);
  assert.is(query.promoId, '1');
  assert.is(query.affiliateId, 'A7');
  assert.equal(observed.recordedActions, ['Calculator: Show', 'Calculator: Order Now']);
});

orderNow('CAL-06 "Order now" passes on all values of the query, even without a price change', async () => {
  const { address, server } = await openCalculator({ query: 'additionalMaterialStatusId=3' });
  assert.is(address().searchParams.get('additionalMaterialStatusId'), '3');
  assert.is(server.sent.length, 0);
});

orderNow('CAL-06 "Order now" opens the redirect of the site’s config, with its own query', async () => {
  const { address } = await openCalculator({ options: { redirect: 'https://shop.example/go?ref=x' } });
  const url = address();
  assert.is(url.origin + url.pathname, 'https://shop.example/go');
  assert.is(url.searchParams.get('ref'), 'x');
  assert.is(url.searchParams.get('deadlineId'), '9');
});

orderNow('EMB-04 inside the cabinet, "Order now" passes on no tracking parameters', async () => {
  const { address } = await openCalculator({ isCabinet: true });
  const url = address();
  assert.is(url.searchParams.get('affiliateId'), null);
  assert.is(url.searchParams.get('promoId'), null);
});

orderNow('CAL-05 CAL-06 "Order now" is blocked while the choices cannot be sold', async () => {
  const { widget } = await openCalculator({
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
  const one = await openCalculator({
    query: 'inputDiscountCode=OLD',
    answers: {
      calculatePrice: ({ payload }) =>
        payload.discountCode ? refused('discountCode', 'discountExpired') : priced(11.96),
    },
  });
  await priceConfirmed(one);
  assert.is(one.address().searchParams.get('inputDiscountCode'), 'OLD');
});

/** Creates a calculator whose deferred code is still being downloaded. */
const openBeforeDeferred = (scenario: Scenario = {}) => {
  const { context, observed } = fixtureContext(scenario);
  const widget = createCalculator(context);
  return { widget, observed };
};

orderNow('CAL-06 TRK-02 an early click opens a tab, whose address gets the parameters later', async () => {
  const { widget, observed } = openBeforeDeferred({ query: 'numberElements=4' });
  assert.not(widget.orderNow(widget.link()), 'the link itself is not followed as well');
  const [tab] = observed.tabs;
  assert.is(tab?.location.href, '', 'opened by the click, before the code came');
  const url = new URL(await until(() => tab?.location.href));
  assert.is(url.searchParams.get('affiliateId'), 'A7');
  assert.is(url.searchParams.get('numberElements'), '4');
  assert.equal(observed.recordedActions, ['Calculator: Show', 'Calculator: Order Now']);
  widget.destroy();
});

orderNow('CAL-06 the tab of an early click is closed if the host page cancels the redirect', async () => {
  const { widget, observed } = openBeforeDeferred({ listenerResult: (type) => type !== 'redirect' });
  widget.orderNow(widget.link());
  await until(() => observed.tabs[0]?.isClosed);
  assert.is(observed.tabs[0]?.location.href, '');
  widget.destroy();
});

orderNow('CAL-06 an early click follows the link itself if the browser opens no tab', () => {
  const { widget, observed } = openBeforeDeferred({ refusesTabs: true });
  assert.ok(widget.orderNow(widget.link()));
  assert.equal(observed.recordedActions, ['Calculator: Show', 'Calculator: Order Now']);
  widget.destroy();
});

orderNow('CAL-06 once the deferred code is loaded, "Order now" opens no waiting tab', async () => {
  const { widget, observed, address } = await openCalculator();
  assert.ok(widget.orderNow(address().href));
  assert.equal(observed.tabs, []);
});

orderNow('a host page can handle the order itself by cancelling the redirect', async () => {
  const { widget, observed } = await openCalculator({ listenerResult: (type) => type !== 'redirect' });
  assert.not(widget.orderNow(widget.link()));
  assert.ok(observed.emittedEvents.some(({ type, isCancelable }) => type === 'redirect' && isCancelable));
});

orderNow.run();
