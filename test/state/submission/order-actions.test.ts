import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Payment } from '../../../src/api/resources/order.ts';
import { httpFailure } from '../../../src/api/result.ts';
import { offline, ok } from '../../support/state/fixture-context.ts';
import { openStepTwo } from '../../support/state/fixture-order-form.ts';

const placed = suite('a placed order on return to the form');

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
