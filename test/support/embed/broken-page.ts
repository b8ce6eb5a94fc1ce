import type { BrowserContext, Page, Route } from 'playwright-core';
import { type HostPages, waitForWidgets } from './host-pages.ts';

/** Makes an intercepted request fail. */
export type Fault = (route: Route) => unknown;
export const blocked: Fault = (route) => route.abort('blockedbyclient');
export const notFound: Fault = (route) => route.fulfill({ status: 404, body: '' });
/** Leaves the connection open without a response. */
export const noResponse: Fault = () => {};
export const loginPage: Fault = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<h1>Log in to the hotel’s network</h1>' });
export const serverError: Fault = (route) => route.fulfill({ status: 500, body: '[]' });

/** Opens a page with its own fallback content. Requests whose path matches `path` fail until `repair` is called. */
export const openBroken = async (hosts: HostPages, context: BrowserContext, path: RegExp, fault: Fault) => {
  let isBroken = true;
  const errors: string[] = [];
  const { page } = await hosts.open(context, 'with-fallback', async (page) => {
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.clock.install();
    await page.route(path, (route) => (isBroken ? fault(route) : route.continue()));
  });
  const repair = () => {
    isBroken = false;
  };
  return { page, errors, repair };
};

export const fallback = (page: Page) => page.getByRole('link', { name: 'Order here' });
export const calculator = (page: Page) => page.locator('octavo-calculator');
/** Returns the position of the page's content below the widget, in px. */
export const contentTop = (page: Page) =>
  page.locator('#after').evaluate((after) => after.getBoundingClientRect().top);

/** Returns the file names of the chunks that a page without failures requests. */
export const chunksOf = async (hosts: HostPages, context: BrowserContext) => {
  const names = new Set<string>();
  const { page } = await hosts.open(context, 'with-fallback', async (page) => {
    page.on('request', (request) => {
      const [, name] = /\/chunks\/([\w-]+\.js)/.exec(request.url()) ?? [];
      if (name) names.add(name);
    });
  });
  await waitForWidgets(page, 1);
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...names];
};
