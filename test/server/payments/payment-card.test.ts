import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { deliverEvent } from '../../support/server/orders/deliver-event.ts';
import { startWithPayment } from '../../support/server/orders/start-with-payment.ts';

const cards = suite('card of a payment');
const session = 'cs_test_1';
const { stripe, server, order } = startWithPayment(cards);

const readPayment = async (readerToken = order.token) =>
  (await server.send(calls.payment, { token: readerToken, params: { id: order.code } })).body;
const deliver = () => deliverEvent(server, stripe.message(session, 'checkout.session.completed'));

cards('UI-07 a paid order shows its customer the card, and the server requests it once', async () => {
  stripe.cards.set(session, { brand: 'visa', last4: '4242' });
  assert.is((await readPayment()).card, null);
  assert.is(await deliver(), 204);
  const requestCountBefore = stripe.requestCount();
  const { state, card } = await readPayment();
  assert.equal([state, card], ['paid', { brand: 'Visa', last4: '4242' }]);
  assert.is(await deliver(), 204);
  assert.is(stripe.requestCount(), requestCountBefore);
  assert.is((await readPayment(await server.register())).card, undefined);
});

cards('UI-07 a card of an unknown scheme is shown as “Card” with its last digits', async () => {
  stripe.cards.set(session, { brand: 'unheard_of', last4: '0005' });
  await deliver();
  assert.equal((await readPayment()).card, { brand: 'Card', last4: '0005' });
});

cards('UI-07 a paid order shows its card later if Stripe’s first answer about it fails', async () => {
  stripe.cards.set(session, { brand: 'visa', last4: '4242' });
  stripe.nextFailures.push(500, 500);
  assert.is(await deliver(), 204);
  const { state, card } = await readPayment();
  assert.equal([state, card], ['paid', null]);
  assert.is(await deliver(), 204);
  assert.is((await readPayment()).card?.last4, '4242');
});

cards.run();
