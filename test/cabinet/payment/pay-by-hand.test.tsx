import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { orderStatuses } from '../../../src/order/vocabulary/order-statuses.ts';
import { ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { openPayment, paymentIn } from '../../support/cabinet/open-payment.tsx';

const byHand = suite('payment by hand or by bonus');

byHand('MON-01 a free order shows no instructions for a manual payment', async () => {
  const { text } = await openPayment({
    order: () => ok(order({ chargedCents: 0 })),
    payment: () => ok({ way: 'manual', state: 'due', answerHours: 12 }),
  });
  assert.match(text(), 'Nothing is left to pay');
  assert.not.match(text(), 'how to pay');
});

byHand('BON-01 an order that its bonus has paid is placed, and names no payment method', async () => {
  const paidByBonus = order({
    statusId: orderStatuses.paid,
    createdAt: new Date().toISOString(),
    chargedCents: 0,
    bonusUsedCents: 8033,
  });
  const { text } = await openPayment({ order: () => ok(paidByBonus), payment: paymentIn('paid') });
  assert.match(text(), 'Order placedYour bonus has paid this order in full. We are choosing your writer.');
  assert.match(text(), /Total\s?\$80\.33Bonus used\s?−\$80\.33Amount paid\s?\$0\.00/);
  assert.not.match(text(), 'Payment method');
});

byHand('CAB-01 a page to pay by hand says first which order is placed or paid and what follows', async () => {
  const createdAt = new Date().toISOString();
  const howToPay = 'IBAN GB33 BUKB 2020';
  for (const [changes, told, starts] of [
    [{ createdAt }, '', 'Order placedO-7K3M9Q. We write within 12 hours how to pay.'],
    [{}, '', 'Payment of O-7K3M9QWe write within 12 hours how to pay.'],
    [{ dueCents: 500 }, '', 'Payment of O-7K3M9QTo pay by '],
    [{ createdAt }, howToPay, 'Order placedO-7K3M9Q. This page says how to pay.'],
    [{}, howToPay, 'How to payPay $80.33'],
    [{ chargedCents: 0 }, howToPay, 'Payment of O-7K3M9QNothing is left to pay.'],
  ] as const) {
    const { get } = await openPayment({
      order: () => ok(order(changes)),
      payment: () => ok({ way: 'manual', state: 'due', answerHours: 12, howToPay: told || null }),
    });
    assert.is((get('main').textContent ?? '').slice(0, starts.length), starts);
  }
});

byHand('MON-01 a customer who pays by hand reads how, if the provider has said so', async () => {
  const howToPay = 'Octavo Writing Ltd\nIBAN GB33 BUKB 2020';
  const { text } = await openPayment({
    payment: () => ok({ way: 'manual', state: 'due', answerHours: 12, howToPay }),
  });
  assert.match(text(), 'name order O-7K3M9Q with the payment');
  assert.match(text(), howToPay);
  assert.not.match(text(), 'confirms every payment');
});

byHand.run();
