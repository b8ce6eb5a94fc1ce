import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../../src/api/call.ts';
import * as calls from '../../../../src/api/calls.ts';
import { onePage, startOfficeWithStripe } from '../../../support/server/staff/office-orders.ts';
import { type ReadMail, readMails } from '../../../support/services/read-mail.ts';

// Runs on PostgreSQL too.
const changing = suite('changes of orders in the office');
const started = startOfficeWithStripe(changing);
const { stripe, office, on, page, act, acts, assign, state, begin, deliver, quote, pay } = started;
const { place, placePaid, placeAndPay, change, readOrder, refund, refundedAt } = started;
const letterAbout = async (words: string) => {
  await office.deps.letterSender.sendDueLetters();
  const isAbout = ({ to, subject }: ReadMail) =>
    to === 'ada@example.com' && subject.includes(`${on.code} ${words}`);
  return (await readMails(office)).findLast(isAbout)?.text ?? '';
};

changing('OFF-02 an unpaid order gets the new price, which was shown before', async () => {
  await place({ useBonus: 0 });
  await begin();
  assert.equal(await quote({ numberElements: '3' }), {
    totalPriceConverted: 35.88,
    differenceCents: 2 * onePage,
    dueCents: 0,
    refundCents: 0,
    bonusCents: 0,
  });
  const { version } = await page();
  const asked = { numberElements: '3', topic: 'Wide margins', spacingType: 'single', version };
  assert.is(
    await act(calls.changeOrder, { ...asked, expectedTotalConverted: 35.88 }),
    'expectedTotalConverted',
  );
  const agreed = { ...asked, expectedTotalConverted: 71.76 };
  const both = await Promise.all([act(calls.changeOrder, agreed), act(calls.changeOrder, agreed)]);
  assert.equal(both.sort(), [204, 'orderMovedOn'], 'the second manager is told');
  assert.is(await act(calls.changeOrder, agreed), 'orderMovedOn', 'a repeated request');
  const order = await readOrder();
  assert.equal(
    [order.topic, order.numberElements, order.totalPriceConverted, order.chargedCents, order.dueCents],
    ['Wide margins', 3, 71.76, 6 * onePage, 0],
  );
  assert.match(await letterAbout('is changed'), /3 pages[\s\S]*Amount: \$71\.76/);
  const [log] = await acts();
  assert.equal(
    [log.act, log.before.numberElements, log.after.numberElements, log.after.topic, log.after.priceCents],
    ['changeOrder', '1', '3', '12 characters', 6 * onePage],
  );
  await pay();
  assert.is((await readOrder()).statusId, 2, 'the page with the former amount is closed');
});

changing('OFF-02 what a paid order becomes dearer is paid on the page of the payment, once', async () => {
  await placeAndPay();
  assert.is(await change({ numberElements: '3', extrasIds: [1] }), 204);
  const { dueCents = 0, ...order } = await readOrder();
  assert.ok(dueCents > 2 * onePage);
  assert.equal([order.statusId, order.chargedCents, await state()], [2, onePage, 'due']);
  assert.match(
    await letterAbout('is changed'),
    /is left to pay[\s\S]*Pay the difference:\n\S+secure-payment/,
  );
  assert.is(await act(calls.markPaid, { cents: 1, reference: '' }), 'cents');
  const { url } = (await begin()).body;
  assert.is(await pay(), url, 'one page for the difference');
  for (const one of [1, 2])
    assert.is(await deliver(stripe.message(`cs_test_${one}`, 'checkout.session.completed')), 204);
  const settled = await readOrder();
  assert.equal([settled.chargedCents, settled.dueCents, await state()], [onePage + dueCents, 0, 'paid']);
  assert.match(await letterAbout('is paid'), /what was left to pay/);
  assert.is(await refund(onePage + dueCents, 0), 204);
  const amounts = [1, 2].map(refundedAt);
  assert.equal(
    [(await readOrder()).statusId, amounts],
    [18, [onePage, dueCents]],
    'both payments go back as a whole',
  );
  assert.is(stripe.refunds.size, 2);
});

