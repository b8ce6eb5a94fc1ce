import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { OriginPart } from '../../../src/api/figures.ts';
import type { StaffFigures } from '../../../src/api/resources/staff-figures.ts';
import { fieldsOf } from '../../../src/order/vocabulary/map-fields.ts';
import { runRefund } from '../../../src/server/provider/orders/cancel-and-refund.ts';
import { runPaid } from '../../../src/server/provider/orders/orders.ts';
import { readFigures } from '../../../src/server/statistics/figures.ts';
import { deliveredOrder, placedOrder } from '../../support/server/orders/delivered-order.ts';
import { siteHost } from '../../support/server/send.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { startWithStatistics } from '../../support/server/start-with-statistics.ts';

// Runs on PostgreSQL too.
const figures = suite('figures of a site');
const server = startForTest(figures, startWithStatistics);

interface Visit {
  visitorId: string;
  template: string;
  actions: readonly string[];
  campaign?: string;
}

/** Sends the actions of one visitor of the order form, as the form does. */
const visit = async ({ visitorId, template, actions, campaign = 'autumn' }: Visit) => {
  for (const action of actions)
    await server.flood(1, () =>
      server.sendAction({
        label: 'Order Form',
        visitorId,
        configData: { template },
        actionData: { action },
        deviceData: { width: '360' },
        environmentData: {
          location: 'https://papers.example/essays',
          storage: { utm_campaign: campaign, utm_source: 'letter', affiliateId: 'a7' },
        },
      }),
    );
};

const originOf = (visitorId: string, template: string) => ({
  visitorId,
  template,
  widget: 'order-form',
  page: 'https://papers.example/essays',
  utm_campaign: 'autumn',
  utm_source: 'letter',
  affiliateId: 'a7',
  fv_device: 'mobile',
});

const asked = async (days: number) => ({
  as: await server.enterAs('owner'),
  payload: { host: siteHost, days },
});

const figuresOfDays = async (days = 30) => {
  await server.deps.figureSums.update();
  return (await server.ask(calls.staffFigures, await asked(days))).body;
};

/** Returns the figures of one part of the origins, such as a widget; those of unknown ones for ''. */
const figuresOf = ({ origins }: StaffFigures, part: OriginPart, name: string) =>
  origins.find((row) => row.part === part && row.name === name);

figures(
  'SPL-01 the figures have views, orders and money by widget, template, page, campaign, source, affiliate, code and device',
  async () => {
    await visit({
      visitorId: 'ada',
      template: 'm3_d1',
      actions: ['Show', 'Price', 'Checkout', 'Registration'],
    });
    await visit({ visitorId: 'bob', template: 'm3_d1', actions: ['Show'] });
    const token = await server.register();
    const discount = { discountCode: 'WELCOME15' };
    const bought = await placedOrder(server, token, { ...originOf('ada', 'm3_d1'), ...discount });
    await runPaid(server.deps, [bought]);
    await placedOrder(server, token, originOf('ada', 'm3_d1'));
    const answer = await figuresOfDays();
    const origin = {
      widget: 'Order Form',
      template: 'm3_d1',
      page: 'https://papers.example/essays',
      campaign: 'autumn',
      source: 'letter',
      affiliate: 'a7',
      device: 'mobile',
    };
    for (const part of fieldsOf(origin)) {
      const { views, prices, started, registered, ...found } = Object(figuresOf(answer, part, origin[part]));
      assert.equal([views, prices, started, registered], [2, 1, 1, 1], part);
      assert.equal([found.placed, found.paid, found.revenue, found.discounts], [2, 1, 1017, 179], part);
    }
    const { views, placed, revenue } = Object(figuresOf(answer, 'code', 'WELCOME15'));
    assert.equal([views, placed, revenue], [0, 1, 1017]);
  },
);

figures('SPL-01 the figures count no revenue of refunded orders, and count late deliveries', async () => {
  const token = await server.register();
  await deliveredOrder(server, token);
  const late = await placedOrder(server, token);
  const returned = await placedOrder(server, token);
  for (const code of [late, returned]) await runPaid(server.deps, [code]);
  await runRefund(server.deps, [returned]);
  server.clock.now += 20 * 24 * 3_600_000;
  const found = figuresOf(await figuresOfDays(), 'widget', '');
  assert.equal([found?.placed, found?.paid, found?.revenue, found?.inTime, found?.late], [3, 2, 2392, 1, 1]);
});

figures('SPL-01 an order changes the figures of the day it was placed, also weeks later', async () => {
  const token = await server.register();
  const code = await placedOrder(server, token);
  assert.equal(
    (await figuresOfDays(60)).days.map(({ placed, paid }) => [placed, paid]),
    [[1, 0]],
  );
  server.clock.now += 40 * 24 * 3_600_000;
  await placedOrder(server, await server.register('later@example.com'));
  await runPaid(server.deps, [code]);
  const { days } = await figuresOfDays(60);
  assert.equal(
    days.map((day) => [day.placed, day.paid, day.revenue]),
    [
      [1, 1, 1196],
      [1, 0, 0],
    ],
  );
  assert.equal(
    (await figuresOfDays(30)).days.map(({ placed }) => placed),
    [1],
  );
});

figures('SPL-01 figures that are still being added up are shown with a sentence that says so', async () => {
  const { id: siteId = 0 } = (await server.deps.sites.find(siteHost)) ?? {};
  const neverDone = { update: () => new Promise<void>(() => {}) };
  const { notices } = await readFigures({ ...server.deps, figureSums: neverDone }, { siteId, days: 30 });
  assert.match(notices.join(), 'are still being added up');
});

figures('SPL-01 the figures compare what visitors of each template ordered', async () => {
  await visit({ visitorId: 'ada', template: 'm1_d1', actions: ['Show'] });
  for (const visitorId of ['bob', 'eve']) await visit({ visitorId, template: 'm3_d1', actions: ['Show'] });
  await placedOrder(server, await server.register(), originOf('eve', 'm3_d1'));
  const { body } = await server.ask(calls.staffTemplates, await asked(30));
  const [first, second] = body.templates;
  assert.is(first?.orderedDifference, null);
  const { difference = 0, low = 0, needed = 0 } = second?.orderedDifference ?? {};
  assert.is(difference, 0.5);
  assert.ok(low < 0 && Number(needed) > 0, 'not decided yet');
});

figures('the figures count only the days of its period', async () => {
  await visit({ visitorId: 'ada', template: 'm1_d1', actions: ['Show'] });
  await placedOrder(server, await server.register(), originOf('ada', 'm1_d1'));
  server.clock.now += 10 * 24 * 3_600_000;
  assert.equal((await figuresOfDays(5)).days, []);
  assert.is((await figuresOfDays(11)).days.length, 1);
});

figures.run();
