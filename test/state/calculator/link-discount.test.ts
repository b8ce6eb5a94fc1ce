import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { priced, type Scenario } from '../../support/state/fixture-context.ts';
import { openCalculator } from '../../support/state/open-calculator.ts';
import { until } from '../../support/state/until.ts';

const linkDiscount = suite('discount of the calculator’s link');

const withLinkDiscount: Scenario = {
  options: { redirect: '/order/?inputDiscountCode=WELCOME15' },
  site: (site) => {
    site.config.redirect = { path: '/order/', inputDiscountCode: 'WELCOME15', discountName: 'First paper' };
    site.linkDiscount = { code: 'WELCOME15', type: 'percent', value: 15 };
  },
};

linkDiscount('CAL-03 the first price has the discount of the order link, without a request', () => {
  const one = openCalculator(withLinkDiscount);
  assert.equal([one.widget.price.total.peek(), one.widget.price.base.peek()], [1017, 1196]);
  assert.is(one.widget.discountName(), 'First paper');
  assert.is(one.server.sent.length, 0);
  one.widget.edit('numberElements', '2');
  assert.is(one.widget.price.total.peek(), 2033, 'an estimate keeps the discount');
});

linkDiscount('CAL-03 a discount code in the page’s query replaces the code of the link', async () => {
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

linkDiscount('CAL-03 the server is asked about a link’s code that the site’s data lack', async () => {
  const { widget, server } = openCalculator({
    options: { redirect: '/order/?referrerCode=FRIEND' },
    answers: { calculatePrice: () => priced(9.57, { code: 'FRIEND', type: 'percent', value: 20 }, 11.96) },
  });
  await until(() => widget.price.total.peek() === 957);
  assert.is(widget.price.base.peek(), 1196);
  assert.is(server.sent[0]?.payload.discountCode, 'FRIEND');
});

linkDiscount('CAL-06 a discount that exceeds the price does not block "Order now"', () => {
  const { widget } = openCalculator({
    options: { redirect: '/order/?inputDiscountCode=BIG' },
    site: (site) => {
      site.linkDiscount = { code: 'BIG', type: 'fixed', value: 500 };
    },
  });
  assert.is(widget.price.total.peek(), 1196);
  assert.equal(Object.values(widget.store.errors).filter(Boolean), []);
});

linkDiscount.run();
