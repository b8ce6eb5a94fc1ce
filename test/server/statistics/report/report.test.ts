import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runCommand } from '../../../../src/server/provider/commands.ts';
import { refund } from '../../../../src/server/provider/orders/cancel-and-refund.ts';
import { paid } from '../../../../src/server/provider/orders/orders.ts';
import { deliveredOrder, placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { startForTest } from '../../../support/server/start-server.ts';
import { startWithStatistics } from '../../../support/server/start-with-statistics.ts';

// Runs on PostgreSQL too.
const reports = suite('report of a site');
const server = startForTest(reports, startWithStatistics);

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
        environmentData: { location: 'https://papers.example/essays', storage: { utm_campaign: campaign } },
      }),
    );
};

const originOf = (visitorId: string, template: string) => ({
  visitorId,
  template,
  widget: 'order-form',
  page: 'https://papers.example/essays',
  utm_campaign: 'autumn',
  fv_device: 'mobile',
});

const makeReport = async (...args: string[]) => {
  const path = join(server.dataFolder, 'report.html');
  const lines = await runCommand(server.deps, 'report', ['localhost', path, ...args]);
  const [page, rows] = await Promise.all([
    readFile(path, 'utf8'),
    readFile(path.replace('html', 'csv'), 'utf8'),
  ]);
  return { lines, page, rows: rows.trim().split('\r\n') };
};

/** Returns the figures, by their names, of the first row that begins with `start`. */
const figuresOf = (rows: readonly string[], start: string) => {
  const [names = '', ...lines] = rows;
  const line = lines.find((candidate) => candidate.startsWith(start)) ?? '';
  const values = line.split(',');
  return Object.fromEntries(names.split(',').map((name, index) => [name, values[index]]));
};

reports(
  'SPL-01 the report has views, orders and money by widget, template, page, campaign and device',
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
    await paid(server.deps, [bought]);
    await placedOrder(server, token, originOf('ada', 'm3_d1'));
    const { rows, lines } = await makeReport();
    assert.match(lines[0] ?? '', /report\.html.*report\.csv/);
    const found = figuresOf(rows, 'Order Form,m3_d1,https://papers.example/essays,autumn,mobile');
    assert.equal(
      [found.views, found.prices, found.started, found.registered, found.placed, found.paid],
      ['2', '1', '1', '1', '2', '1'],
    );
    assert.equal([found.revenue, found.discounts], ['10.17', '1.79']);
  },
);

reports('SPL-01 the report counts no revenue of refunded orders, and counts late deliveries', async () => {
  const token = await server.register();
  await deliveredOrder(server, token);
  const late = await placedOrder(server, token);
  const returned = await placedOrder(server, token);
  for (const code of [late, returned]) await paid(server.deps, [code]);
  await refund(server.deps, [returned]);
  server.clock.now += 20 * 24 * 3_600_000;
  const { rows, page } = await makeReport();
  const found = figuresOf(rows, ',,');
  assert.equal(
    [found.placed, found.paid, found.revenue, found.inTime, found.late],
    ['3', '2', '23.92', '1', '1'],
  );
  assert.match(page, /Deadlines kept<\/dt><dd>50\.0 %/);
});

reports('SPL-01 the report compares what visitors of each template ordered', async () => {
  await visit({ visitorId: 'ada', template: 'm1_d1', actions: ['Show'] });
  for (const visitorId of ['bob', 'eve']) await visit({ visitorId, template: 'm3_d1', actions: ['Show'] });
  await placedOrder(server, await server.register(), originOf('eve', 'm3_d1'));
  const { page } = await makeReport();
  assert.match(page, /m3_d1 against m1_d1, ordered:<\/strong>\s+\+50\.00 points \(95 % interval −/);
  assert.match(page, /Not decided yet: about [\d,]+ further visitors of each are needed/);
});

reports('the report counts only the days of its period', async () => {
  await visit({ visitorId: 'ada', template: 'm1_d1', actions: ['Show'] });
  await placedOrder(server, await server.register(), originOf('ada', 'm1_d1'));
  server.clock.now += 10 * 24 * 3_600_000;
  assert.is((await makeReport('--days', '5')).rows.length, 1, 'the headings alone');
  assert.is((await makeReport('--days', '11')).rows.length, 2);
});

reports('names that visitors invent become neither HTML in the report nor formulas in the file', async () => {
  await visit({ visitorId: 'ada', template: 'm1_d1', actions: ['Show'], campaign: '=<b>1' });
  const { page, rows } = await makeReport();
  assert.match(page, '=&lt;b&gt;1');
  assert.match(rows[1] ?? '', ",'=<b>1,");
});

reports('a report that cannot be written fails with a message about the reason', async () => {
  const failure = (...args: string[]) =>
    runCommand(server.deps, 'report', args).then(
      () => 'written',
      (error) => error.message,
    );
  await rm(join(server.dataFolder, 'gone'), { force: true, recursive: true });
  assert.match(
    await failure('localhost', join(server.dataFolder, 'gone/report.html')),
    /cannot be written \(ENOENT\)/,
  );
  assert.match(await failure('localhost', 'report.txt'), /not the name of a page/);
  assert.match(await failure('localhost', 'report.html', '--days', 'all'), /not a number of days/);
  assert.match(await failure('nowhere.example'), /There is no site/);
});

reports.run();
