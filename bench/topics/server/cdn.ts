import { resolve } from 'node:path';
import { openBrowser, openPhone } from '../../../test/support/browser/browser.ts';
import {
  createDeployment,
  type ServerProcess,
  startProcess,
} from '../../../test/support/server/start-process.ts';
import type { Table } from '../../report/table.ts';
import { arrive } from '../../server/arrivals.ts';
import { startCachingFront } from '../../server/caching-front.ts';
import { unlimited } from '../../server/customer-requests.ts';
import { type LoadRequest, processorSeconds } from '../../server/load.ts';
import { installPeers } from '../../stage/build-peers.ts';
import type { Topic } from '../topic.ts';

/** Number of page views with widgets in a day. */
const viewsADay = 10_000_000;
/** Peak rate divided by the mean rate, if all views of a day come within eight hours. */
const peakFactor = 3;
const seconds = 60;

/** Names of the request headers on which an answer may depend. */
const sentHeaders: readonly string[] = ['accept-encoding', 'content-type', 'x-identity', 'origin'];

/** Opens the landing page on a phone with an empty cache; returns the requests of its widgets. */
const recordView = async ({ port }: ServerProcess): Promise<LoadRequest[]> => {
  const browser = await openBrowser();
  const context = await openPhone(browser);
  const page = await context.newPage();
  const requests: LoadRequest[] = [];
  page.on('request', (request) => {
    const { host, pathname, search } = new URL(request.url());
    if (!/^\/(embed|v1)\//.test(pathname)) return;
    const headers = Object.entries(request.headers()).filter(([name]) => sentHeaders.includes(name));
    const body = request.postData();
    requests.push({
      method: request.method() === 'POST' ? 'POST' : 'GET',
      path: pathname + search,
      headers: { 'accept-encoding': 'br, gzip', ...Object.fromEntries(headers), host },
      ...(body !== null && { body }),
    });
  });
  await page.goto(`http://localhost:${port}/`);
  // The page is scrolled to every widget, because a widget requests its files when it is near the screen.
  for (const widget of await page.locator('octavo-calculator, octavo-price-list, octavo-order-form').all())
    await widget.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await context.close();
  await browser.close();
  return requests;
};

/** Sends the requests of a day's peak through a caching proxy; measures the requests that reach the server. */
const measurePeak = async () => {
  const deployment = await createDeployment();
  try {
    const server = await startProcess(deployment, {
      ...unlimited,
      DIST_DIR: resolve('dist'),
      COUNTRY_APART: '1',
    });
    const requests = await recordView(server);
    const front = await startCachingFront(server.port);
    const viewsPerSecond = (viewsADay * peakFactor) / 86_400;
    const pid = server.child.pid ?? 0;
    const before = processorSeconds(pid);
    const arrived = await arrive({
      port: front.port,
      requests,
      rate: viewsPerSecond * requests.length,
      seconds,
    });
    const used = processorSeconds(pid) - before;
    const { passedOn, fromCache } = front.counts();
    await server.end('SIGTERM');
    const share = (100 * passedOn) / (passedOn + fromCache);
    return [
      requests.length,
      viewsPerSecond,
      share,
      passedOn / seconds,
      (100 * used) / seconds,
      arrived.p99,
      arrived.refused,
    ];
  } finally {
    await deployment.remove();
  }
};

/** Measures which share of a day's requests reaches a server behind a CDN, and the load of that server. */
export const cdn: Topic = {
  name: 'cdn',
  rounds: 1,
  minutes: 2,
  measure: async (): Promise<Table[]> => {
    installPeers();
    return [
      {
        title: 'Behind a CDN',
        columns: [
          'requests of a view',
          'views a second',
          'reach the server, %',
          'requests a second at the server',
          'of one core, %',
          'p99, ms',
          'refused',
        ],
        rows: [{ name: `peak of ${viewsADay.toLocaleString('en')} views a day`, cells: await measurePeak() }],
        notes: [
          `${peakFactor} times the average of a day, for ${seconds} s, through an nginx that keeps what each answer allows and has no rule of its own. Each view is the landing page on a phone that has cached nothing; one edge, empty at the start. COUNTRY_APART=1, embedded database.`,
        ],
      },
    ];
  },
};
