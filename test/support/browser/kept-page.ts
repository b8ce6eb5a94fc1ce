import type { Page } from 'playwright-core';
import { findChromium } from './chromium.mjs';

/** Options of a Chromium with a back/forward cache, which chromium-headless-shell does not have. */
export const keepsPages = {
  executablePath: findChromium(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Makes a page record whether it was restored from the back/forward cache when it appears again. */
export const noteWhetherKept = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.deleteProperty(window, 'isKept');
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }), {
      once: true,
    });
  });

/** Presses Back and waits for the page at `address`; returns whether it came from the back/forward cache. */
export const goBackTo = async (page: Page, address: string | RegExp): Promise<boolean> => {
  // `history.back` is called in a timer, because the page may be gone before an immediate call returns.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isKept' in window);
  return page.evaluate(() => Reflect.get(window, 'isKept') === true);
};
