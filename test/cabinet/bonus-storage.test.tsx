import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Order } from '../../src/api/resources/order.ts';
import { httpFailure } from '../../src/api/result.ts';
import { BonusPage } from '../../src/cabinet/pages/account-pages.tsx';
import { ok, order } from '../support/cabinet/fake-cabinet.ts';
import { openPage } from '../support/cabinet/open-page.tsx';
import { openPayment } from '../support/cabinet/open-payment.tsx';
import { controlledPromise } from '../support/controlled-promise.ts';
import { until } from '../support/until.ts';

const bonus = suite('bonus in the cabinet');

bonus('BON-01 the cabinet shows the bonus balance and its history', async () => {
  const createdAt = '2026-11-20T16:05:00+00:00';
  const page = await openPage(<BonusPage params={{}} query={new URLSearchParams()} />, {
    bonus: () =>
      ok({
        balanceCents: 402,
        entries: [
          { kind: 'used', cents: -200, orderCode: 'O-7K3M9Q', createdAt },
          { kind: 'earned', cents: 602, orderCode: 'O-2B2B2B', createdAt },
        ],
      }),
  });
  assert.match(page.text(), /Balance\s*\$4\.02/);
  assert.match(page.text(), /Used for order O-7K3M9Q.*−\$2\.00/);
  assert.match(page.text(), /Earned by order O-2B2B2B.*\+\$6\.02/);
  assert.ok(page.container.querySelector('a[href="/orders/O-2B2B2B"]'));
});

/** Opens the payment page of an unpaid order with $5 in the Bonus Storage. With `message`, each change of the bonus is refused. */
const openUnpaid = (first: Partial<Order>, message = '') => {
  let currentOrder = order({ chargedCents: 1196, ...first });
  return openPayment({
    order: () => ok(currentOrder),
    bonus: () => ok({ balanceCents: 500 - currentOrder.bonusUsedCents, entries: [] }),
    changeBonus: ({ payload }) => {
      if (message) return httpFailure(409, [{ property: '', message }]);
      const price = currentOrder.chargedCents + currentOrder.bonusUsedCents;
      const bonusUsedCents = Math.min(price, Number(payload?.useBonus));
      currentOrder = order({ chargedCents: price - bonusUsedCents, bonusUsedCents });
      return ok(currentOrder);
    },
  });
};

bonus('BON-01 on the payment page, a customer uses the bonus and then decides against it', async () => {
  const page = await openUnpaid({});
  assert.match(page.text(), 'Pay $11.96');
  await page.press('Use $5.00');
  assert.match(page.text(), /Total \$11\.96.*Bonus used −\$5\.00.*Amount due.*\$6\.96/);
  assert.match(page.text(), 'Pay $6.96');
  assert.match(page.text(), 'You pay $6.96.');
  await page.press('Do not use it');
  assert.match(page.text(), 'Pay $11.96');
});

bonus('BON-01 the payment page says that the bonus pays the whole order', async () => {
  const page = await openUnpaid({ chargedCents: 300 });
  assert.match(page.text(), 'It pays this order in full');
  assert.ok(page.button('Pay $3.00 with your bonus'));
});

bonus('BON-01 a refused bonus is explained, and the amount to pay is loaded again', async () => {
  const message = 'Your payment is being confirmed. There is nothing left to do';
  const page = await openUnpaid({}, message);
  await page.press('Use $5.00');
  assert.match(page.text(), message);
  assert.ok(page.sent.filter(({ name }) => name === 'order').length > 1);
});

bonus('BON-01 a refusal stays when another tab has used the bonus, until its order is loaded', async () => {
  const message = 'Your Bonus Storage is empty now';
  let balanceCents = 500;
  const { promise: loaded, resolvePromise: load } = controlledPromise<void>();
  const page = await openPayment({
    order: async () => {
      if (!balanceCents) await loaded;
      return ok(order(balanceCents ? { chargedCents: 1196 } : { chargedCents: 696, bonusUsedCents: 500 }));
    },
    bonus: () => ok({ balanceCents, entries: [] }),
    changeBonus: () => {
      balanceCents = 0;
      return httpFailure(422, [{ property: 'useBonus', message }]);
    },
  });
  await page.press('Use $5.00');
  load();
  await until(() => page.text().includes('Do not use it'));
  assert.match(page.text(), message);
});

bonus.run();
