import type { BrowserContext, Page, Route } from 'playwright-core';
import { type HostPages, standing } from './host-pages.ts';

/** What may happen to a request on its way. */
export type Fault = (route: Route) => unknown;
export const blocked: Fault = (route) => route.abort('blockedbyclient');
export const absent: Fault = (route) => route.fulfill({ status: 404, body: '' });
/** The connection stands and nothing is ever answered. */
export const silent: Fault = () => {};
export const html: Fault = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<h1>Log in to the hotel’s network</h1>' });
export const failing: Fault = (route) => route.fulfill({ status: 500, body: '[]' });

/** A page with a way on of its own, and what `path` names broken until `mend` is called. `errors` are the uncaught ones. */
export const openBroken = async (hosts: HostPages, context: BrowserContext, path: RegExp, fault: Fault) => {
  let isBroken = true;
  const errors: string[] = [];
  const { page } = await hosts.open(context, 'with-fallback', async (page) => {
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.clock.install();
    await page.route(path, (route) => (isBroken ? fault(route) : route.continue()));
  });
  const mend = () => {
    isBroken = false;
  };
  return { page, errors, mend };
};

export const wayOn = (page: Page) => page.getByRole('link', { name: 'Order here' });
export const calculator = (page: Page) => page.locator('octavo-calculator');
/** Where the page goes on below the widget, in px. */
export const below = (page: Page) =>
  page.locator('#after').evaluate((after) => after.getBoundingClientRect().top);

/** File names of the chunks that a healthy page asks for. */
export const chunksOf = async (hosts: HostPages, context: BrowserContext) => {
  const names = new Set<string>();
  const { page } = await hosts.open(context, 'with-fallback', async (page) => {
    page.on('request', (request) => {
      const [, name] = /\/chunks\/([\w-]+\.js)/.exec(request.url()) ?? [];
      if (name) names.add(name);
    });
  });
  await standing(page, 1);
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...names];
};
