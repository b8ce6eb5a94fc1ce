import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Payment } from '../../../src/api/resources/order.ts';
import { httpFailure } from '../../../src/api/result.ts';
import { offline, ok } from '../../support/state/fixture-context.ts';
import { openStepTwo } from '../../support/state/fixture-order-form.ts';

const placed = suite('payment of a placed order');

let page: Awaited<ReturnType<typeof openStepTwo>>;

const created = () => page.observed.emittedEvents.filter(({ type }) => type === 'order-created');

const lastUrlQuery = () => new URL(page.observed.openedUrls[0] ?? 'about:blank');

placed('ORD-15 ANA-01 the payment link has a hand-off code and no session token', async () => {
  page = await openStepTwo();
  await page.form.proceed();
  assert.is(lastUrlQuery().origin + lastUrlQuery().pathname, 'https://my.example.com/secure-payment');
  const query = Object.fromEntries(lastUrlQuery().searchParams);
  assert.equal(query, {
    promoId: '2',
    affiliateId: 'A7',
    token: 'once',
    orderCode: 'O-7K3M9Q',
    paymentSystemId: '1',
  });
  assert.is(page.store.submission.state, 'placed');
  const codes = created().map(({ detail }) => 'code' in detail && detail.code);
  assert.equal(codes, ['O-7K3M9Q']);
  assert.equal(page.observed.recordedActions.slice(-2), [
    'Order Form: Order created',
    'Order Form: Proceed to Secure Payment',
  ]);
  assert.equal(page.observed.recordedResults.at(-2)?.payload, { code: 'O-7K3M9Q', paymentSystemId: 1 });
});

placed('ORD-15 inside the cabinet, the payment link carries no tracking parameters', async () => {
  page = await openStepTwo({ isCabinet: true });
  await page.form.proceed();
  assert.equal([...lastUrlQuery().searchParams.keys()].sort(), ['orderCode', 'paymentSystemId', 'token']);
});

placed('ORD-15 the payment page opens even if the server gives no hand-off code', async () => {
  page = await openStepTwo({ answers: { handOff: () => offline } });
  await page.form.proceed();
  assert.is(lastUrlQuery().searchParams.get('orderCode'), 'O-7K3M9Q');
  assert.is(lastUrlQuery().searchParams.has('token'), false);
});

placed('ORD-15 a host page can cancel the redirect to payment and lead the visitor elsewhere', async () => {
  page = await openStepTwo({ listenerResult: (type) => type !== 'redirect' });
  await page.form.proceed();
  assert.equal(page.observed.openedUrls, []);
  assert.ok(
    page.observed.emittedEvents.some(({ type, isCancelable }) => type === 'redirect' && isCancelable),
  );
});

const paymentIn = (state: Payment['state']): Payment => ({
  way: 'manual',
  state,
  answerHours: 12,
  howToPay: null,
  card: null,
  invoice: null,
});

/** Places an order. Returns whether it is still offered when the server answers this about its payment. */
const isOffered = async (payment: () => typeof offline) => {
  const page = await openStepTwo({ answers: { payment } });
  await page.form.proceed();
  await page.form.dropPaidOrder();
  const { order } = page.store;
  page.form.destroy();
  return order !== null;
};

placed('ORD-21 a placed order is offered until its payment is no longer due', async () => {
  assert.is(await isOffered(() => ok(paymentIn('due'))), true);
  assert.is(await isOffered(() => offline), true, 'a server that does not answer');
  assert.is(await isOffered(() => httpFailure(404, [])), false, 'an order of another client');
  for (const state of ['pending', 'paid', 'cancelled', 'refunded'] as const)
    assert.is(await isOffered(() => ok(paymentIn(state))), false, state);
});

placed.run();
