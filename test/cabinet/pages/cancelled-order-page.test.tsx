import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { httpFailure } from '../../../src/api/result.ts';
import { order, success } from '../../support/cabinet/fake-cabinet.ts';
import { openOrderPage } from '../../support/cabinet/open-order-page.tsx';
import { waitForResponses } from '../../support/cabinet/open-page.tsx';
import { click } from '../../support/components/render.tsx';

const page = suite('cancellation on the page of an order');

page('STS-01 a customer reads what comes back before an order is cancelled', async () => {
  let isChanged = true;
  let statusId = 2;
  const percents = [70, 50];
  const { all, get, text, sent } = await openOrderPage({
    order: () => success(order({ statusId })),
    cancellation: () => success({ percent: percents[0], refundCents: percents[0] === 70 ? 5623 : 4017 }),
    cancelOrder: () => {
      percents.shift();
      if (isChanged) {
        isChanged = false;
        statusId = 3;
        return httpFailure(409, [{ property: '', message: 'The amount has changed' }]);
      }
      statusId = 18;
      return success(null);
    },
  });
  const press = async (label: string) => {
    const button = all('button').find(({ textContent }) => textContent === label);
    if (!button) throw new Error(`there is no button ${label}`);
    click(button);
    await waitForResponses();
  };
  await press('Cancel the order');
  assert.match(text(), 'You get back 70% of your payment: $56.23 of $80.33.');
  assert.not.ok(
    sent.some(({ name }) => name === 'cancelOrder'),
    'nothing is cancelled yet',
  );
  await press('Yes, cancel it');
  assert.match(text(), 'The amount has changed');
  assert.match(text(), 'You get back 50% of your payment: $40.17 of $80.33.');
  assert.is(get('#next-step').textContent, 'In progress');
  await press('Yes, cancel it');
  const requests = sent.filter(({ name }) => name === 'cancelOrder');
  assert.equal(
    requests.map(({ options }) => options.payload),
    [{ refundCents: 5623 }, { refundCents: 4017 }],
  );
  assert.match(text(), 'Refunded');
  assert.not.match(text(), 'Cancel the order');
});

for (const [refundReason, reason] of [
  ['The writer fell ill', 'Reason: The writer fell ill'],
  ['Cancelled by the customer', 'You have cancelled this order.'],
] as const)
  page(`STS-01 a refunded order says how much went back, when and why: ${refundReason}`, async () => {
    const refundedAt = '2026-11-21T10:00:00+00:00';
    const { text } = await openOrderPage({
      order: () => success(order({ statusId: 18, refundedCents: 4017, refundedAt, refundReason })),
    });
    assert.match(text(), '$40.17 of $80.33 went back on Nov 21st, 2026');
    assert.match(text(), reason);
  });

page('CAB-01 an ended order can be ordered again with its choices and its writer', async () => {
  const { all } = await openOrderPage({
    order: () => success(order({ statusId: 16, numberElements: 3, writerCode: 'W10042' })),
  });
  const link = all('a').find(({ textContent }) => textContent === 'Order again');
  const { pathname, searchParams } = new URL(link?.getAttribute('href') ?? '', 'https://my.example.com');
  assert.is(pathname, '/order-now');
  assert.is(searchParams.get('numberElements'), '3');
  assert.is(searchParams.get('writerCode'), 'W10042');
  assert.is(searchParams.get('topic'), null);
});

for (const statusId of [1, 3, 12, 16])
  page(`UI-08 the page of an order of status ${statusId} has at most one primary button`, async () => {
    const { all } = await openOrderPage({ order: () => success(order({ statusId })) });
    assert.ok(all('.button.primary').length <= 1);
  });

page.run();