changing('OFF-02 a paid order’s price cut goes back, of each payment as much as it was', async () => {
  await placeAndPay({ numberElements: '3' });
  await change({ numberElements: '4' });
  await pay();
  assert.is(await change({ numberElements: '2' }), 204);
  const amounts = [1, 2].map(refundedAt);
  assert.equal(amounts, [onePage, onePage], 'first the later payment');
  const { returnedCents, statusId, messages, numberElements } = await page();
  assert.equal([returnedCents, statusId, numberElements], [2 * onePage, 2, 2]);
  assert.is(messages.at(-1)?.text, '$23.92 of your payment for this order goes back to you.');
  assert.is(await change({ numberElements: '3' }), 204, 'dearer once more');
  assert.is((await readOrder()).dueCents, onePage);
  assert.is(await change({ numberElements: '2' }), 204, 'what is not paid does not go back');
  assert.equal([(await readOrder()).dueCents, (await page()).returnedCents], [0, 2 * onePage]);
});

changing('OFF-02 a difference that was paid in another way is noted, at once or later', async () => {
  await placePaid();
  assert.is(await change({ numberElements: '2' }, { isPaid: true, reference: 'Transfer 2' }), 204);
  assert.equal([(await readOrder()).chargedCents, (await readOrder()).dueCents], [2 * onePage, 0]);
  assert.is(await change({ numberElements: '3' }), 204);
  const later = { cents: onePage, reference: 'Transfer 3' };
  const both = await Promise.all([act(calls.markPaid, later), act(calls.markPaid, later)]);
  assert.equal(both.sort(), [204, 'statusForbidden']);
  const { payments, chargedCents } = await page();
  assert.is(chargedCents, 3 * onePage);
  assert.equal(payments.map(({ reference }) => reference).sort(), ['', 'Transfer 2', 'Transfer 3']);
});

changing('OFF-02 a change keeps to the rules of the form, and to the status of the order', async () => {
  await placePaid({ discountCode: 'WELCOME15' });
  const { discountCode, discountAmountConverted } = await readOrder();
  for (const [field, value] of [
    ['deadlineId', '999'],
    ['numberElements', '9999'],
    ['topic', ''],
  ] as const)
    assert.is(await act(calls.quoteChange, { [field]: value }), field);
  assert.is(await act(calls.quoteChange, { currencyId: '2' }), '', 'the currency stays');
  await change({ numberElements: '2' });
  const changed = await readOrder();
  assert.is(changed.discountCode, discountCode, 'a code for a first order stays');
  assert.ok(changed.discountAmountConverted >= discountAmountConverted);
  const { version } = await page();
  const wanted = { numberElements: '1', version, expectedTotalConverted: 11.96 };
  await assign('W1001');
  assert.is(await act(calls.changeOrder, wanted), 'orderMovedOn', 'somebody was faster');
  for (const statusId of [12, 13, 16, 17, 18]) {
    await office.deps.db
      .updateTable('orders')
      .set({ status_id: statusId })
      .where('code', '=', on.code)
      .execute();
    assert.is(await act(calls.quoteChange, { numberElements: '3' }), 'statusForbidden', String(statusId));
  }
});

changing('OFF-02 a changed order keeps its code, its rate and the price of what stays as it is', async () => {
  await placeAndPay({ numberElements: '2', discountCode: 'WELCOME15', currencyId: '2', extrasIds: [2] });
  const { totalPriceConverted: agreed } = await readOrder();
  const { db, sites } = office.deps;
  await db.updateTable('discounts').set({ type: 'fixed', amount: 100 }).execute();
  const { tariff, dictionaries } = (await sites.all())[0]?.bootstrap ?? {};
  for (const { cents } of tariff?.grids ?? []) for (const row of cents) row.fill(3000);
  for (const currency of dictionaries?.currency ?? []) currency.rate *= 2;
  const priceOf = async (fields: Fields) => (await quote(fields)).totalPriceConverted;
  assert.equal(await quote({ topic: 'Wide margins' }), {
    totalPriceConverted: agreed,
    differenceCents: 0,
    dueCents: 0,
    refundCents: 0,
    bonusCents: 0,
  });
  assert.is(await priceOf({ extrasIds: [2, 3] }), Math.round((agreed + 9.99 * 0.85 * 0.9) * 100) / 100);
  const { differenceCents } = await quote({ numberElements: '1' });
  assert.is(differenceCents, Math.round((30 + 9.99) * 85) - Math.round((2 * 11.96 + 9.99) * 85));
  assert.is(await change({ extrasIds: [''] }), 204);
  assert.is((await page()).returnedCents, Math.round(9.99 * 85));
});

changing.run();
