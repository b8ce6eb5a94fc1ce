import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { academicLevels, deadlines, services } from '../../../src/order/vocabulary/ids.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { priced, refused, type Scenario } from '../../support/state/fixture-context.ts';
import { openCalculator, priceConfirmed } from '../../support/state/open-calculator.ts';
import { until } from '../../support/until.ts';

const calculator = suite('calculator state');

calculator('CAL-09 the calculator starts on step 1 and shows a price from its tariff at once', () => {
  const { widget } = openCalculator();
  assert.equal([widget.store.activeStep, widget.price.total.peek()], [1, 1196]);
});

calculator('CAL-07 at the start, the calculator sends no request if the query changes nothing', async () => {
  const undiscountedWidget = openCalculator({ answers: { calculatePrice: () => priced(1) } });
  // Waits for the response to a second calculator, because a request of the first one would have arrived by then.
  const otherWidget = openCalculator({
    query: 'numberElements=4',
    answers: { calculatePrice: () => priced(40) },
  });
  await until(() => otherWidget.widget.price.total.peek() === 4000);
  assert.is(undiscountedWidget.server.sent.length, 0);
});

calculator('CAL-07 at the start, the calculator requests a price if the query changes a choice', async () => {
  const answer = controlledPromise<ReturnType<typeof priced>>();
  const one = openCalculator({
    query: 'numberElements=4&deadlineId=1',
    answers: { calculatePrice: () => answer.promise },
  });
  assert.is(one.widget.price.total.peek(), 20_000, 'from the tariff, before any answer');
  answer.resolvePromise(priced(199));
  await priceConfirmed(one);
  assert.equal([one.widget.price.total.peek(), one.server.sent[0]?.payload.numberElements], [19_900, '4']);
});

calculator('CAL-07 a calculator announces only the price for its query', () => {
  const { widget, observed } = openCalculator({ query: 'numberElements=4&deadlineId=1' });
  assert.is(widget.price.total.peek(), 20_000);
  const announced = observed.emittedEvents.map(({ detail }) => Object(detail).total);
  assert.equal(announced, [20_000]);
});

calculator('PRC-03 the partner code of an earlier page is applied unless the query has a code', () => {
  // Stores a visit with a partner's code, in a fake of the browser's storage.
  const localStorage = { 'octavo:visit': JSON.stringify({ externalDiscountCode: 'PARTNER' }) };
  Object.assign(globalThis, { localStorage });
  stopAfter(() => Reflect.deleteProperty(globalThis, 'localStorage'));
  const undiscounted = openCalculator();
  assert.is(undiscounted.address().searchParams.get('inputDiscountCode'), 'PARTNER');
  const discounted = openCalculator({ query: 'inputDiscountCode=WELCOME15' });
  assert.is(discounted.address().searchParams.get('inputDiscountCode'), 'WELCOME15');
});

calculator('CAL-07 the calculator requests a price after every change of the form', async () => {
  const one = openCalculator({
    answers: { calculatePrice: ({ payload }) => priced(Number(payload.deadlineId)) },
  });
  one.widget.edit('deadlineId', deadlines.hours6);
  await priceConfirmed(one);
  one.widget.edit('academicLevelId', academicLevels.bachelor);
  await priceConfirmed(one);
  one.widget.edit('serviceId', services.editing);
  await priceConfirmed(one);
  assert.is(one.server.sent.length, 3);
  one.widget.edit('serviceId', services.editing);
  assert.is(one.widget.price.isUnconfirmed.peek(), false, 'the same choice is no change');
});

calculator('PRC-02 a refused first price restores the site’s defaults and the query’s code', async () => {
  const one = openCalculator({
    query: 'numberElements=9&inputDiscountCode=SPRING',
    answers: {
      calculatePrice: ({ payload }) =>
        payload.numberElements === '9' ? refused('deadlineId', 'combinationUnavailable') : priced(12),
    },
  });
  await priceConfirmed(one);
  const { numberElements, discountCode } = one.widget.store.draft;
  assert.equal([numberElements, discountCode], ['1', 'SPRING']);
});

const withLinkDiscount: Scenario = {
  options: { redirect: '/order/?inputDiscountCode=WELCOME15' },
  site: (site) => {
    site.config.redirect = { path: '/order/', inputDiscountCode: 'WELCOME15', discountName: 'First paper' };
    site.linkDiscount = { code: 'WELCOME15', type: 'percent', value: 15 };
  },
};

calculator('CAL-03 the first price has the discount of the order link, without a request', () => {
  const one = openCalculator(withLinkDiscount);
  assert.equal([one.widget.price.total.peek(), one.widget.price.base.peek()], [1017, 1196]);
  assert.equal([one.widget.discountName(), one.server.sent.length], ['First paper', 0]);
  one.widget.edit('numberElements', '2');
  assert.is(one.widget.price.total.peek(), 2033, 'an estimate keeps the discount');
});

calculator('CAL-03 a discount code in the page’s query replaces the code of the link', async () => {
  const { widget, server, address } = openCalculator({
    ...withLinkDiscount,
    query: 'inputDiscountCode=TENOFF',
    answers: { calculatePrice: () => priced(1.96, { code: 'TENOFF', type: 'fixed', value: 10 }, 11.96) },
  });
  await until(() => widget.price.total.peek() === 196);
  assert.is(server.sent[0]?.payload.discountCode, 'TENOFF');
  assert.is(address().searchParams.get('inputDiscountCode'), 'TENOFF');
  assert.is(widget.discountName(), '', 'the name is that of the site’s own code');
});

calculator('CAL-03 the server is asked about a link’s code that the site’s data lack', async () => {
  const { widget, server } = openCalculator({
    options: { redirect: '/order/?referrerCode=FRIEND' },
    answers: { calculatePrice: () => priced(9.57, { code: 'FRIEND', type: 'percent', value: 20 }, 11.96) },
  });
  await until(() => widget.price.total.peek() === 957);
  assert.equal([widget.price.base.peek(), server.sent[0]?.payload.discountCode], [1196, 'FRIEND']);
});

calculator.run();
