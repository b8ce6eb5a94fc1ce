import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Order, Payment as PaymentState } from '../../../src/api/resources/order.ts';
import { failure, httpFailure } from '../../../src/api/result.ts';
import { SecurePaymentPage } from '../../../src/cabinet/pages/secure-payment-page.tsx';
import { orderStatuses } from '../../../src/order/vocabulary/order-statuses.ts';
import { type Answers, ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { openPage, waitForResponses } from '../../support/cabinet/open-page.tsx';
import { openPayment, paymentIn } from '../../support/cabinet/open-payment.tsx';
import { act } from '../../support/components/act.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const payment = suite('secure payment page');

payment('CAB-01 the payment button names the amount and opens the payment service', async () => {
  const url = 'https://checkout.test/cs_1';
  const { text, pay, openedUrls, sent } = await openPayment({ beginPayment: () => ok({ url }) });
  assert.match(text(), 'Pay $80.33');
  assert.match(text(), 'never reaches us');
  await pay();
  assert.equal(openedUrls, [url]);
  assert.equal(sent.at(-1)?.params, { id: 'O-7K3M9Q' });
});

payment('MON-01 US dollars are shown as the charge, and the chosen currency as information', async () => {
  const foreign = { currencyId: 2, basePriceConverted: 85.05, totalPriceConverted: 72.3, chargedCents: 8033 };
  const textWith = async (changes: Partial<Order>) => {
    const { text } = await openPayment({
      order: () => ok(order({ ...foreign, ...changes })),
      bootstrap: () => ok(fixtureSite(1)),
    });
    return text();
  };
  const whole = await textWith({});
  assert.match(whole, 'Amount due$80.33In EUR, for your information: €85.05 €72.30. You are charged in USD.');
  assert.match(whole, 'Pay $80.33');
  // Three quarters are paid by the bonus, or a quarter went back.
  const rest = await textWith({ chargedCents: 2008, bonusUsedCents: 6025 });
  assert.match(rest, 'Amount due$20.08In EUR, for your information: €18.07. You');
  assert.match(rest, 'Pay $20.08 (about €18.07)');
  const cheaper = await textWith({ statusId: orderStatuses.paid, chargedCents: 16_066, priceCents: 8033 });
  assert.match(cheaper, '$160.66In EUR, for your information: €144.60. You');
  const refund = await textWith({ statusId: orderStatuses.refunded, refundedCents: 2008 });
  assert.match(refund, '$20.08In EUR, for your information: €18.07. You');
});

payment('CAB-01 a payment service that does not open is explained, and the customer can retry', async () => {
  const message = 'The payment page could not be opened. Nothing was charged';
  const answers = [ok({ url: 'https://checkout.test/' }), httpFailure(503, [{ property: '', message }])];
  const { text, pay, openedUrls } = await openPayment({
    beginPayment: () => answers.pop() ?? httpFailure(500, []),
  });
  await pay();
  assert.match(text(), message);
  assert.equal(openedUrls, []);
  await pay();
  assert.is(openedUrls.length, 1);
  assert.not.match(text(), message);
});

payment('CAB-01 an order that was paid in another tab cannot be paid again', async () => {
  let state: PaymentState['state'] = 'due';
  const beginPayment = () => {
    state = 'paid';
    return httpFailure(409, [
      { property: '', message: 'This order is paid already, so there is nothing left to pay' },
    ]);
  };
  const { text, pay, openedUrls } = await openPayment({ beginPayment, payment: () => paymentIn(state)() });
  await pay();
  assert.match(text(), 'This order is paid');
  assert.match(text(), /Amount paid.*\$80\.33/);
  assert.not.match(text(), /Pay \$80\.33|Amount due/);
  assert.equal(openedUrls, []);
});

for (const [way, state, first] of [
  ['manual', 'due', '#how-to-pay'],
  ['checkout', 'due', '#how-to-pay'],
  ['checkout', 'paid', '.payment-state'],
] as const)
  payment(`CAB-01 a payment (${way}, ${state}) shows first what to do, and then a short bill`, async () => {
    const { get } = await openPayment({ payment: () => ok({ way, state, answerHours: 12, card: null }) });
    const bill = get('[aria-labelledby=bill]');
    assert.ok(get(first).compareDocumentPosition(bill) & Node.DOCUMENT_POSITION_FOLLOWING);
    assert.not.ok(get<HTMLDetailsElement>('[aria-labelledby=bill] details').open);
    if (state === 'due')
      assert.match(get('main').textContent ?? '', /Pay \$80\.33|To pay by [\w ]+: \$80\.33/);
    assert.is(get('[aria-labelledby=bill] .due [data-price="total"]').textContent, '$80.33');
  });

for (const [returnFrom, state, expectedText, offersToPay] of [
  ['cancelled', 'due', 'Nothing was charged, and your order is safe', true],
  ['success', 'due', 'We are waiting for the payment to be confirmed', false],
  ['success', 'pending', 'You will get an e-mail', false],
  ['success', 'paid', 'This order is paid', false],
  ['', 'pending', 'You will get an e-mail', false],
] as const)
  payment(`CAB-01 a return (${returnFrom || null}) to a ${state} order shows its state`, async () => {
    const { text } = await openPayment({ payment: paymentIn(state) }, returnFrom);
    assert.match(text(), expectedText);
    assert.is(/Pay \$80\.33/.test(text()), offersToPay);
  });

for (const [status, expectedText, amount, refundedCents] of [
  ['cancelled', 'PaymentThis order is cancelled. You have paid nothing for it', 'Amount due$0.00', null],
  ['refunded', 'RefundedThis order is closed. The money goes back', 'Amount refunded$80.33', 8033],
] as const)
  payment(`STS-01 a ${status} order has nothing to pay and offers no payment`, async () => {
    const { text, texts, get, all } = await openPayment({
      order: () => ok(order({ statusId: orderStatuses[status], refundedCents })),
      payment: paymentIn(status),
    });
    assert.match(text(), expectedText);
    assert.equal(texts('[aria-labelledby=bill] > .due'), [amount], 'neither method nor deadline');
    assert.not.match(text(), /Pay online|Bonus Storage/);
    assert.equal(all('button'), []);
    get('a[href="/orders/O-7K3M9Q"]');
  });

payment('MON-01 the price before the discount is shown beside no refund', async () => {
  const paid = { basePriceConverted: 94.5, totalPriceConverted: 80.33 };
  for (const refundedCents of [null, 4017]) {
    const { text } = await openPayment({ order: () => ok(order({ ...paid, refundedCents })) });
    assert.is(text().includes('$94.50'), refundedCents === null);
  }
});

payment('CAB-01 a check that finds no payment or no server says so beside its button', async () => {
  let isOffline = false;
  const { text, press, get } = await openPayment({
    payment: () => (isOffline ? failure() : ok({ way: 'manual', state: 'due', answerHours: 12 })),
  });
  await press('Check whether it is paid');
  assert.is(get('.actions [role="status"]').textContent, 'No payment has arrived yet.');
  isOffline = true;
  await press('Check whether it is paid');
  assert.match(get('.actions [role="alert"]').textContent ?? '', 'Check your connection');
  assert.not.match(text(), 'No payment has arrived yet.');
});

for (const [card, shown, hidden] of [
  [{ brand: 'Visa', last4: '4242' }, 'Paid with Visa ****-****-****-4242', 'Payment method'],
  [null, 'Payment method the method you chose', 'Paid with'],
] as const)
  payment(`UI-07 a paid order whose card is ${card ? 'known' : 'unknown'} says “${shown}”`, async () => {
    const { text } = await openPayment({
      payment: () => ok({ way: 'checkout', state: 'paid', answerHours: 12, card }),
    });
    assert.match(text(), shown);
    assert.not.match(text(), hidden);
  });

const open = (query: string, answers: Answers, token: string | null) => {
  const page = <SecurePaymentPage params={{}} query={new URLSearchParams(query)} />;
  return openPage(page, answers, { token });
};

payment('ORD-15 a customer who comes from the order form sees the amount of that order', async () => {
  const { text, get } = await openPayment({
    payment: () => ok({ way: 'manual', state: 'due', answerHours: 12 }),
  });
  assert.is(get('[data-price="total"]').textContent, '$80.33');
  assert.match(text(), 'Order O-7K3M9Q');
  assert.match(text(), 'Nothing is charged on this page');
});

payment('ORD-15 an expired hand-off code asks for a login and keeps the order visible', async () => {
  const answers: Answers = { order: () => ok(order()), payment: paymentIn('due') };
  const { text, get, store } = await open('orderCode=O-7K3M9Q', answers, null);
  assert.match(text(), 'Your order O-7K3M9Q is safe');
  get('form[name="login"]');
  act(() => {
    store.token = 'jwt';
  });
  await waitForResponses();
  assert.match(text(), '$80.33');
});

payment('CAB-01 another customer’s order is refused with an explanation', async () => {
  const { text } = await open('orderCode=O-7K3M9Q', {}, 'jwt');
  assert.match(text(), 'There is no order O-7K3M9Q in your account');
  const unnamed = await open('', {}, 'jwt');
  assert.match(unnamed.text(), 'There is no such order in your account.');
});

payment.run();
