import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { httpFailure } from '../../../src/api/result.ts';
import { order, success } from '../../support/cabinet/fake-cabinet.ts';
import { openOrderPage } from '../../support/cabinet/open-order-page.tsx';

const page = suite('order page after the payment');

for (const [statusId, name, explanation] of [
  [17, 'Cancelled', 'You have paid nothing for it, and nothing has to be paid.'],
  [18, 'Refunded', 'The money goes back the way it came'],
] as const)
  page(
    `STS-01 the page of an order explains ${name} and offers no action that an ended order refuses`,
    async () => {
      const { get, all, text } = await openOrderPage({ order: () => success(order({ statusId })) });
      assert.is(get('.next-step h2').textContent, name);
      assert.match(text(), explanation);
      assert.equal(
        all('.next-step :is(a, button), form, input').map(({ textContent }) => textContent),
        ['Order again'],
      );
      assert.not.match(text(), /Pay \$|Approve|Send to revision/);
    },
  );

page('STS-01 a refunded order that bonus had paid returns the bonus, and promises no money', async () => {
  const paidByBonus = { statusId: 18, chargedCents: 0, bonusUsedCents: 1196 };
  const { text } = await openOrderPage({ order: () => success(order(paidByBonus)) });
  assert.match(
    text(),
    'No money was charged for it. What comes back of the bonus that it used is in your Bonus Storage.',
  );
  assert.not.match(text(), 'The money goes back');
});

page('UI-07 a paid order shows its card, which is not requested before payment', async () => {
  const card = { brand: 'Visa', last4: '4242' };
  const payment = () => success({ way: 'checkout', state: 'paid', answerHours: 12, card });
  for (const [changes, isShown] of [
    [{ statusId: 2 }, true],
    [{ statusId: 18 }, true],
    [{ statusId: 1 }, false],
    [{ statusId: 2, chargedCents: 0 }, false],
  ] as const) {
    const { text, sent, unmount } = await openOrderPage({ order: () => success(order(changes)), payment });
    assert.is(text().includes('Paid with Visa ****-****-****-4242'), isShown, JSON.stringify(changes));
    assert.is(
      sent.some(({ name }) => name === 'payment'),
      isShown,
    );
    unmount();
  }
});

page('UI-07 an order is shown without its card if the card cannot be loaded', async () => {
  const { text } = await openOrderPage({
    order: () => success(order({ statusId: 2 })),
    payment: () => httpFailure(503, []),
  });
  assert.match(text(), 'What you ordered');
  assert.not.match(text(), /Paid with|could not be loaded/);
});

page.run();
