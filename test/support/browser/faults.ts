import type { Page } from 'playwright-core';
import { controlledPromise } from '../controlled-promise.ts';

/**
 * Holds back the requests to matching addresses until `release` or `lose` is called, which answers them or lets them fail.
 * `count` returns how many have been sent.
 */
export const holdRequests = async (page: Page, held: Parameters<Page['route']>[0]) => {
  const { promise: isLost, resolvePromise: end } = controlledPromise<boolean>();
  let count = 0;
  await page.route(held, async (route) => {
    count += 1;
    await ((await isLost) ? route.abort() : route.continue());
  });
  return { count: () => count, release: () => end(false), lose: () => end(true) };
};

/** Keeps a page busy for a while after each change of its address. What it has planned meanwhile happens before it renders. */
export const stallAfterNavigation = (page: Page, milliseconds: number) =>
  page.evaluate((milliseconds) => {
    history.pushState = (...entry) => {
      History.prototype.pushState.apply(history, entry);
      for (const end = Date.now() + milliseconds; Date.now() < end; );
    };
  }, milliseconds);
