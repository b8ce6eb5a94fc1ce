import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { Refusal } from '../../../src/server/errors.ts';
import { findOrderRow } from '../../../src/server/orders/store/order-rows.ts';
import { deliverStored } from '../../../src/server/staff/orders/deliver-order.ts';
import { assignWriter } from '../../../src/server/staff/orders/order-acts.ts';
import { commandActor } from '../../../src/server/staff/store/acts.ts';
import { advance, mailsAbout } from '../../support/server/orders/due-letters.ts';
import { program } from '../../support/server/samples.ts';
import { startOfficeOrders } from '../../support/server/staff/office-orders.ts';
import { password } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const acting = suite('acts on orders in the office');
const { office, on, act, acts, page, upload, place, placePaid, assign } = startOfficeOrders(acting);
const subjects = async () => {
  await advance(office, 200_000);
  return (await mailsAbout(office, on.code)).map(({ subject }) => subject);
};
const hour = 3_600_000;
const isoIn = (ms: number) => new Date(office.clock.now + ms).toISOString();

acting('OFF-02 a payment by hand is noted with amount and reference, once', async () => {
  await place();
  const payment = { cents: 1196, reference: 'Transfer 4711' };
  assert.is(await act(calls.markPaid, { ...payment, cents: 1195 }), 'cents');
  assert.is((await page()).statusId, 1);
  const both = await Promise.all([act(calls.markPaid, payment), act(calls.markPaid, payment)]);
  assert.equal(both.sort(), [204, 'statusForbidden'], 'the second manager is told');
  const { payments, statusId } = await page();
  assert.equal(
    [statusId, payments.map(({ reference, isByHand, cents }) => [reference, isByHand, cents])],
    [2, [['Transfer 4711', true, 1196]]],
  );
  const log = await acts();
  assert.equal([log.length, log[0].act, log[0].after], [1, 'markPaid', payment]);
  assert.ok((await subjects()).some((subject) => subject.includes('is paid')));
});

acting('OFF-02 orders are assigned, also in place of another writer, unless someone was faster', async () => {
  await placePaid();
  assert.is(await assign('W0'), 'writerCode');
  assert.is(await assign('w1001', ''), 204);
  assert.is(await assign('W10023', ''), 'orderMovedOn');
  assert.is(await assign('W10023', 'W1001'), 204);
  assert.is(await assign('W10023'), 204);
  const order = await page();
  assert.is(order.writerCode, 'W10023');
  assert.is(order.writers.find((one) => one.code === 'W10023')?.openOrders, 1);
  assert.is((await acts()).filter((one) => one.act === 'assignWriter').length, 2);
  await place();
  assert.is(await assign('W1001'), 'statusForbidden');
});

acting('OFF-02 several files are delivered with a message, and a retry delivers nothing', async () => {
  await placePaid();
  const fileIds = [await upload(), await upload()];
  assert.is(await act(calls.deliverOrder, { fileIds }), 'writerMissing');
  await assign('W1001');
  assert.is(await act(calls.startOrder), 204);
  assert.is(await act(calls.startOrder), 'statusForbidden');
  assert.is(await act(calls.deliverOrder, { fileIds, message: 'x'.repeat(9000) }), 'message');
  assert.is((await page()).statusId, 3, 'nothing half saved');
  const delivery = { fileIds, message: 'Both versions.' };
  const deliver = () => act(calls.deliverOrder, delivery);
  assert.equal(await Promise.all([deliver(), deliver()]), [204, 204], 'at the same time');
  assert.is(await deliver(), 204);
  const order = await page();
  assert.equal(
    [order.statusId, order.files.length, order.messages.map(({ text }) => text)],
    [12, 2, ['Both versions.']],
  );
  assert.is((await acts()).filter((one) => one.act === 'deliverOrder').length, 1);
  assert.equal((await subjects()).filter((subject) => subject.includes('is delivered')).length, 1);
  await placePaid();
  await assign('W1001');
  const mine = (await office.upload(on.token)).body.id;
  for (const id of [1, mine, fileIds[0]])
    assert.is(await act(calls.deliverOrder, { fileIds: [id ?? 0] }), 'fileIds');
  const bad = { as: on.as, payload: { file: new File([program], 'paper.pdf') } };
  assert.is((await office.ask(calls.uploadStaffFile, bad)).status, 415);
});

