import type { Page } from 'playwright-core';
import { findChromium } from './chromium.mjs';

/** Options of a Chromium that keeps pages for Back. Chromium without windows keeps none. */
export const keepsPages = {
  executablePath: findChromium(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Begins to note whether the page was kept when it appears again. */
export const noteWhetherKept = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.deleteProperty(window, 'isKept');
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }), {
      once: true,
    });
  });

/** Presses Back, waits for the noted page at this address, and returns whether the browser had kept it. */
export const goBackTo = async (page: Page, address: string | RegExp): Promise<boolean> => {
  // The page may vanish before an answer that waits for the Back.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isKept' in window);
  return page.evaluate(() => Reflect.get(window, 'isKept') === true);
};
