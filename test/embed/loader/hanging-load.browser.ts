import { devices, type Page, type Route } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { controlledPromise } from '../../support/controlled-promise.ts';
import { calculator, noResponse, openBroken } from '../../support/embed/broken-page.ts';
import { openHostStage, waitForWidgets } from '../../support/embed/host-pages.ts';

const hanging = suite('a widget whose code never comes');
const visitor = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } };
const stage = await openHostStage({ visitor });

/** File that the first price needs. */
const firstFile = /\/calculator-\w+\.js/;

/** Advances the clock past the timeout once the chunk has been requested. */
const passTimeout = async (page: Page) => {
  await page.locator('octavo-calculator[data-state=loading]').waitFor();
  await page.clock.fastForward(15_000);
  await page.getByRole('alert').filter({ hasText: 'This could not be loaded.' }).waitFor();
};
const price = (page: Page) => calculator(page).locator('[data-price=total]').textContent();

hanging('EMB-07 a slow widget appears without Retry as soon as its code arrives', async () => {
  const { promise: heldRoute, resolvePromise: holdRoute } = controlledPromise<Route>();
  const { page } = await openBroken(stage, firstFile, (route) => holdRoute(route));
  const route = await heldRoute;
  await passTimeout(page);
  await route.continue();
  await waitForWidgets(page, 1);
  assert.match((await price(page)) ?? '', /^\$\d/);
  assert.is(await page.getByRole('alert').count(), 0);
});

hanging('EMB-07 the page gets one event for each failed try to load', async () => {
  const { page } = await openBroken(stage, firstFile, noResponse);
  await page.evaluate(() => {
    Object.assign(window, { errorEvents: 0 });
    addEventListener('octavo:error', () => {
      Object(window).errorEvents += 1;
    });
  });
  await passTimeout(page);
  await page.clock.fastForward(60_000);
  assert.is(await page.evaluate(() => Object(window).errorEvents), 1);
  await page.evaluate(() => document.querySelector('octavo-calculator')?.remove());
  await page.clock.fastForward(60_000);
  assert.is(await page.evaluate(() => Object(window).errorEvents), 1);
});

hanging.run();
