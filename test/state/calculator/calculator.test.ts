import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { academicLevels, deadlines, paperTypeId, services } from '../../../src/order/vocabulary/ids.ts';
import { createCalculator } from '../../../src/state/calculator/calculator.ts';
import {
  fixtureContext,
  offline,
  priced,
  refused,
  type Wishes,
} from '../../support/state/fixture-context.ts';
import { deferred, until } from '../../support/state/until.ts';

const calculator = suite('calculator state');

const open = async (wishes: Wishes = {}) => {
  const fixture = fixtureContext(wishes);
  const widget = createCalculator(fixture.context);
  const first = widget.price.total.peek();
  // The deferred code has come once this has.
  await import('../../../src/state/calculator/calculator-actions.ts');
  await Promise.resolve();
  const address = () => new URL(widget.link());
  return { ...fixture, widget, first, address };
};
// The test replaces the browser's storage, which keeps the visit.
const rememberVisit = (visit: object) =>
  Object.assign(globalThis, { localStorage: { 'octavo:visit': JSON.stringify(visit) } });
calculator.after.each(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});
const settled = ({ widget }: Awaited<ReturnType<typeof open>>) =>
  until(() => !widget.price.isUnconfirmed.peek());

calculator('CAL-09 the calculator starts on step 1 with a price from its own tariff at once', async () => {
  const { widget, first } = await open();
  assert.is(widget.store.activeStep, 1);
  assert.is(first, 1196);
});

calculator('CAL-07 no server request is made on start when the query changes nothing', async () => {
  const plain = await open({ answers: { calculatePrice: () => priced(1) } });
  // A later calculator with a request has its response, so the first would have had one too.
  const other = await open({ query: 'numberElements=4', answers: { calculatePrice: () => priced(40) } });
  await until(() => other.widget.price.total.peek() === 4000);
  assert.is(plain.server.sent.length, 0);
});

calculator('CAL-07 the price is recalculated on start when the query brings other values', async () => {
  const answer = deferred<ReturnType<typeof priced>>();
  const one = await open({
    query: 'numberElements=4&deadlineId=1',
    answers: { calculatePrice: () => answer.promise },
  });
  assert.is(one.widget.price.total.peek(), 20_000, 'from the tariff, before any answer');
  answer.settle(priced(199));
  await settled(one);
  assert.is(one.widget.price.total.peek(), 19_900);
  assert.is(one.server.sent[0]?.payload.numberElements, '4');
});

calculator('CAL-07 no other price is announced first when the query code is already loaded', async () => {
  const told: number[] = [];
  const { context } = fixtureContext({ query: 'numberElements=4&deadlineId=1' });
  const emit: typeof context.emit = (_, detail) => told.push(Object(detail).total) > 0;
  const widget = createCalculator(
    { ...context, emit },
    await import('../../../src/state/calculator/calculator-actions.ts'),
  );
  assert.is(widget.price.total.peek(), 20_000);
  assert.equal(told, [20_000]);
  widget.destroy();
});

calculator('PRC-03 an earlier page’s partner code is applied, unless the query has one', async () => {
  rememberVisit({ externalDiscountCode: 'PARTNER' });
  const kept = await open();
  assert.is(kept.address().searchParams.get('inputDiscountCode'), 'PARTNER');
  const brought = await open({ query: 'inputDiscountCode=WELCOME15' });
  assert.is(brought.address().searchParams.get('inputDiscountCode'), 'WELCOME15');
});

calculator('CAL-07 a calculator removed before its deferred code has come asks no server', async () => {
  const early = fixtureContext({ query: 'numberElements=4', answers: { calculatePrice: () => priced(40) } });
  createCalculator(early.context).destroy();
  // A later calculator that stays has its response, so the first would have had one too.
  const other = await open({ query: 'numberElements=4', answers: { calculatePrice: () => priced(40) } });
  await settled(other);
  assert.is(early.server.sent.length, 0);
});

calculator('CAL-07 the price is recalculated on every change of the form', async () => {
  const one = await open({
    answers: { calculatePrice: ({ payload }) => priced(Number(payload.deadlineId)) },
  });
  one.widget.edit('deadlineId', deadlines.hours6);
  await settled(one);
  one.widget.edit('academicLevelId', academicLevels.bachelor);
  await settled(one);
  one.widget.edit('serviceId', services.editing);
  await settled(one);
  assert.is(one.server.sent.length, 3);
  one.widget.edit('serviceId', services.editing);
  assert.is(one.widget.price.isUnconfirmed.peek(), false, 'the same choice is no change');
});

calculator('PRC-02 a refused first price restores the site’s defaults and the query’s code', async () => {
  const one = await open({
    query: 'numberElements=9&inputDiscountCode=SPRING',
    answers: {
      calculatePrice: ({ payload }) =>
        payload.numberElements === '9' ? refused('deadlineId', 'combinationUnavailable') : priced(12),
    },
  });
  await settled(one);
  assert.is(one.widget.store.draft.numberElements, '1');
  assert.is(one.widget.store.draft.discountCode, 'SPRING');
});

calculator('CAL-06 "Order now" opens the order page in a new tab with all choices', async () => {
  const { widget, address, heard } = await open({ query: 'inputDiscountCode=WELCOME15' });
  widget.edit('numberElements', '3');
  const url = address();
  assert.ok(widget.orderNow(url.href));
  assert.is(url.origin + url.pathname, 'https://my.example.com/order-now');
  const query = Object.fromEntries(url.searchParams);
  assert.is(query.numberElements, '3');
  assert.is(query.typeId, '1');
  assert.is(query.inputDiscountCode, 'WELCOME15');
  assert.is(query.discountCode, undefined);
  assert.is(query.promoId, '1');
  assert.is(query.affiliateId, 'A7');
  assert.equal(heard.recorded, ['Calculator: Show', 'Calculator: Order Now']);
});

