import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { PriceChange, WantedPrice } from '../../../src/api/resources/staff-catalogue.ts';
import { applyDuePlans } from '../../../src/server/staff/catalogue/plan-prices.ts';
import { enterSite, outcomeOf, startOffice } from '../../support/server/staff/office.ts';
import { startForTest } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const prices = suite('prices in the office');
const office = startForTest(prices, startOffice);

const header = 'serviceId,typeId,typeCategoryId,academicLevelId,deadlineId,price';
const place = { serviceId: 1, typeId: 3, typeCategoryId: null, academicLevelId: 1, deadlineId: 9 };

/** Enters the office as a person of a role; returns what the person does with prices. */
const enter = async (role: 'owner' | 'manager' = 'manager') => {
  const { read, send } = await enterSite(office, role);
  return {
    read: () => read(calls.staffPrices),
    compare: (payload: { prices?: WantedPrice[]; csv?: string }) => send(calls.comparePrices, payload),
    save: (payload: { version: string; prices: WantedPrice[]; isConfirmed?: boolean; fromDay?: string }) =>
      send(calls.savePrices, payload),
    cancelPlan: (id: number) => send(calls.cancelPlannedPrices, {}, { id }),
    history: () => read(calls.priceHistory),
    undo: (id: number) => send(calls.undoPrices, {}, { id }),
  };
};
const wantedOf = (changes: readonly PriceChange[]): WantedPrice[] =>
  changes.map(({ beforeCents: _, afterCents: cents, name: __, isJump: ___, ...at }) => ({ ...at, cents }));
const visitorPrice = async () => {
  await office.deps.sites.refresh();
  const { body } = await office.send(calls.priceList);
  return body.find((entry) => entry.typeId === 3 && entry.academicLevelId === 1 && entry.deadlineId === 9)
    ?.price;
};

prices('OFF-03 a comparison names what would change, and saving it changes what visitors pay', async () => {
  const manager = await enter();
  assert.is(await visitorPrice(), 1.2);
  const { body } = await manager.compare({ prices: [{ ...place, cents: 130 }] });
  assert.equal(
    body.changes.map(({ beforeCents, afterCents, isJump }) => [beforeCents, afterCents, isJump]),
    [[120, 130, false]],
  );
  assert.is(await visitorPrice(), 1.2, 'a comparison changes nothing');
  const saved = await manager.save({ version: body.version, prices: wantedOf(body.changes) });
  assert.is(saved.status, 200);
  assert.is(await visitorPrice(), 1.3);
});

prices('OFF-03 $0.31 in place of $31 is marked, and is saved only when it is confirmed', async () => {
  const manager = await enter();
  const set = async (cents: number | null, { isConfirmed = false } = {}) => {
    const { body } = await manager.compare({ prices: [{ ...place, cents }] });
    const wanted = { version: body.version, prices: wantedOf(body.changes) };
    const saved = await manager.save({ ...wanted, ...(isConfirmed && { isConfirmed }) });
    return { isJump: body.changes[0]?.isJump, outcome: outcomeOf(saved) };
  };
  assert.is((await set(3100, { isConfirmed: true })).outcome, 200);
  const slip = await set(31);
  assert.is(slip.isJump, true);
  assert.is(slip.outcome, 'isConfirmed');
  assert.is(await visitorPrice(), 31);
  assert.is((await set(null)).isJump, true, 'a price that ends is asked about too');
  assert.is((await set(null, { isConfirmed: true })).outcome, 200);
  assert.is(await visitorPrice(), undefined);
});

prices('OFF-03 of two managers who compare the same prices, the second is told of the first', async () => {
  const [one, other] = [await enter('owner'), await enter('manager')];
  const { version } = await one.read();
  assert.is((await other.read()).version, version);
  assert.is((await one.save({ version, prices: [{ ...place, cents: 125 }] })).status, 200);
  const late = await other.save({ version, prices: [{ ...place, cents: 130 }] });
  assert.is(outcomeOf(late), 'pricesChanged');
  assert.match(Object(late.body)[0].message, 'Somebody has changed prices');
  assert.is(await visitorPrice(), 1.25);
});

