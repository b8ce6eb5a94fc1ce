import type { Page } from 'playwright-core';
import { everyWidget } from '../../../src/public-interface/elements.ts';
import { whenReady } from '../browser/order-journey.ts';

/** Adds every other widget to the page, below the order form. */
export const addWidgets = async (page: Page) => {
  const others = everyWidget.filter((name) => name !== 'order-form');
  await page.evaluate((names) => {
    for (const name of names)
      document.body.append(Object.assign(document.createElement(`octavo-${name}`), { loading: 'eager' }));
  }, others);
  for (const name of others) {
    await page.locator(`octavo-${name}`).scrollIntoViewIfNeeded();
    await whenReady(page, `octavo-${name}`);
  }
  await page.locator('octavo-service-rules [part=text]').waitFor();
};
