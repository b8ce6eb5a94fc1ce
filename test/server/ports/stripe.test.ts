import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '../../../src/server/errors.ts';
import { createStripe } from '../../../src/server/ports/stripe.ts';
import { type PlayedStripe, playStripe } from '../stripe.ts';

const port = suite('stripe');
let stripe: PlayedStripe;

port.before.each(async () => {
  stripe = await playStripe();
});
port.after.each(() => stripe.stop());

const bill = {
  ...{ orderCode: 'O-7K3M9Q', title: 'Octavo Writing, order O-7K3M9Q', amount: 1196, currency: 'USD' },
  ...{ email: 'ada@example.com', successUrl: 'https://my.test/ok', cancelUrl: 'https://my.test/no' },
};

port('CAB-01 a Stripe that has gone silent is waited for twice, then the customer is told', async () => {
  const said: unknown[] = [];
  const service = await createStripe(stripe.settings, (problem) => said.push(problem));
  stripe.trouble.push('silence', 'silence');
  const refusal = await service.open(bill, 'key').catch((error: unknown) => error);
  assert.is(refusal instanceof Refusal && refusal.reason, 'paymentUnavailable');
  assert.is(stripe.asked(), 2);
  assert.match(String(said[0]), 'Order O-7K3M9Q could not be sent to Stripe');
});

port('CAB-01 a Stripe that is not there at all is named in the log, without the key', async () => {
  const said: unknown[] = [];
  await stripe.stop();
  const service = await createStripe(stripe.settings, (problem) => said.push(problem));
  const refusal = await service.open(bill, 'key').catch((error: unknown) => error);
  assert.is(refusal instanceof Refusal && refusal.reason, 'paymentUnavailable');
  assert.is(said.length, 1);
  assert.not.match(String(said[0]), stripe.settings.secretKey);
});

port.run();
