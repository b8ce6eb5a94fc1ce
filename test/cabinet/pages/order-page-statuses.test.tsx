import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { httpFailure } from '../../../src/api/result.ts';
import { attachment, ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { openOrderPage } from '../../support/cabinet/open-order-page.tsx';

const page = suite('the page of an order that is cancelled, paid or ended');

page('STS-01 a customer reads what comes back before an order is cancelled', async () => {
  let isChanged = true;
  let statusId = 2;
  const percents = [70, 50];
  const { get, text, sent, press } = await openOrderPage({
    order: () => ok(order({ statusId })),
    cancellation: () => ok({ percent: percents[0], refundCents: percents[0] === 70 ? 5623 : 4017 }),
    cancelOrder: () => {
      percents.shift();
      if (isChanged) {
        isChanged = false;
        statusId = 3;
        return httpFailure(409, [{ property: '', message: 'The amount has changed' }]);
      }
      statusId = 18;
      return ok(null);
    },
  });
  await press('Cancel the order');
  assert.match(text(), 'You get back 70% of your payment: $56.23 of $80.33.');
  const requests = () => sent.filter(({ name }) => name === 'cancelOrder').map(({ payload }) => payload);
  assert.equal(requests(), [], 'nothing is cancelled yet');
  await press('Yes, cancel it');
  assert.match(text(), 'The amount has changed');
  assert.match(text(), 'You get back 50% of your payment: $40.17 of $80.33.');
  assert.is(get('#next-step').textContent, 'In progress');
  await press('Yes, cancel it');
  assert.equal(requests(), [{ refundCents: 5623 }, { refundCents: 4017 }]);
  assert.match(text(), 'Refunded');
  assert.not.match(text(), 'Cancel the order');
});

page('STS-01 after a cheaper change, the share that comes back is that of what was kept', async () => {
  const { text, press } = await openOrderPage({
    order: () => ok(order({ statusId: 2, chargedCents: 8000, priceCents: 5000 })),
    cancellation: () => ok({ percent: 50, refundCents: 5500 }),
  });
  await press('Cancel the order');
  assert.match(text(), 'You get back 50% of your payment: $25.00 of $50.00.');
  assert.match(text(), '$30.00 goes back, or has gone back, because a change made the order cheaper.');
});

page('STS-01 an order that the bonus pays alone after a change names no share of a payment', async () => {
  const { text, press } = await openOrderPage({
    order: () => ok(order({ statusId: 2, chargedCents: 8000, bonusUsedCents: 1000, priceCents: 1000 })),
    cancellation: () => ok({ percent: 50, refundCents: 8000 }),
  });
  await press('Cancel the order');
  assert.match(text(), '$80.00 goes back, or has gone back');
  assert.match(text(), 'Of the bonus that the order uses, $5.00 comes back.');
  assert.not.match(text(), 'You get back');
});

const half = [4017, '$40.17', /\$40\.17 of \$80\.33 went back on Nov 21st, 2026/] as const;
const whole = [8033, '$80.33', /(?<!of )\$80\.33 went back on Nov 21st, 2026/] as const;

for (const [refundReason, reason, [refundedCents, refund, amounts]] of [
  ['The writer fell ill', 'Reason: The writer fell ill.', half],
  ['Late. “Never again!”', 'Reason: Late. “Never again!”', half],
  ['Late (“by a week.”)', 'Reason: Late (“by a week.”)', half],
  ['Two things went wrong:', 'Reason: Two things went wrong:', half],
  ['Cancelled by the customer', 'You have cancelled this order.', whole],
] as const)
  page(`STS-01 a refunded order says how much went back, when and why: ${refundReason}`, async () => {
    const refundedAt = '2026-11-21T10:00:00+00:00';
    const { text, texts } = await openOrderPage({
      order: () => ok(order({ statusId: 18, refundedCents, refundedAt, refundReason })),
    });
    assert.ok(texts('.due').includes(`Refunded−${refund}`));
    assert.match(text(), amounts);
    assert.ok(texts('p').includes(reason));
  });

page('UI-08 a closed order without files has no section for them', async () => {
  for (const [statusId, count] of [
    [3, 1],
    [16, 0],
    [17, 0],
    [18, 0],
  ] as const) {
    const { all } = await openOrderPage({ order: () => ok(order({ statusId })) });
    assert.is(all('#files').length, count, `${statusId}`);
  }
});

page('UI-08 an approved order’s finished paper stands right after its status, then the ratings', async () => {
  const { all } = await openOrderPage({
    order: () => ok(order({ statusId: 16 })),
    orderAttachments: () => ok([attachment({ isNew: false })]),
  });
  const parts = all('.columns > div > .sheet').map((one) => one.querySelector('h2, form')?.id || 'ratings');
  assert.equal(parts, ['next-step', 'files', 'ratings', 'messages']);
});

page('CAB-01 an ended order can be ordered again with its choices and its writer', async () => {
  const { all } = await openOrderPage({
    order: () => ok(order({ statusId: 16, numberElements: 3, writerCode: 'W10042' })),
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
    const { all } = await openOrderPage({ order: () => ok(order({ statusId })) });
    assert.ok(all('.button.primary').length <= 1);
  });

for (const [statusId, name, explanation] of [
  [17, 'Cancelled', 'You have paid nothing for it, and nothing has to be paid.'],
  [18, 'Refunded', 'The money goes back the way it came'],
] as const)
  page(`STS-01 an order page explains ${name} and offers no action that an ended order refuses`, async () => {
    const { get, all, text, texts } = await openOrderPage({
      order: () => ok(order({ statusId, refundedCents: statusId === 18 ? 8033 : null })),
    });
    assert.is(get('.next-step h2').textContent, name);
    assert.match(text(), explanation);
    assert.is(all('.due strong').length, 0, 'no amount looks as if it were to be paid');
    assert.equal(texts('.next-step :is(a, button), form, input'), ['Order again']);
    assert.not.match(text(), /Pay \$|Approve|Send to revision/);
  });

page('STS-01 an order that its discount covers asks for no payment', async () => {
  const { all, text } = await openOrderPage({ order: () => ok(order({ statusId: 1, chargedCents: 0 })) });
  assert.match(text(), 'Nothing is left to pay. We write to you when your writer begins.');
  assert.is(all('.next-step a').length, 0);
});

page('STS-01 a refunded order that bonus had paid returns the bonus, and promises no money', async () => {
  const paidByBonus = { statusId: 18, chargedCents: 0, bonusUsedCents: 1196, bonusReturnedCents: 837 };
  const { text } = await openOrderPage({ order: () => ok(order(paidByBonus)) });
  assert.match(text(), 'No money was charged for it. $8.37 is back in your Bonus Storage.');
  assert.not.match(text(), 'The money goes back');
  assert.match(text(), /Bonus used\s*−\$11\.96.*Bonus returned\s*\$8\.37/);
});

page('UI-07 a paid order shows its card, which is not requested before payment', async () => {
  const card = { brand: 'Visa', last4: '4242' };
  const invoice = 'https://api.example.com/v1/invoices/O-7K3M9Q';
  const payment = () => ok({ way: 'checkout', state: 'paid', answerHours: 12, card, invoice });
  for (const [changes, isShown] of [
    [{ statusId: 2 }, true],
    [{ statusId: 18 }, true],
    [{ statusId: 1 }, false],
    [{ statusId: 17 }, false],
  ] as const) {
    const { text, sent, unmount } = await openOrderPage({ order: () => ok(order(changes)), payment });
    assert.is(text().includes('Paid with Visa ****-****-****-4242'), isShown, JSON.stringify(changes));
    assert.is(document.querySelector(`a[href='${invoice}']`) !== null, isShown);
    assert.is(sent.filter(({ name }) => name === 'payment').length, Number(isShown));
    unmount();
  }
});

page.run();
