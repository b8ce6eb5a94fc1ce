import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { Refusal } from '../../../src/server/errors.ts';
import { findOrderRow } from '../../../src/server/orders/store/order-rows.ts';
import { deliverStored } from '../../../src/server/staff/orders/deliver-order.ts';
import { commandActor } from '../../../src/server/staff/store/acts.ts';
import { advance, mailsAbout } from '../../support/server/orders/due-letters.ts';
import { program } from '../../support/server/samples.ts';
import { startOffice } from '../../support/server/staff/office.ts';
import { officeOrders } from '../../support/server/staff/office-orders.ts';
import { startForTest } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const acting = suite('acts on orders in the office');
const office = startForTest(acting, startOffice);
const { place, placePaid, page, act, upload, acts } = officeOrders(office);
let as: string;
let token: string;
acting.before.each(async () => {
  as = await office.enterAs('manager');
  token = await office.register('ada@example.com');
});
const subjects = async (code: string) => {
  await advance(office, 200_000);
  return (await mailsAbout(office, code)).map(({ subject }) => subject);
};
const hour = 3_600_000;
const isoIn = (ms: number) => new Date(office.clock.now + ms).toISOString();

acting('OFF-02 a payment by hand is noted with amount and reference, once', async () => {
  const code = await place(token);
  const payment = { cents: 1196, reference: 'Transfer 4711' };
  assert.is(await act(as, calls.markPaid, code, { ...payment, cents: 1195 }), 'cents');
  assert.is((await page(as, code)).statusId, 1);
  const both = await Promise.all([
    act(as, calls.markPaid, code, payment),
    act(as, calls.markPaid, code, payment),
  ]);
  assert.equal(both.sort(), [204, 409], 'the second manager is told');
  const { payments, statusId } = await page(as, code);
  assert.equal(
    [statusId, payments.map(({ reference, isByHand, cents }) => [reference, isByHand, cents])],
    [2, [['Transfer 4711', true, 1196]]],
  );
  const log = await acts(as, code);
  assert.equal([log.length, log[0].act, log[0].after], [1, 'markPaid', payment]);
  assert.ok((await subjects(code)).some((subject) => subject.includes('is paid')));
});

acting(
  'OFF-02 an order is assigned, also in place of another writer, unless somebody was faster',
  async () => {
    const code = await placePaid(token);
    const assign = (writerCode: string, insteadOf?: string) =>
      act(as, calls.assignWriter, code, { writerCode, insteadOf });
    assert.is(await assign('W0'), 'writerCode');
    assert.is(await assign('w1001', ''), 204);
    assert.is(await assign('W10023', ''), 409);
    assert.is(await assign('W10023', 'W1001'), 204);
    assert.is(await assign('W10023'), 204);
    const order = await page(as, code);
    assert.is(order.writerCode, 'W10023');
    assert.is(order.writers.find((one) => one.code === 'W10023')?.openOrders, 1);
    assert.is((await acts(as, code)).filter((one) => one.act === 'assignWriter').length, 2);
    assert.is(await act(as, calls.assignWriter, await place(token), { writerCode: 'W1001' }), 409);
  },
);

acting(
  'OFF-02 several files are delivered with a message, and a repeated request delivers nothing',
  async () => {
    const code = await placePaid(token);
    const fileIds = [await upload(as), await upload(as)];
    assert.is(await act(as, calls.deliverOrder, code, { fileIds }), 409, 'nobody has the order');
    await act(as, calls.assignWriter, code, { writerCode: 'W1001' });
    assert.is(await act(as, calls.startOrder, code), 204);
    assert.is(await act(as, calls.startOrder, code), 409);
    assert.is(await act(as, calls.deliverOrder, code, { fileIds, message: 'x'.repeat(9000) }), 'message');
    assert.is((await page(as, code)).statusId, 3, 'nothing half saved');
    const delivery = { fileIds, message: 'Both versions.' };
    const deliver = () => act(as, calls.deliverOrder, code, delivery);
    assert.equal(await Promise.all([deliver(), deliver()]), [204, 204], 'at the same time');
    assert.is(await deliver(), 204);
    const order = await page(as, code);
    assert.equal(
      [order.statusId, order.files.length, order.messages.map(({ text }) => text)],
      [12, 2, ['Both versions.']],
    );
    assert.is((await acts(as, code)).filter((one) => one.act === 'deliverOrder').length, 1);
    assert.equal((await subjects(code)).filter((subject) => subject.includes('is delivered')).length, 1);
    const elsewhere = await placePaid(token);
    await act(as, calls.assignWriter, elsewhere, { writerCode: 'W1001' });
    const mine = (await office.upload(token)).body.id;
    for (const id of [1, mine, fileIds[0]])
      assert.is(await act(as, calls.deliverOrder, elsewhere, { fileIds: [id ?? 0] }), 'fileIds');
    const bad = { as, payload: { file: new File([program], 'paper.pdf') } };
    assert.is((await office.ask(calls.uploadStaffFile, bad)).status, 415);
  },
);

