import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { listWriters } from '../../../src/server/orders/store/writers.ts';
import { essay } from '../../support/server/orders/essay.ts';
import { siteHost } from '../../support/server/send.ts';
import { officeHeaders, startOffice } from '../../support/server/staff/office.ts';
import { startForTest } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const catalogue = suite('codes and writers in the office');
const office = startForTest(catalogue, startOffice);
const params = { siteHost };

const enter = async () => {
  const as = await office.enterAs('manager');
  const headers = officeHeaders(as);
  const send = (call: Parameters<typeof office.ask>[0], payload: Fields, code = '') =>
    office.ask(call, { as, params: { ...params, code }, payload, encoding: 'json' });
  return {
    codes: async () => (await office.send(calls.staffDiscounts, { params, headers })).body,
    addCode: (payload: Fields) => send(calls.addDiscount, payload),
    changeCode: (code: string, payload: Fields) => send(calls.changeDiscount, payload, code),
    writers: async () => (await office.send(calls.staffWriters, { params, headers })).body,
    addWriter: (payload: Fields) => send(calls.addWriter, payload),
    changeWriter: (code: string, payload: Fields) => send(calls.changeWriter, payload, code),
    acts: async (about: string) =>
      (await office.send(calls.staffActs, { headers, payload: { about } })).body.map(({ act }) => act),
  };
};
type Sent = Awaited<ReturnType<Awaited<ReturnType<typeof enter>>['addCode']>>;
const refusedField = ({ status, body }: Sent) => (status === 422 ? Object(body)[0].property : status);

const quote = async (discountCode: string) => {
  const { body } = await office.send(calls.calculatePrice, { payload: { ...essay, discountCode } });
  return body.totalPriceConverted === undefined ? body[0].message : 'accepted';
};

catalogue('OFF-03 a code can be added, paused, changed and ended, and each act is in the log', async () => {
  const manager = await enter();
  const added = await manager.addCode({ code: 'spring', type: 'percent', value: 12.5 });
  assert.is(added.status, 200);
  assert.is(await quote('SPRING'), 'accepted');
  assert.is(refusedField(await manager.addCode({ code: 'SPRING', type: 'fixed', value: 1 })), 'code');
  await manager.changeCode('SPRING', { isPaused: true });
  assert.is(await quote('SPRING'), 'discountUnknown');
  assert.is((await manager.changeCode('spring', { isPaused: false })).status, 200);
  assert.is(await quote('SPRING'), 'accepted');
  const token = await office.register();
  await office.send(calls.createOrder, { token, payload: { ...essay, discountCode: 'SPRING' } });
  await manager.changeCode('SPRING', { isEnded: true });
  assert.is(await quote('SPRING'), 'discountExpired');
  const spring = (await manager.codes()).find(({ code }) => code === 'SPRING');
  assert.is(spring?.status, 'ended');
  assert.is(spring?.uses, 1);
  assert.is((await manager.acts('code SPRING of localhost')).length, 4);
  assert.is((await manager.changeCode('NOBODY', { isPaused: true })).status, 404);
});

catalogue('OFF-03 a code is valid until the last minute of its last day', async () => {
  const manager = await enter();
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const lastDay = day(office.clock.now + 2 * 86_400_000);
  const code = { code: 'DAYS', type: 'percent', value: 10 };
  const firstDay = day(office.clock.now + 86_400_000);
  assert.is(
    refusedField(await manager.addCode({ ...code, firstDay: lastDay, lastDay: firstDay })),
    'lastDay',
  );
  assert.is(refusedField(await manager.addCode({ ...code, firstDay: '2030-02-31' })), 'firstDay');
  assert.is((await manager.addCode({ ...code, firstDay, lastDay })).status, 200);
  assert.is(await quote('DAYS'), 'discountUnknown');
  office.clock.now = Date.parse(`${lastDay}T23:59:30Z`);
  assert.is(await quote('DAYS'), 'accepted');
  assert.is((await manager.codes()).find(({ code }) => code === 'DAYS')?.lastDay, lastDay);
  office.clock.now += 30_000;
  assert.is(await quote('DAYS'), 'discountExpired');
});

catalogue('OFF-03 a code that makes a paper free is saved only when it is confirmed', async () => {
  const manager = await enter();
  for (const [type, value] of [
    ['percent', 100],
    ['fixed', 500],
  ] as const) {
    const code = { code: `FREE-${value}`, type, value };
    assert.is(refusedField(await manager.addCode(code)), 'isConfirmed');
    assert.is((await manager.addCode({ ...code, isConfirmed: true })).status, 200);
    assert.is((await manager.changeCode(code.code, { value: 10 })).status, 200);
    assert.is(refusedField(await manager.changeCode(code.code, { value })), 'isConfirmed');
  }
  assert.is(refusedField(await manager.addCode({ code: 'X', type: 'percent', value: 101 })), 'value');
  assert.is(refusedField(await manager.addCode({ code: 'X Y', type: 'percent', value: 1 })), 'code');
});

catalogue('OFF-03 a writer is added, graded and turned off, and then offered to nobody', async () => {
  const manager = await enter();
  const { grades } = await manager.writers();
  const [first, second] = grades.map(({ id }) => id);
  assert.is(refusedField(await manager.addWriter({ code: 'X1', gradeId: first })), 'code');
  assert.is(refusedField(await manager.addWriter({ code: 'W77', gradeId: 9999 })), 'gradeId');
  assert.is((await manager.addWriter({ code: 'w77', gradeId: first })).status, 200);
  const lookUp = async () => {
    const { status, body } = await office.send(calls.preferredWriter, { params: { code: 'W77' } });
    return status === 200 ? body.gradeId : status;
  };
  assert.is(await lookUp(), first);
  await manager.changeWriter('W77', { gradeId: second });
  assert.is(await lookUp(), second);
  await manager.changeWriter('W77', { isActive: false });
  assert.is(await lookUp(), 404);
  assert.not(
    (await listWriters(office.deps.db, 1)).some(({ code }) => code === 'W77'),
    'not assignable',
  );
  const found = (await manager.writers()).writers.find(({ code }) => code === 'W77');
  assert.equal([found?.isActive, found?.openOrders, found?.averageRating], [false, 0, null]);
  assert.is((await manager.acts('writer W77 of localhost')).length, 3);
});

catalogue.run();
