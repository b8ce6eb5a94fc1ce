import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { endOfDay, startOfDay } from '../../../src/server/database/time.ts';
import { sentences } from '../../../src/server/http/refusals.ts';
import { listWriters } from '../../../src/server/orders/store/writers.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { essay } from '../../support/server/samples.ts';
import { enterSite, startOffice } from '../../support/server/staff/office.ts';
import { startForTest } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const catalogue = suite('codes and writers in the office');
const office = startForTest(catalogue, startOffice);

const enter = async () => {
  const { read, act, acts } = await enterSite(office, 'manager');
  return {
    findCode: async (wanted: string) =>
      (await read(calls.staffDiscounts)).find(({ code }) => code === wanted),
    addCode: (payload: Fields) => act(calls.addDiscount, payload),
    changeCode: (code: string, payload: Fields) => act(calls.changeDiscount, payload, { code }),
    writers: () => read(calls.staffWriters),
    addWriter: (payload: Fields) => act(calls.addWriter, payload),
    changeWriter: (code: string, payload: Fields) => act(calls.changeWriter, payload, { code }),
    acts: async (about: string) => (await acts(about)).map(({ act }) => act),
  };
};

const quote = async (discountCode: string) => {
  const { body } = await office.send(calls.calculatePrice, { payload: { ...essay, discountCode } });
  return body.totalPriceConverted === undefined ? body[0].message : 'accepted';
};

catalogue('OFF-03 a code can be added, paused, changed and ended, and each act is in the log', async () => {
  const manager = await enter();
  assert.is(await manager.addCode({ code: 'spring', type: 'percent', value: 12.5 }), 200);
  assert.is(await quote('SPRING'), 'accepted');
  assert.is(await manager.addCode({ code: 'SPRING', type: 'fixed', value: 1 }), 'code');
  await manager.changeCode('SPRING', { isPaused: true });
  assert.is(await quote('SPRING'), 'discountUnknown');
  assert.is(await manager.changeCode('spring', { isPaused: false }), 200);
  assert.is(await quote('SPRING'), 'accepted');
  const token = await office.register();
  await office.send(calls.createOrder, { token, payload: { ...essay, discountCode: 'SPRING' } });
  await manager.changeCode('SPRING', { isEnded: true });
  assert.is(await quote('SPRING'), 'discountExpired');
  const spring = await manager.findCode('SPRING');
  assert.equal([spring?.status, spring?.uses], ['ended', 1]);
  assert.is((await manager.acts('code SPRING of localhost')).length, 4);
  assert.is(await manager.changeCode('NOBODY', { isPaused: true }), 'notFound');
});

catalogue('OFF-03 a code is valid until the last minute of its last day where the site is', async () => {
  const manager = await enter();
  const { failure } = providerCommands(() => office);
  assert.match(await failure('set', 'localhost', 'time_zone', '"Nowhere"'), 'must be a time zone');
  await office.changeSite('time_zone', 'Asia/Tokyo');
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const lastDay = day(office.clock.now + 3 * 86_400_000);
  const code = { code: 'DAYS', type: 'percent', value: 10 };
  const firstDay = day(office.clock.now + 2 * 86_400_000);
  assert.is(await manager.addCode({ ...code, firstDay: lastDay, lastDay: firstDay }), 'lastDay');
  assert.is(await manager.addCode({ ...code, firstDay: '2030-02-31' }), 'firstDay');
  assert.is(await manager.addCode({ ...code, firstDay, lastDay }), 200);
  assert.is(await quote('DAYS'), 'discountUnknown');
  office.clock.now = Date.parse(`${lastDay}T23:59:30+09:00`);
  assert.is(await quote('DAYS'), 'accepted');
  assert.is((await manager.findCode('DAYS'))?.lastDay, lastDay);
  office.clock.now += 30_000;
  assert.is(await quote('DAYS'), 'discountExpired');
});