prices('OFF-03 a table is read with tabs or semicolons, names or ids, and a decimal comma', async () => {
  const manager = await enter();
  const { grids, csv } = await manager.read();
  const changesOf = async (text: string) => (await manager.compare({ csv: text })).body.changes;
  assert.equal(await changesOf(csv), [], 'the downloaded table changes nothing');
  const grid = grids.find(({ typeId }) => typeId === 3);
  const [level = '', deadline = '', service = '', type = ''] = [
    grid?.levels.find(({ id }) => id === 1)?.name,
    grid?.deadlines.find(({ id }) => id === 9)?.name,
    ...(grid?.name.split(', ') ?? []),
  ];
  for (const cells of [
    ['1', '3', '', '1', '9', '1,30'],
    [service, type.toUpperCase(), '', level, deadline, '$1.30'],
  ])
    for (const separator of ['\t', ';']) {
      const changes = await changesOf(
        [header.replaceAll(',', separator), cells.join(separator)].join('\r\n'),
      );
      assert.equal(wantedOf(changes), [{ ...place, cents: 130 }]);
    }
  const bad = await manager.compare({
    csv: `${header}\n1,3,,1,9,ten\n9,3,,1,9,1\n1,Essai,,1,9,1\n1,3,2,1,3,5\n1,3,,1,9,4\n1,3,,1,3,1,200`,
  });
  assert.is(bad.status, 422);
  assert.equal(Object(bad.body)[0], {
    property: 'csv',
    message: [
      'Row 2: price "ten" is not an amount above 0 such as 11.96.',
      'Row 3: serviceId "9" is not one of the site\'s: Writing from scratch, Editing/Proofreading.',
      'Row 4: typeId "Essai" is not one of the site\'s: Essay or another.',
      'Row 5: it names a type and a category; one of them has to be empty.',
      'Row 6: it prices the same as row 2.',
      'Row 7: it has more cells than there are columns.',
    ].join('\n'),
  });
});

prices('OFF-03 the history says who changed which prices, and a change is undone by a new one', async () => {
  const manager = await enter();
  const first = await manager.read();
  await manager.save({ version: first.version, prices: [{ ...place, cents: 125 }] });
  const [change] = await manager.history();
  assert.is(change?.by, 'Ada Reader');
  assert.equal(
    change?.changes.map(({ beforeCents, afterCents }) => [beforeCents, afterCents]),
    [[120, 125]],
  );
  assert.is((await manager.undo(change?.id ?? 0)).status, 200);
  assert.is(await visitorPrice(), 1.2);
  office.clock.now += 1000;
  const history = await manager.history();
  assert.equal(
    history.map(({ isUndo }) => isUndo).sort(),
    [false, true],
    'the undo stands beside the change',
  );
  const again = await manager.undo(change?.id ?? 0);
  assert.is(outcomeOf(again), 'cannotUndo', 'the price is no longer the one of this change');
  assert.is((await manager.undo(1)).status, 404);
});

prices("OFF-03 prices from a later day are paid from the site's midnight, or are cancelled", async () => {
  const midnight = Date.UTC(2031, 0, 5, 23);
  office.clock.now = midnight - 3_600_000;
  const manager = await enter();
  await office.changeSite('time_zone', 'Europe/Berlin');
  const plan = async (cents: number, fromDay: string) => {
    const { version } = await manager.read();
    return outcomeOf(await manager.save({ version, prices: [{ ...place, cents }], fromDay }));
  };
  for (const day of ['2031-01-05', '2031-02-30']) assert.is(await plan(125, day), 'fromDay');
  assert.is(await plan(500, '2031-01-06'), 'isConfirmed', 'a jump is asked about at once');
  assert.is(await plan(125, '2031-01-06'), 200);
  assert.is(await plan(110, '2031-01-06'), 200);
  const { planned } = await manager.read();
  assert.equal(planned.map(({ fromDay, by, changes }) => [fromDay, by, changes[0]?.afterCents]).sort(), [
    ['2031-01-06', 'Ada Reader', 110],
    ['2031-01-06', 'Ada Reader', 125],
  ]);
  const dropped = planned.find(({ changes }) => changes[0]?.afterCents === 110)?.id ?? 0;
  assert.is((await manager.cancelPlan(dropped)).status, 200);
  assert.is((await manager.cancelPlan(dropped)).status, 404);
  office.clock.now = midnight - 1;
  await applyDuePlans(office.deps);
  assert.is(await visitorPrice(), 1.2);
  office.clock.now = midnight;
  await Promise.all([applyDuePlans(office.deps), applyDuePlans(office.deps)]);
  assert.is(await visitorPrice(), 1.25);
  assert.equal((await manager.read()).planned, []);
  const changes = await manager.history();
  assert.equal(
    changes.map(({ by, changes: { length } }) => [by, length]),
    [['Ada Reader', 1]],
    'two servers set them once',
  );
});

prices.run();