calculator('CAL-06 "Order now" carries what the query brought, even if it changes no price', async () => {
  const { address, server } = await open({ query: 'additionalMaterialStatusId=3' });
  assert.is(address().searchParams.get('additionalMaterialStatusId'), '3');
  assert.is(server.sent.length, 0);
});

calculator('CAL-06 "Order now" leads to the configured redirect with its own query', async () => {
  const { address } = await open({ options: { redirect: 'https://shop.example/go?ref=x' } });
  const url = address();
  assert.is(url.origin + url.pathname, 'https://shop.example/go');
  assert.is(url.searchParams.get('ref'), 'x');
  assert.is(url.searchParams.get('deadlineId'), '9');
});

calculator('EMB-04 "Order now" sends no tracking inside the cabinet', async () => {
  const { address } = await open({ isCabinet: true });
  const url = address();
  assert.is(url.searchParams.get('affiliateId'), null);
  assert.is(url.searchParams.get('promoId'), null);
});

calculator('CAL-05 CAL-06 "Order now" is blocked while the choice cannot be sold', async () => {
  const { widget } = await open({
    site: ({ tariff }) => {
      for (const grid of tariff.grids) grid.cents[0] = grid.cents[0]?.map(() => null) ?? [];
    },
  });
  widget.edit('deadlineId', deadlines.hours3);
  assert.is(widget.store.errors.deadlineId, 'combinationUnavailable');
  widget.edit('deadlineId', deadlines.hours6);
  assert.is(widget.store.errors.deadlineId, undefined);
});

calculator('CAL-06 a refused discount code does not block the order', async () => {
  const one = await open({
    query: 'inputDiscountCode=OLD',
    answers: {
      calculatePrice: ({ payload }) =>
        payload.discountCode ? refused('discountCode', 'discountExpired') : priced(11.96),
    },
  });
  await settled(one);
  assert.is(one.address().searchParams.get('inputDiscountCode'), 'OLD');
});

/** Creates a calculator whose deferred code has not come yet. */
const openEarly = (wishes: Wishes = {}) => {
  const { context, heard } = fixtureContext(wishes);
  const widget = createCalculator(context);
  return { widget, heard };
};

calculator('CAL-06 TRK-02 an early click opens a tab and adds the parameters later', async () => {
  const { widget, heard } = openEarly({ query: 'numberElements=4' });
  assert.not(widget.orderNow(widget.link()), 'the link itself is not followed as well');
  const [tab] = heard.tabs;
  assert.is(tab?.location.href, '', 'opened by the click, before the code came');
  const url = new URL(await until(() => tab?.location.href));
  assert.is(url.searchParams.get('affiliateId'), 'A7');
  assert.is(url.searchParams.get('numberElements'), '4');
  assert.equal(heard.recorded, ['Calculator: Show', 'Calculator: Order Now']);
  widget.destroy();
});

calculator('CAL-06 the waiting tab is closed when the host page cancels the redirect', async () => {
  const { widget, heard } = openEarly({ hears: (type) => type !== 'redirect' });
  widget.orderNow(widget.link());
  await until(() => heard.tabs[0]?.isClosed);
  assert.is(heard.tabs[0]?.location.href, '');
  widget.destroy();
});

calculator('CAL-06 an early click follows the link itself where the browser opens no tab', () => {
  const { widget, heard } = openEarly({ refusesTabs: true });
  assert.ok(widget.orderNow(widget.link()));
  assert.equal(heard.recorded, ['Calculator: Show', 'Calculator: Order Now']);
  widget.destroy();
});

calculator('CAL-06 "Order now" opens no waiting tab once the deferred code has come', async () => {
  const { widget, heard, address } = await open();
  assert.ok(widget.orderNow(address().href));
  assert.equal(heard.tabs, []);
});

calculator('a host page can take over the order by cancelling the redirect', async () => {
  const { widget, heard } = await open({ hears: (type) => type !== 'redirect' });
  assert.not(widget.orderNow(widget.link()));
  assert.ok(heard.emitted.some(({ type, isCancelable }) => type === 'redirect' && isCancelable));
});

calculator('TYP-04 slides are priced when a slides type is chosen', async () => {
  const { widget } = await open();
  widget.edit('typeId', paperTypeId(55));
  assert.equal([widget.store.draft.numberElements, widget.store.draft.numberSlides], ['0', '1']);
});

calculator('two calculators on one page are independent', async () => {
  const [one, other] = [await open(), await open()];
  one.widget.edit('numberElements', '5');
  assert.is(other.widget.store.draft.numberElements, '1');
  assert.is(other.widget.price.total.peek(), 1196);
  one.widget.destroy();
  other.widget.destroy();
});

calculator('ERR-02 the calculator works on its own tariff without a connection', async () => {
  const one = await open({ answers: { calculatePrice: () => offline } });
  one.widget.edit('numberElements', '2');
  await until(() => one.server.sent.length === 1);
  assert.is(one.widget.price.total.peek(), 2392);
  assert.equal({ ...one.widget.store.errors }, {});
  assert.ok(one.address());
});

calculator.run();
