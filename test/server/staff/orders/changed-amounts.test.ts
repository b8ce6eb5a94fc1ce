import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { refusals } from '../../../../src/server/http/refusals.ts';
import { bumpVersion } from '../../../../src/server/sites/store/write-site.ts';
import { earnBonus, storageOf } from '../../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { onePage, startOfficeWithStripe } from '../../../support/server/staff/office-orders.ts';

const amounts = suite('what a changed order still costs, or gives back');
const started = startOfficeWithStripe(amounts);
const { stripe, office, orders, on, page, assign, ask, deliver, quote, place, placeAndPay, change } = started;
const { readOrder, refund, finish } = started;
const { run, failure } = providerCommands(() => office);
const balance = async () => (await storageOf(office, on.token)).balance;
/** Delivers a paper; returns the status, and what a refusal says. */
const handIn = async (as: string) => {
  const payload = { fileIds: [await orders.upload(as)] };
  const { status, body } = await office.ask(calls.deliverOrder, { as, params: { code: on.code }, payload });
  return [status, status === 204 ? '' : body[0].message];
};

amounts('OFF-02 an order is delivered once its new price is paid, and earns bonus for that', async () => {
  await placeAndPay();
  const writer = await office.enterAs('writer');
  await assign('W1001');
  await change({ numberElements: '3' });
  const [status, sentence] = await handIn(on.as);
  assert.is(status, 409);
  assert.match(String(sentence), /^\$23\.92 of the new price .* Mark the difference as paid/);
  assert.equal(await handIn(writer), [409, refusals.differenceUnpaid.message]);
  assert.match(await failure('deliver', on.code, 'paper.docx'), '$23.92 of its new price is not paid yet');
  assert.is((await page()).statusId, 2);
  assert.equal(await run('paid', on.code), [`${on.code} is paid.`]);
  assert.equal(await handIn(on.as), [204, '']);
  await ask(calls.approveOrder);
  assert.is(await balance(), 179);
});

amounts('BON-01 an order delivered with an open difference earns bonus for what is paid', async () => {
  await placeAndPay();
  await change({ numberElements: '4' });
  await office.deps.db.updateTable('orders').set({ status_id: 12 }).where('code', '=', on.code).execute();
  await ask(calls.approveOrder);
  assert.is(await balance(), 60);
});

amounts('OFF-02 BON-01 an order that bonus has paid gives bonus back when it becomes cheaper', async () => {
  await earnBonus(office, on.token, 3 * onePage);
  await place({ numberElements: '3', useBonus: 3 * onePage });
  assert.is((await page()).statusId, 2);
  const asked = await quote({ numberElements: '2' });
  assert.equal([asked.refundCents, asked.bonusCents], [0, onePage]);
  assert.is(await change({ numberElements: '2' }), 204);
  const { bonusUsedCents, statusId, messages } = await page();
  assert.equal(
    [bonusUsedCents, statusId, await balance(), stripe.refunds.size],
    [2 * onePage, 2, onePage, 0],
  );
  assert.is(messages.at(-1)?.text, '$11.96 is added to your Bonus Storage.');
  assert.is(await refund(0, 0), 204);
  assert.is(await balance(), 3 * onePage, 'the rest comes back once');
});

amounts('OFF-02 BON-01 what was paid goes back before the bonus, and the order goes on', async () => {
  await earnBonus(office, on.token, 2 * onePage);
  await placeAndPay({ numberElements: '3', useBonus: 2 * onePage });
  assert.is(await change({ numberElements: '1' }), 204);
  assert.is(await deliver(stripe.refundMessage('cs_test_1', onePage)), 204);
  const { statusId, returnedCents, bonusUsedCents } = await page();
  assert.equal([statusId, returnedCents, bonusUsedCents, await balance()], [2, onePage, onePage, onePage]);
  assert.is((await readOrder()).priceCents, onePage, 'the new price, although more was charged');
});

amounts('OFF-02 BON-01 a finished refund of all that was paid leaves an order to its bonus', async () => {
  await earnBonus(office, on.token, 2 * onePage);
  await placeAndPay({ numberElements: '3', useBonus: 2 * onePage });
  stripe.nextFailures.push(400);
  assert.is(await change({ numberElements: '1' }), 'refundFailed');
  assert.is(await finish(onePage), 204);
  const { statusId, waitingRefundCents, bonusUsedCents } = await page();
  assert.equal([statusId, waitingRefundCents, bonusUsedCents], [2, 0, onePage]);
});

for (const [kept, back] of [
  ['half', 300],
  ['nothing', 0],
] as const)
  amounts(`BON-01 of an order made cheaper, ${kept} of the rest gives that bonus share back`, async () => {
    await earnBonus(office, on.token, 600);
    await placeAndPay({ numberElements: '3', useBonus: 600 });
    await change({ numberElements: '2' });
    const rest = kept === 'half' ? (2 * onePage - 600) / 2 : 0;
    assert.is(await refund(rest, onePage, { isCancellation: true }), 204);
    assert.equal([(await readOrder()).bonusReturnedCents, await balance()], [back, back]);
  });

amounts('OFF-02 SHW-01 a changed order names the surcharge of its writer as the price has it', async () => {
  await placeAndPay({ writersPreferredCode: 'W10042' });
  const { db, sites } = office.deps;
  await db.updateTable('surcharges').set({ amount: 5000 }).where('kind', '=', 'grade').execute();
  await bumpVersion(db, 1);
  await sites.refresh();
  const surcharge = async () => (await readOrder()).writerSurcharge;
  await change({ extrasIds: [1] });
  assert.equal(await surcharge(), { percent: 35, priceConverted: 4.19 }, 'the work is as it was');
  await change({ numberElements: '2' });
  assert.equal(await surcharge(), { percent: 50, priceConverted: 11.96 }, 'the work has the price of today');
  await change({ topic: 'The printed page' });
  assert.equal(await surcharge(), { percent: 50, priceConverted: 11.96 });
  await change({ writerGradeId: '1' });
  assert.equal(await surcharge(), { percent: 0, priceConverted: 0 });
});

amounts('OFF-02 the office reads why an order cannot keep a bonus that was withdrawn', async () => {
  const earned = await earnBonus(office, on.token, 500);
  await place({ useBonus: 500 });
  await run('refund', earned);
  assert.is((await readOrder()).bonusUsedCents, 500);
  const body = await quote({ numberElements: '3' });
  assert.match(Object(body)[0].message, 'no longer holds the bonus that this order uses');
});

amounts.run();
