import { createHmac } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { runPaid } from '../../../src/server/provider/orders/orders.ts';
import { startWithServices } from '../../support/server/orders/start-with-payment.ts';

const events = suite('payment events');
const completed = 'checkout.session.completed';
const { stripe, smtp, server, on, ask, begin, deliver, readOrder, state } = startWithServices(events);
events.before.each(async () => void (await begin()));

const session = 'cs_test_1';
const statusId = async () => (await readOrder()).statusId;
const paidLetters = () =>
  smtp.acceptedMessages.filter(({ to, subject }) => to === 'ada@example.com' && subject.includes(' is paid'));
const changes = async () => {
  const rows = await server.deps.db.selectFrom('order_events').select('status_id').execute();
  return rows.map(({ status_id }) => status_id);
};

events('CAB-01 a signed Stripe event marks the order paid and writes to the customer once', async () => {
  const message = stripe.message(session, completed);
  const atOnce = await Promise.all([deliver(message), deliver(message), deliver(message)]);
  assert.equal([...atOnce, await deliver(message)], [204, 204, 204, 204]);
  assert.equal([await statusId(), await state()], [2, 'paid']);
  assert.equal(await changes(), [2]);
  assert.is(paidLetters().length, 1);
  assert.match(paidLetters()[0]?.text ?? '', `http://my.localhost:8080/orders/${on.code}`);
  const started = await begin();
  assert.equal(
    [started.status, started.body[0].message],
    [409, 'This order is paid already, so there is nothing left to pay'],
  );
});

events('CAB-01 a payment event without Stripe’s signature is refused and changes nothing', async () => {
  const { bytes, signature } = stripe.message(session, completed);
  for (const forgedEvent of [
    { bytes, signature: '' },
    { bytes, signature: signature.replace(/v1=.{8}/, 'v1=00000000') },
    { bytes: bytes.replace('"paid"', '"paid" '), signature },
    { bytes, signature: signature.replace(/t=\d+/, 't=1500000000') },
    { bytes: '', signature },
    { bytes: '{', signature: 'v1=,t=' },
  ])
    assert.is(await deliver(forgedEvent), 400, forgedEvent.signature);
  assert.equal([await statusId(), paidLetters().length], [1, 0]);
});

events('CAB-01 a payment event of the future, or whose time is no number, is refused', async () => {
  const { bytes } = stripe.message(session, completed);
  const signedAt = (time: string, signedTime = time) => {
    const hash = createHmac('sha256', stripe.settings.webhookSecret).update(`${signedTime}.${bytes}`);
    return { bytes, signature: `t=${time},v1=${hash.digest('hex')}` };
  };
  const seconds = Math.floor(Date.now() / 1000);
  for (const event of [
    signedAt(`${seconds + 3600}`),
    signedAt('soon', 'NaN'),
    signedAt(`${seconds}x`, `${seconds}`),
    signedAt(`1,t=${seconds}`, `${seconds}`),
    signedAt(`${seconds - 3600}`),
  ])
    assert.is(await deliver(event), 400, event.signature);
  assert.equal([await statusId(), paidLetters().length], [1, 0]);
  assert.is(await deliver(signedAt(`${seconds + 60}`)), 204);
});

for (const [title, change] of [
  ['less than the order costs', { amount_total: 1 }],
  ['more than the order costs', { amount_total: 1_000_000 }],
  ['nothing', { amount_total: null }],
  ['another currency', { currency: 'jpy' }],
] as const)
  events(`CAB-01 a payment of ${title} is refused and leaves the order unpaid`, async () => {
    assert.is(await deliver(stripe.message(session, completed, change)), 422);
    assert.equal([await statusId(), await state(), paidLetters().length], [1, 'due', 0]);
  });

