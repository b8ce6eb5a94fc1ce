import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { deliverEvent } from '../../support/server/deliver-event.ts';
import { essay } from '../../support/server/essay.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';
import { type PlayedStripe, playStripe } from '../../support/services/stripe.ts';

const cards = suite('card of a payment');
const session = 'cs_test_1';
let stripe: PlayedStripe;
let server: TestServer;
let token: string;
let code: string;

cards.before.each(async () => {
  stripe = await playStripe();
  server = await startServer({ settings: { stripe: stripe.settings } });
  token = await server.register();
  code = (await server.send(calls.createOrder, { token, payload: essay })).body.code;
  await server.send(calls.beginPayment, { token, params: { id: code } });
});
cards.after.each(async () => {
  await server.stop();
  await stripe.stop();
});

const read = async (by = token) =>
  (await server.send(calls.payment, { token: by, params: { id: code } })).body;
const deliver = () => deliverEvent(server, stripe.message(session, 'checkout.session.completed'));

cards('UI-07 a paid order shows its customer the card, and Stripe is asked for it once', async () => {
  stripe.cards.set(session, { brand: 'visa', last4: '4242' });
  assert.is((await read()).card, null);
  assert.is(await deliver(), 204);
  const asked = stripe.asked();
  const { state, card } = await read();
  assert.equal([state, card], ['paid', { brand: 'Visa', last4: '4242' }]);
  assert.is(await deliver(), 204);
  assert.is(stripe.asked(), asked);
  assert.is((await read(await server.register())).card, undefined);
});

cards('UI-07 a payment without a card shows none', async () => {
  assert.is(await deliver(), 204);
  const { state, card } = await read();
  assert.equal([state, card], ['paid', null]);
});

cards('UI-07 a card of an unknown scheme is shown as a card', async () => {
  stripe.cards.set(session, { brand: 'unheard_of', last4: '0005' });
  await deliver();
  assert.equal((await read()).card, { brand: 'Card', last4: '0005' });
});

cards('UI-07 a paid order shows its card later when Stripe first fails to return it', async () => {
  stripe.cards.set(session, { brand: 'visa', last4: '4242' });
  stripe.trouble.push(500, 500);
  assert.is(await deliver(), 204);
  const { state, card } = await read();
  assert.equal([state, card], ['paid', null]);
  assert.is(await deliver(), 204);
  assert.is((await read()).card.last4, '4242');
});

cards.run();
