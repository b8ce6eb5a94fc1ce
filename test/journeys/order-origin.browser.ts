import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { person } from '../support/browser/order-journey.ts';
import { orderAsNewCustomer, visitOrderPage } from '../support/browser/order-visit.ts';

const origin = suite('where an order came from');
const { browser, octavo, provider } = await openStage(origin);

/** Places an order and returns it as the provider's command prints it. */
const placeOrder = async (tag: string, consent: 'granted' | 'denied') => {
  const { page, form, close } = await visitOrderPage(browser, octavo, {
    query: '?affiliateId=A7&utm_source=mail&gclid=G1&cp[p1]=own',
    prepare: (newPage) =>
      newPage.addInitScript((choice) => {
        localStorage['octavo:consent'] = JSON.stringify(choice);
      }, consent),
  });
  const address = await orderAsNewCustomer({ page, form }, octavo, person(tag));
  const code = address.searchParams.get('orderCode') ?? '';
  await close();
  const printedOrder = provider.command('show', code);
  return printedOrder.slice(printedOrder.indexOf('Where the order came from'));
};

origin('ORG-01 an order records its page, partner, campaign and first visit', async () => {
  const printedOrder = await placeOrder('origin', 'granted');
  for (const [column, value] of [
    ['template', 'm2_d1'],
    ['widget', 'order-form'],
    ['page', `${octavo.origin}/order/m2_d1/`],
    ['affiliate_id', 'A7'],
    ['utm_source', 'mail'],
    ['gclid', 'G1'],
    ['p1', 'own'],
    ['first_landing', `${octavo.origin}/order/m2_d1/`],
    ['first_device', 'desktop'],
  ])
    assert.match(printedOrder, new RegExp(`^  ${column} +${value}$`, 'm'));
  assert.match(printedOrder, /^ {2}visitor_id +[\da-f-]{36}$/m);
});

origin('ORG-01 an order of a visitor who has refused consent records only its page', async () => {
  const printedOrder = await placeOrder('refused', 'denied');
  const columns = printedOrder.match(/^ {2}\w+/gm)?.map((column) => column.trim());
  assert.equal(columns, ['template', 'widget', 'page']);
});

origin.run();
