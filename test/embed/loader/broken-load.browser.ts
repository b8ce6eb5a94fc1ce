import { devices, type Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  blocked,
  calculator,
  contentTop,
  type Fault,
  fallback,
  loginPage,
  noResponse,
  notFound,
  openBroken,
  serverError,
} from '../../support/embed/broken-page.ts';
import { openHostStage, waitForWidgets } from '../../support/embed/host-pages.ts';

const broken = suite('a widget that cannot be loaded');
const visitor = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } };
const stage = await openHostStage({ visitor });

/** Opens the page. Requests for `path` fail until `repair` is called. */
const openBrokenPage = (path: RegExp, fault: Fault) => openBroken(stage, path, fault);

/** Chooses another deadline and waits for its price, because the form and its deferred code must share one state. */
const changePrice = async (page: Page) => {
  const total = calculator(page).locator('[data-price=total]');
  const before = (await total.textContent()) ?? '';
  await calculator(page).locator('[name=deadlineId]').selectOption('5');
  await total.filter({ hasNotText: before, hasText: /^\$\d/ }).waitFor();
};

broken('EMB-07 the page’s own fallback is shown if the script is blocked', async () => {
  const { page } = await openBrokenPage(/octavo\.js/, blocked);
  await fallback(page).waitFor();
  const withoutScript = await contentTop(page);
  const healthy = await openBrokenPage(/nothing/, blocked);
  await waitForWidgets(healthy.page, 1);
  assert.is(await fallback(healthy.page).isVisible(), false);
  assert.is(withoutScript, await contentTop(healthy.page));
});

const data = /\/v1\/client\/bootstrap\//;
for (const [title, path, fault] of [
  ['its data are refused', data, serverError],
  ['its data never come', data, noResponse],
  ['a login page comes in place of its chunk', /\/calculator-\w+\.js/, loginPage],
] as const)
  broken(`EMB-07 the widget offers Retry and the page’s own fallback if ${title}`, async () => {
    const { page, repair } = await openBrokenPage(path, fault);
    const space = await contentTop(page);
    await page.getByRole('alert').filter({ hasText: 'This could not be loaded.' }).waitFor();
    assert.is(await fallback(page).isVisible(), true);
    assert.is(await contentTop(page), space);
    repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await waitForWidgets(page, 1);
    assert.is(await fallback(page).isVisible(), false);
    await changePrice(page);
  });

broken('EMB-07 whichever chunk is missing, a widget shows its price or Retry', async () => {
  const healthy = await openBrokenPage(/nothing/, notFound);
  await waitForWidgets(healthy.page, 1);
  await healthy.page.waitForLoadState('networkidle');
  const chunks = new Set(healthy.requested.flatMap((address) => /\/chunks\/[\w-]+\.js/.exec(address) ?? []));
  assert.ok(chunks.size > 1);
  for (const chunk of chunks) {
    const { page, repair } = await openBrokenPage(new RegExp(chunk), notFound);
    await page.locator('octavo-calculator:is([data-state=ready], [data-state=failed])').waitFor();
    repair();
    if (await page.getByRole('alert').count()) await page.getByRole('button', { name: 'Retry' }).click();
    await waitForWidgets(page, 1);
    await changePrice(page);
  }
});

broken.run();