acting('OFF-02 a delivery that is under way does not undo a reassignment', async () => {
  const code = await placePaid(token);
  await act(as, calls.assignWriter, code, { writerCode: 'W1001' });
  const read = await findOrderRow(office.deps.db, code);
  if (!read) throw new Error('The order is missing.');
  const fileIds = [await upload(as)];
  await act(as, calls.assignWriter, code, { writerCode: 'W10023' });
  const actor = commandActor(office.clock.now);
  const late = await deliverStored(office.deps.db, { order: read, actor }, { fileIds, message: '' }).catch(
    (error: unknown) => error instanceof Refusal,
  );
  assert.equal([late, (await page(as, code)).writerCode], [true, 'W10023']);
});

acting('OFF-02 a deadline is only moved to a later time, and the customer is told', async () => {
  const code = await placePaid(token);
  const extend = (deadlineAt: string, message = 'The source is lent out.') =>
    act(as, calls.extendDeadline, code, { deadlineAt, message });
  const unknown = ['tomorrow', '2999-02-31T00:00:00Z', '9999-12-31T23:59:59-23:59'];
  for (const time of [...unknown, isoIn(-hour), isoIn(hour)])
    assert.is(await extend(time), 'deadlineAt', time);
  const later = isoIn(60 * 24 * hour);
  assert.is(await extend(later, ' '), 'message');
  assert.is(await extend(later), 204);
  const order = await page(as, code);
  assert.is(Date.parse(order.deadlineAt ?? ''), Date.parse(later));
  assert.is(order.messages[0]?.text, 'The source is lent out.');
  assert.is(await extend(later), 'deadlineAt');
  assert.is(await extend(isoIn(61 * 24 * hour)), 204);
  assert.is((await page(as, code)).messages.length, 2, 'the same text is told again');
  const log = (await acts(as, code)).filter((one) => one.act === 'extendDeadline');
  assert.ok(log.some(({ after }) => Date.parse(String(after.deadlineAt)) === Date.parse(later)));
  assert.ok((await subjects(code)).some((subject) => subject.includes('your writer has written')));
  assert.is(
    await act(as, calls.extendDeadline, await place(token), { deadlineAt: later, message: 'x' }),
    409,
  );
});

acting(
  'OFF-02 an unpaid order is cancelled, a customer answered, and a note kept for the office',
  async () => {
    const code = await place(token);
    assert.is(await act(as, calls.answerCustomer, code, { text: '  ' }), 'text');
    assert.is(await act(as, calls.answerCustomer, code, { text: 'Do you still need it?' }), 201);
    assert.is(await act(as, calls.answerCustomer, code, { text: 'Do you still need it?' }), 201);
    assert.is(await act(as, calls.noteOrder, code, { text: 'Called, no answer.' }), 204);
    assert.is(await act(as, calls.cancelUnpaidOrder, code), 204);
    assert.is(await act(as, calls.cancelUnpaidOrder, code), 409);
    assert.equal((await acts(as, code)).map((one) => one.act).sort(), [
      'answerCustomer',
      'cancelUnpaidOrder',
      'noteOrder',
    ]);
    const { body } = await office.send(calls.messages, { token, params: { orderId: code } });
    assert.equal(
      body.map(({ text }) => text),
      ['Do you still need it?'],
    );
    const leaving = await office.register();
    const left = await place(leaving);
    await office.send(calls.deleteAccount, { token: leaving, payload: { password: 'a quiet library' } });
    assert.is(
      await act(as, calls.answerCustomer, left, { text: 'Are you there?' }),
      409,
      'the customer has left',
    );
  },
);

acting.run();
