import type { Page, Route } from 'playwright-core';
import type { HostStage } from './host-pages.ts';

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
export const openBroken = async ({ open }: HostStage, path: RegExp, fault: Fault) => {
  let isBroken = true;
  const requested: string[] = [];
  const page = await open('with-fallback', {
    faults: /./,
    prepare: async (page) => {
      page.on('request', (request) => requested.push(request.url()));
      await page.clock.install();
      await page.route(path, (route) => (isBroken ? fault(route) : route.continue()));
    },
  });
  const repair = () => {
    isBroken = false;
  };
  return { page, repair, requested };
};

export const fallback = (page: Page) => page.getByRole('link', { name: 'Order here' });
export const calculator = (page: Page) => page.locator('octavo-calculator');
/** Returns the position of the page's content below the widget, in px. */
export const contentTop = (page: Page) =>
  page.locator('#after').evaluate((after) => after.getBoundingClientRect().top);
