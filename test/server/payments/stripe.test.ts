import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '../../../src/server/errors.ts';
import { createStripe } from '../../../src/server/payments/service/stripe.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { startFakeStripe } from '../../support/services/stripe.ts';

const port = suite('stripe');
const stripe = startForTest(port, startFakeStripe);

const bill = {
  orderCode: 'O-7K3M9Q',
  title: 'Octavo Writing, order O-7K3M9Q',
  amount: 1196,
  email: 'ada@example.com',
  successUrl: 'https://my.test/ok',
  cancelUrl: 'https://my.test/no',
};

port('CAB-01 a request that Stripe does not answer is repeated once before it fails', async () => {
  const service = await createStripe(stripe.settings, { timeout: 100, maxNetworkRetries: 1 });
  stripe.nextFailures.push('silence', 'silence');
  const refusal = await service.open(bill, 'key').catch((error: unknown) => error);
  assert.is(refusal instanceof Refusal && refusal.reason, 'paymentUnavailable');
  assert.is(stripe.requestCount(), 2);
  assert.match(String(Object(refusal).cause), 'Order O-7K3M9Q could not be sent to Stripe');
});

port('CAB-01 the log about an unreachable Stripe does not contain the secret key', async () => {
  await stripe.stop();
  const service = await createStripe(stripe.settings);
  const refusal = await service.open(bill, 'key').catch((error: unknown) => error);
  assert.is(refusal instanceof Refusal && refusal.reason, 'paymentUnavailable');
  assert.match(String(Object(refusal).cause), 'could not be sent to Stripe');
  assert.not.match(String(Object(refusal).cause), stripe.settings.secretKey);
});

port.run();