/** Returns the order as it is now, for an act that comes late. */
const readStored = async () => {
  const order = await findOrderRow(office.deps.db, on.code);
  if (!order) throw new Error('The order is missing.');
  return { order, actor: commandActor(office.clock.now) };
};
const refusalNameOf = (act: Promise<unknown>) =>
  act.catch((error: unknown) => (error instanceof Refusal ? error.reason : error));

acting('OFF-02 a delivery that is under way does not undo a reassignment', async () => {
  await placePaid();
  await assign('W1001');
  const read = await readStored();
  const fileIds = [await upload()];
  await assign('W10023');
  const late = await refusalNameOf(deliverStored(office.deps.db, read, { fileIds, message: '' }));
  assert.equal([late, (await page()).writerCode], ['orderMovedOn', 'W10023']);
});

acting('OFF-01 a writer does not take an order that another one has just taken', async () => {
  await placePaid();
  const read = await readStored();
  await assign('W10023');
  const late = await refusalNameOf(
    assignWriter(office.deps.db, read, { writerCode: 'W1001', insteadOf: undefined, isOwn: true }),
  );
  assert.equal([late, (await page()).writerCode], ['orderTaken', 'W10023']);
});

acting('OFF-02 a deadline is only moved to a later time, and the customer is told', async () => {
  await placePaid();
  const extend = (deadlineAt: string, message = 'The source is lent out.') =>
    act(calls.extendDeadline, { deadlineAt, message });
  const unknown = ['tomorrow', '2999-02-31T00:00:00Z', '9999-12-31T23:59:59-23:59'];
  for (const time of [...unknown, isoIn(-hour), isoIn(hour)])
    assert.is(await extend(time), 'deadlineAt', time);
  const later = isoIn(60 * 24 * hour);
  assert.is(await extend(later, ' '), 'message');
  assert.is(await extend(later), 204);
  const order = await page();
  assert.is(Date.parse(order.deadlineAt ?? ''), Date.parse(later));
  assert.is(order.messages[0]?.text, 'The source is lent out.');
  assert.is(await extend(later), 'deadlineAt');
  assert.is(await extend(isoIn(61 * 24 * hour)), 204);
  assert.is((await page()).messages.length, 2, 'the same text is told again');
  const log = (await acts()).filter((one) => one.act === 'extendDeadline');
  assert.ok(log.some(({ after }) => Date.parse(String(after.deadlineAt)) === Date.parse(later)));
  assert.ok((await subjects()).some((subject) => subject.includes('your writer has written')));
  await place();
  assert.is(await extend(later), 'statusForbidden');
});

acting('OFF-02 an unpaid order is cancelled, a customer answered, and an office note kept', async () => {
  await place();
  assert.is(await act(calls.answerCustomer, { text: '  ' }), 'text');
  assert.is(await act(calls.answerCustomer, { text: 'Do you still need it?' }), 201);
  assert.is(await act(calls.answerCustomer, { text: 'Do you still need it?' }), 201);
  assert.is(await act(calls.noteOrder, { text: 'Called, no answer.' }), 204);
  assert.is(await act(calls.cancelUnpaidOrder), 204);
  assert.is(await act(calls.cancelUnpaidOrder), 'statusForbidden');
  assert.equal((await acts()).map((one) => one.act).sort(), [
    'answerCustomer',
    'cancelUnpaidOrder',
    'noteOrder',
  ]);
  const { body } = await office.send(calls.messages, { token: on.token, params: { orderId: on.code } });
  assert.equal(
    body.map(({ text }) => text),
    ['Do you still need it?'],
  );
  on.token = await office.register();
  await place();
  await office.send(calls.deleteAccount, { token: on.token, payload: { password } });
  assert.is(await act(calls.answerCustomer, { text: 'Are you there?' }), 'customerLeft');
});

acting.run();
