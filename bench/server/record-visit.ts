import * as calls from '../../src/api/calls.ts';
import { openBrowser, openPhone } from '../../test/support/browser/browser.ts';
import type { ServerProcess } from '../../test/support/server/start-process.ts';
import { until } from '../../test/support/server/until.ts';
import type { LoadRequest } from './load.ts';

/** Names of the request headers on which an answer may depend. */
const sentHeaders: readonly string[] = ['accept-encoding', 'content-type', 'x-identity', 'origin'];
const widgets = 'octavo-calculator, octavo-price-list, octavo-order-form';

interface Visit {
  /** Requests of a view, until the widgets have sent their statistics. */
  view: LoadRequest[];
  /** Requests of one change of the deadline in the calculator. */
  change: LoadRequest[];
}

/** Opens the landing page on a phone with an empty cache; returns the requests of its widgets. */
export const recordVisit = async ({ port }: ServerProcess): Promise<Visit> => {
  const browser = await openBrowser();
  const context = await openPhone(browser);
  const page = await context.newPage();
  const view: LoadRequest[] = [];
  const change: LoadRequest[] = [];
  let recorded = view;
  page.on('request', (request) => {
    const { host, pathname, search } = new URL(request.url());
    if (!/^\/(embed|v1)\//.test(pathname)) return;
    const headers = Object.entries(request.headers()).filter(([name]) => sentHeaders.includes(name));
    const body = request.postData();
    recorded.push({
      method: request.method() === 'POST' ? 'POST' : 'GET',
      path: pathname + search,
      headers: { 'accept-encoding': 'br, gzip', ...Object.fromEntries(headers), host },
      ...(body !== null && { body }),
    });
  });
  const countOf = (requests: readonly LoadRequest[], { path }: { path: string }) =>
    requests.filter((request) => request.path.startsWith(path)).length;
  await page.goto(`http://localhost:${port}/`);
  const shown = await page.locator(widgets).all();
  // The page is scrolled to every widget, because a widget requests its files when it is near the screen.
  for (const widget of shown) await widget.scrollIntoViewIfNeeded();
  await until('every widget has sent its view', () => countOf(view, calls.visitorAction) === shown.length);
  await page.waitForLoadState('networkidle');
  recorded = change;
  await page.locator('octavo-calculator [data-field="deadlineId"] select').selectOption({ index: 1 });
  await until('a price is requested', () => countOf(change, calls.calculatePrice) === 1);
  await context.close();
  await browser.close();
  return { view, change };
};
