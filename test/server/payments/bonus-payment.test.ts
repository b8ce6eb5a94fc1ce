import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { addCode } from '../../support/server/orders/add-code.ts';
import { earnBonus, placedOrder, storageOf } from '../../support/server/orders/delivered-order.ts';
import { startWithServices } from '../../support/server/orders/start-with-payment.ts';
import { refusalOf } from '../../support/server/send.ts';

const paying = suite('bonus and payment');
const { stripe, server, on, ask, begin, deliver } = startWithServices(paying);

paying.before.each(async () => void (await earnBonus(server, on.token, 500)));

const change = (useBonus: number) => ask(calls.changeBonus, { useBonus });
const beginPaymentOfOrder = async (): Promise<string> => (await begin()).body.url;
const amountOf = (session: string) =>
  stripe.sessions.get(session)?.fields.get('line_items[0][price_data][unit_amount]');
const balance = async () => (await storageOf(server, on.token)).balance;

paying('BON-01 a payment page with the old amount is closed before the amount changes', async () => {
  assert.is(await beginPaymentOfOrder(), stripe.pageOf('cs_test_1'));
  assert.is((await change(500)).status, 200);
  assert.is(stripe.endedSessions.get('cs_test_1'), 'expired');
  assert.is(await beginPaymentOfOrder(), stripe.pageOf('cs_test_2'));
  assert.equal([amountOf('cs_test_1'), amountOf('cs_test_2')], ['1196', '696']);
  assert.is((await change(0)).status, 200);
  assert.is(stripe.endedSessions.get('cs_test_2'), 'expired');
  // The amount is the same as at first, but the payment page is a new one.
  assert.is(await beginPaymentOfOrder(), stripe.pageOf('cs_test_3'));
  assert.is(amountOf('cs_test_3'), '1196');
  assert.is(await balance(), 500);
});

paying('MON-02 the server accepts Stripe’s late events about a replaced payment page', async () => {
  await beginPaymentOfOrder();
  await change(500);
  for (const type of ['checkout.session.expired', 'checkout.session.async_payment_failed']) {
    assert.is(await deliver(stripe.message('cs_test_1', type)), 204);
  }
});

paying('BON-01 the bonus of an order cannot be changed while a payment is being confirmed', async () => {
  await beginPaymentOfOrder();
  const isPending = { payment_status: 'unpaid' };
  await deliver(stripe.message('cs_test_1', 'checkout.session.completed', isPending));
  const refused = await change(500);
  assert.is(refusalOf(refused), 'paymentPending');
  assert.is(await balance(), 500);
  assert.not(stripe.endedSessions.has('cs_test_1'));
});

paying('MON-02 an amount below the payment service’s minimum is paid by hand', async () => {
  await addCode(server, 'NEARLY', { type: 'fixed', value: 11.56 });
  on.code = await placedOrder(server, on.token, { discountCode: 'NEARLY' });
  assert.is((await ask(calls.payment)).body.way, 'manual');
  assert.is(refusalOf(await begin()), 'manualPayment');
  assert.is(stripe.sessions.size, 0);
});

paying('BON-01 the bonus of an order cannot be changed after its payment page was paid', async () => {
  await beginPaymentOfOrder();
  stripe.endedSessions.set('cs_test_1', 'complete');
  assert.is(refusalOf(await change(500)), 'paymentPending');
  assert.is(await balance(), 500);
});

paying('BON-01 the bonus cannot be changed while an open payment page cannot be closed', async () => {
  await beginPaymentOfOrder();
  await stripe.stop();
  assert.is(refusalOf(await change(500)), 'paymentPageNotClosed');
  assert.is(await balance(), 500);
});

paying('BON-01 a payment page that was opened while the amount changed is closed', async () => {
  // The bonus is changed after the payment page was requested and before the page is recorded.
  stripe.beforeResponses.push(async () => assert.is((await change(500)).status, 200));
  assert.is(refusalOf(await begin()), 'orderChanged');
  assert.is(stripe.endedSessions.get('cs_test_1'), 'expired');
  assert.is(await beginPaymentOfOrder(), stripe.pageOf('cs_test_2'));
  assert.is(amountOf('cs_test_2'), '696');
});

paying('BON-01 the bonus cannot be changed while another payment page has just been opened', async () => {
  // The other page is opened after the change has closed the open pages, and before it is stored.
  await beginPaymentOfOrder();
  stripe.beforeResponses.push(async () => {
    await server.deps.db.updateTable('payments').set({ state: 'expired' }).execute();
    await beginPaymentOfOrder();
  });
  assert.is(refusalOf(await change(500)), 'paymentJustOpened');
  assert.is(await balance(), 500);
});

paying('BON-01 an order that the bonus pays in full needs no payment page', async () => {
  await server.deps.db.updateTable('bonus_entries').set({ cents: 3000 }).execute();
  await beginPaymentOfOrder();
  assert.is((await change(3000)).body.statusId, 2);
  assert.is(stripe.endedSessions.get('cs_test_1'), 'expired');
  assert.is((await begin()).status, 409);
});

paying('BON-01 an order of 50 cents, the payment service’s minimum, is paid online', async () => {
  await earnBonus(server, on.token, 646);
  assert.is((await change(1146)).status, 200);
  assert.is(await beginPaymentOfOrder(), stripe.pageOf('cs_test_1'));
  assert.is(amountOf('cs_test_1'), '50');
});

paying.run();