events('CAB-01 a payment event for an unknown order, or of an unknown type, changes nothing', async () => {
  for (const message of [
    stripe.message(session, completed, { metadata: { orderCode: 'O-XXXXXX' } }),
    stripe.message(session, completed, { metadata: {} }),
    stripe.message(session, completed, { metadata: null }),
    stripe.message(session, completed, { metadata: { orderCode: { code: on.code } } }),
    stripe.message(session, completed, { metadata: { orderCode: `${on.code}\0` } }),
    stripe.message(session, 'customer.created'),
  ])
    assert.is(await deliver(message), 204);
  assert.equal([await statusId(), paidLetters().length], [1, 0]);
});

events('CAB-01 a payment by bank transfer is pending until the money arrives', async () => {
  await deliver(stripe.message(session, completed, { payment_status: 'unpaid' }));
  assert.equal([await statusId(), await state()], [1, 'pending']);
  const repeated = await begin();
  assert.equal(
    [repeated.status, repeated.body[0].message.slice(0, 31)],
    [409, 'Your payment is being confirmed'],
  );
  await deliver(stripe.message(session, 'checkout.session.async_payment_succeeded'));
  assert.equal([await statusId(), await state()], [2, 'paid']);
  // Earlier events that arrive late do not undo the payment.
  await deliver(stripe.message(session, completed, { payment_status: 'unpaid' }));
  await deliver(stripe.message(session, 'checkout.session.expired'));
  assert.equal([await changes(), paidLetters().length], [[2], 1]);
});

for (const type of ['checkout.session.async_payment_failed', 'checkout.session.expired'])
  events(`CAB-01 after Stripe’s event ${type} the customer can pay again`, async () => {
    await deliver(stripe.message(session, type, { payment_status: 'unpaid' }));
    assert.equal([await statusId(), await state()], [1, 'due']);
    assert.is((await begin()).body.url, stripe.pageOf('cs_test_2'));
    await deliver(stripe.message('cs_test_2', completed));
    assert.is(await state(), 'paid');
  });

events('CAB-01 a payment for an order that the provider has marked paid changes nothing', async () => {
  await runPaid(server.deps, [on.code]);
  assert.is(await deliver(stripe.message(session, completed)), 204);
  assert.is(await deliver(stripe.message(session, completed)), 204);
  assert.equal(await changes(), [2]);
  assert.is(paidLetters().length, 1);
});

events('SRV-02 a payment counts even if the server is killed before recording the payment page', async () => {
  await server.deps.db.deleteFrom('payments').execute();
  assert.is(await deliver(stripe.message(session, completed)), 204);
  assert.equal([await state(), await changes()], ['paid', [2]]);
});

const readPayment = async () => (await ask(calls.payment)).body;
const paidEvent = () => stripe.message(session, completed);

events('UI-07 a paid order shows its customer the card, and the server requests it once', async () => {
  stripe.cards.set(session, { brand: 'visa', last4: '4242' });
  assert.is((await readPayment()).card, null);
  assert.is(await deliver(paidEvent()), 204);
  const requestCountBefore = stripe.requestCount();
  const { state, card } = await readPayment();
  assert.equal([state, card], ['paid', { brand: 'Visa', last4: '4242' }]);
  assert.is(await deliver(paidEvent()), 204);
  assert.is(stripe.requestCount(), requestCountBefore);
  on.token = await server.register();
  assert.is((await readPayment()).card, undefined);
});

events('UI-07 a card of an unknown scheme is shown as “Card” with its last digits', async () => {
  stripe.cards.set(session, { brand: 'unheard_of', last4: '0005' });
  await deliver(paidEvent());
  assert.equal((await readPayment()).card, { brand: 'Card', last4: '0005' });
});

events('UI-07 a paid order shows its card later if Stripe’s first answer about it fails', async () => {
  stripe.cards.set(session, { brand: 'visa', last4: '4242' });
  stripe.nextFailures.push(500, 500);
  assert.is(await deliver(paidEvent()), 204);
  const { state, card } = await readPayment();
  assert.equal([state, card], ['paid', null]);
  assert.is(await deliver(paidEvent()), 204);
  assert.is((await readPayment()).card?.last4, '4242');
});

events.run();