catalogue('days begin with their first minute where clocks are put forward or back', () => {
  for (const [timeZone, day, begins, ends] of [
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
    // At midnight clocks in Beirut are put forward, and those in Havana show midnight again an hour later.
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00Z', '2026-03-29T21:00Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
  ] as const) {
    const times = [startOfDay(day, timeZone), endOfDay(day, timeZone)];
    assert.equal(times, [Date.parse(begins), Date.parse(ends)], timeZone);
  }
});

catalogue('OFF-03 a code is refused beyond its limits, also to simultaneous orders', async () => {
  const manager = await enter();
  const tokens = [await office.register(), await office.register()];
  const place = async (discountCode: string, token = tokens[0], numberElements = 1) => {
    const payload = { ...essay, numberElements, discountCode };
    const { status, body } = await office.send(calls.createOrder, { token, payload });
    return status === 201 ? 'placed' : Object(body)[0].message;
  };
  const code = { type: 'percent', value: 10 };
  await manager.addCode({ ...code, code: 'ONCE', maximumUses: 1 });
  const both = await Promise.all(tokens.map((token) => place('ONCE', token)));
  assert.equal(both.sort(), [sentences.codeUsedUp, 'placed']);
  assert.is(await quote('ONCE'), sentences.codeUsedUp);
  await manager.changeCode('ONCE', { maximumUses: null });
  assert.is(await quote('ONCE'), 'accepted');
  await manager.addCode({ ...code, code: 'EACH', maximumUsesPerCustomer: 1, minimumDollars: 20 });
  assert.is(await quote('EACH'), 'discountMinimum:20');
  assert.is(await place('EACH'), 'discountMinimum:20');
  assert.is(await place('EACH', tokens[0], 2), 'placed');
  assert.is(await place('EACH', tokens[0], 2), sentences.codeUsedByClient);
  assert.is(await place('EACH', tokens[1], 2), 'placed');
  const { maximumUses, maximumUsesPerCustomer, minimumDollars, uses } = Object(
    await manager.findCode('EACH'),
  );
  assert.equal([maximumUses, maximumUsesPerCustomer, minimumDollars, uses], [null, 1, 20, 2]);
});

catalogue('OFF-03 a code that makes a paper free is saved only when it is confirmed', async () => {
  const manager = await enter();
  for (const [type, value] of [
    ['percent', 100],
    ['fixed', 500],
  ] as const) {
    const code = { code: `FREE-${value}`, type, value };
    assert.is(await manager.addCode(code), 'isConfirmed');
    assert.is(await manager.addCode({ ...code, isConfirmed: true }), 200);
    assert.is(await manager.changeCode(code.code, { value: 10 }), 200);
    assert.is(await manager.changeCode(code.code, { value }), 'isConfirmed');
  }
  assert.is(await manager.addCode({ code: 'X', type: 'percent', value: 101 }), 'value');
  assert.is(await manager.addCode({ code: 'X Y', type: 'percent', value: 1 }), 'code');
});

catalogue('OFF-03 a writer is added, graded and turned off, and then offered to nobody', async () => {
  const manager = await enter();
  const { grades } = await manager.writers();
  const [first, second] = grades.map(({ id }) => id);
  assert.is(await manager.addWriter({ code: 'X1', gradeId: first }), 'code');
  assert.is(await manager.addWriter({ code: 'W77', gradeId: 9999 }), 'gradeId');
  assert.is(await manager.addWriter({ code: 'w77', gradeId: first }), 200);
  const lookUp = async () => {
    const { status, body } = await office.send(calls.preferredWriter, { params: { code: 'W77' } });
    return status === 200 ? body.gradeId : status;
  };
  assert.is(await lookUp(), first);
  await manager.changeWriter('W77', { gradeId: second });
  assert.is(await lookUp(), second);
  await manager.changeWriter('W77', { isActive: false });
  assert.is(await lookUp(), 404);
  const assignable = (await listWriters(office.deps.db, 1)).map(({ code }) => code);
  assert.not(assignable.includes('W77'));
  const found = (await manager.writers()).writers.find(({ code }) => code === 'W77');
  assert.equal([found?.isActive, found?.openOrders, found?.averageRating], [false, 0, null]);
  assert.is((await manager.acts('writer W77 of localhost')).length, 3);
});

catalogue.run();
