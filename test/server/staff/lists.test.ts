import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { essay } from '../../support/server/samples.ts';
import { type AnyCall, otherSiteHost, siteHost } from '../../support/server/send.ts';
import { enterSite, startOffice } from '../../support/server/staff/office.ts';
import { startForTest } from '../../support/server/start-server.ts';

const lists = suite('lists in the office');
const office = startForTest(lists, startOffice);

const enter = async () => {
  const { read, send, acts } = await enterSite(office, 'manager');
  const save = async (call: AnyCall, place: Record<string, string | number>, payload: Fields) => {
    const { status, body } = await send(call, payload, place);
    await office.deps.sites.refresh();
    return status === 200 ? Object(body) : Object(body)[0].property;
  };
  return {
    add: (list: string, payload: Fields) => save(calls.addItem, { list }, payload),
    change: (list: string, id: number, payload: Fields) => save(calls.changeItem, { list, id }, payload),
    prices: () => read(calls.staffPrices),
    savePrices: (payload: Fields) => save(calls.savePrices, {}, payload),
    acts,
  };
};

const offered = async () => (await office.send(calls.bootstrap, { params: { siteHost } })).body.dictionaries;
const quote = async (change: Fields) => {
  const { body } = await office.send(calls.calculatePrice, { payload: { ...essay, ...change } });
  return body.totalPriceConverted ?? body[0].message;
};

lists('OFF-03 where forms do not offer each deadline for all papers, the prices say so', async () => {
  const as = await office.enterAs('manager');
  const ruleOf = async (host: string) =>
    (await office.ask(calls.staffPrices, { params: { siteHost: host }, as })).body.deadlineRule;
  assert.is(await ruleOf(siteHost), '');
  assert.match(await ruleOf(otherSiteHost), '30 days and longer for dissertations');
});

lists('OFF-03 a type is added, renamed, moved and switched off, and old orders keep its name', async () => {
  const manager = await enter();
  assert.is(await manager.add('paperType', { name: 'Sonnet' }), 'categoryId');
  assert.is(await manager.add('paperType', { name: 'essay', categoryId: 1 }), 'name');
  const { id } = await manager.add('paperType', { name: 'Sonnet', categoryId: 1 });
  await manager.change('paperType', id, { name: 'Sonnets', position: 1 });
  const sonnets = { id, name: 'Sonnets', sort: 1, categoryId: 1, version: null };
  assert.equal((await offered()).paperType[0], sonnets);
  const token = await office.register();
  const code = await placedOrder(office, token, { typeId: id });
  assert.is((await manager.change('paperType', id, { isOff: true })).state, 'off');
  assert.not((await offered()).paperType.some((type) => type.id === id));
  assert.is(await quote({ typeId: id }), 'choiceUnavailable');
  assert.is((await office.readOrder(token, code)).typeName, 'Sonnets');
  const acts = await manager.acts('paperType Sonnets of localhost');
  assert.equal(
    acts.filter(({ after }) => after.isOff).map(({ before }) => before.isOff),
    [false],
  );
  assert.is(await manager.change('paperType', 1, { isOff: true }), 'isOff', 'forms begin with it');
  assert.is((await manager.change('paperType', id, { isOff: false })).state, 'offered');
  assert.type(await quote({ typeId: id }), 'number');
});

lists('OFF-03 a new deadline is offered once it has a price', async () => {
  const manager = await enter();
  assert.is(await manager.add('deadline', { name: '1 hour' }), 'hours');
  const { id, state } = await manager.add('deadline', { name: '1 hour', hours: 1, position: 1 });
  assert.is(state, 'unpriced');
  assert.not((await offered()).deadline.some((deadline) => deadline.id === id));
  const { version, grids } = await manager.prices();
  const [grid] = grids;
  assert.is(grid?.deadlines[0]?.id, id, 'it can be priced');
  const { serviceId = 0, typeId = null, typeCategoryId = null, levels = [] } = grid ?? {};
  const place = { serviceId, typeId, typeCategoryId, academicLevelId: levels[0]?.id ?? 0, deadlineId: id };
  await manager.savePrices({ version, prices: [{ ...place, cents: 9900 }] as never });
  const [first] = (await offered()).deadline;
  assert.equal([first?.id, first?.value], [id, 3600]);
  await manager.change('deadline', id, { isOff: true });
  const { body: priceList } = await office.send(calls.priceList);
  assert.not(priceList.some(({ deadlineId }) => deadlineId === id));
});

lists('OFF-03 a rate has the date of its change, and prices follow it', async () => {
  const manager = await enter();
  const euro = await manager.change('currency', 2, { rate: 0.5 });
  assert.is(Date.parse(euro.ratedAt), office.clock.now);
  assert.is(await quote({ currencyId: 2 }), (await quote({})) / 2);
  const { id } = await manager.add('currency', { name: 'CHF', sign: 'Fr.', rate: 2 });
  assert.is(await quote({ currencyId: id }), 2 * (await quote({})));
  assert.is(await manager.change('currency', 1, { rate: 2 }), 'rate', 'prices are in US dollars');
  assert.is(await manager.change('currency', 1, { isOff: true }), 'isOff');
  assert.is(await manager.add('currency', { name: 'Franc', sign: 'F', rate: 2 }), 'name');
});

lists('OFF-03 an extra is added with its price', async () => {
  const manager = await enter();
  const { id } = await manager.add('extra', { name: 'Printed copy', dollars: 12.5 });
  const before = await quote({});
  assert.is((await quote({ extrasIds: [id] })) - before, 12.5);
  await manager.change('extra', id, { isOff: true });
  assert.is(await quote({ extrasIds: [id] }), 'extraUnavailable');
});

lists.run();
