import type { Page, Route } from 'playwright-core';
import { controlledPromise } from '../controlled-promise.ts';
import type { Octavo } from './browser.ts';

/** Lets the server handle the request and drops its response. */
const loseResponse = (octavo: Octavo) => async (route: Route) => {
  const { host, pathname, search } = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host };
  await route.fetch({ url: `http://127.0.0.1:${octavo.port}${pathname}${search}`, headers });
  await route.abort('connectionreset');
};

/** Returns whether a request is the call that shall fail, by its address. */
type RequestMatcher = (address: URL) => boolean;

export const isOrder: RequestMatcher = ({ pathname }) => pathname === '/v1/client/order';
export const isUpload: RequestMatcher = ({ pathname }) => pathname === '/v1/client/file';
export const isAttachment: RequestMatcher = ({ pathname }) =>
  pathname.startsWith('/v1/client/orders/attachment/');

const apiRequest = (octavo: Octavo, isMatch: RequestMatcher) => (address: URL) =>
  address.origin === octavo.api && isMatch(address);

/**
 * Makes a call of the API fail until `repair` is called: it gets no connection, or its response is lost. `failedCalls` counts.
 */
export const breakCall = async (
  page: Page,
  octavo: Octavo,
  isMatch: RequestMatcher,
  fault: 'down' | 'lost',
) => {
  let failedCalls = 0;
  const respond =
    fault === 'lost' ? loseResponse(octavo) : (route: Route) => route.abort('connectionrefused');
  const failCall = (route: Route) => {
    failedCalls += 1;
    return respond(route);
  };
  const isTarget = apiRequest(octavo, isMatch);
  await page.route(isTarget, failCall);
  return { failedCalls: () => failedCalls, repair: () => page.unroute(isTarget, failCall) };
};

/** Holds back the requests to matching addresses until `release` is called. `count` returns how many have been sent. */
export const holdRequests = async (page: Page, isHeld: string | RequestMatcher) => {
  const { promise: released, resolvePromise: release } = controlledPromise<void>();
  let count = 0;
  await page.route(isHeld, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
};

/** Holds back a call of the API. */
export const holdCall = (page: Page, octavo: Octavo, isMatch: RequestMatcher) =>
  holdRequests(page, apiRequest(octavo, isMatch));

/** Keeps a page busy for a while after each change of its address. What it has planned meanwhile happens before it renders. */
export const stallAfterNavigation = (page: Page, milliseconds: number) =>
  page.evaluate((milliseconds) => {
    history.pushState = (...entry) => {
      History.prototype.pushState.apply(history, entry);
      for (const end = Date.now() + milliseconds; Date.now() < end; );
    };
  }, milliseconds);
