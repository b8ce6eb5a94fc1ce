import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '../../../../src/server/errors.ts';
import { createStripe } from '../../../../src/server/payments/service/stripe.ts';
import { startForTest } from '../../../support/server/start-server.ts';
import { startFakeStripe } from '../../../support/services/stripe.ts';

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

port('OFF-02 a page that ends while it is being closed is closed, unless it was paid', async () => {
  const service = await createStripe(stripe.settings);
  for (const [end, isClosed] of [
    ['expired', true],
    ['complete', false],
  ] as const) {
    const { session } = await service.open(bill, end);
    const endMeanwhile = async () => void stripe.endedSessions.set(session, end);
    stripe.beforeResponses.push(async () => {}, endMeanwhile);
    assert.is(await service.close(session), isClosed);
  }
});

port('OFF-02 of two simultaneous refunds of a payment, Stripe makes one', async () => {
  const service = await createStripe(stripe.settings, { timeout: 1000, maxNetworkRetries: 0 });
  const { session } = await service.open(bill, 'key');
  const refund = (cents: number) =>
    service
      .refund({ session, orderCode: bill.orderCode, cents, requestNumber: 7 })
      .catch((error: unknown) => error);
  const answers = await Promise.all([refund(300), refund(500)]);
  const { amount = 0 } = stripe.refunds.get(`pi_${session}`) ?? {};
  assert.ok(amount === 300 || amount === 500);
  const refused = answers.filter((answer) => answer !== amount);
  assert.equal(
    [refused.length, refused.map(service.hasRefused)],
    [1, [false]],
    'the outcome of the key is open',
  );
  assert.is(await refund(500), 500, 'the rest has another key');
  assert.is(await refund(400), 500, 'nothing more goes back');
});

port.run();
