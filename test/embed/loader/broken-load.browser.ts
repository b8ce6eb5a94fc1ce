import type { BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPhone } from '../../support/browser/browser.ts';
import {
  blocked,
  calculator,
  chunksOf,
  contentTop,
  type Fault,
  fallback,
  loginPage,
  noResponse,
  notFound,
  openBroken,
  serverError,
} from '../../support/embed/broken-page.ts';
import { waitForWidgets } from '../../support/embed/host-pages.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';

const broken = suite('a widget that cannot be loaded');
const { browser, hosts } = await openHostStage(broken);
let context: BrowserContext;

broken.before.each(async () => {
  context = await openPhone(browser, { viewport: { width: 360, height: 740 } });
});
broken.after.each(() => context.close());

/** Opens the page. Requests for `path` fail until `repair` is called. */
const openBrokenPage = (path: RegExp, fault: Fault) => openBroken(hosts, context, path, fault);

const picture = async (page: Page, name: string) => {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/broken-load-${name}.png` });
};

broken('EMB-07 the page’s own fallback is shown if the script is blocked', async () => {
  const { page, errors } = await openBrokenPage(/octavo\.js/, blocked);
  await fallback(page).waitFor();
  await picture(page, 'blocked');
  assert.is(await fallback(page).isVisible(), true);
  const withoutScript = await contentTop(page);
  const healthy = await openBrokenPage(/nothing/, blocked);
  await waitForWidgets(healthy.page, 1);
  assert.is(await fallback(healthy.page).isVisible(), false);
  assert.is(withoutScript, await contentTop(healthy.page));
  assert.equal(errors, []);
});

const data = /\/v1\/client\/bootstrap\//;
for (const [title, path, fault] of [
  ['its data are refused', data, serverError],
  ['its data are a hotel’s login page', data, loginPage],
  ['its data never come', data, noResponse],
  ['its own chunk is gone', /\/calculator-\w+\.js/, notFound],
  ['a login page comes in place of its chunk', /\/calculator-\w+\.js/, loginPage],
] as const)
  broken(`EMB-07 the widget offers Retry and the page’s own fallback if ${title}`, async () => {
    const { page, errors, repair } = await openBrokenPage(path, fault);
    const space = await contentTop(page);
    await page.getByRole('alert').filter({ hasText: 'This could not be loaded.' }).waitFor();
    await picture(page, title.replaceAll(/\W+/g, '-'));
    assert.is(await fallback(page).isVisible(), true);
    assert.is(await contentTop(page), space);
    repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await waitForWidgets(page, 1);
    assert.match((await calculator(page).locator('[data-price=total]').textContent()) ?? '', /^\$\d/);
    assert.is(await fallback(page).isVisible(), false);
    assert.equal(errors, []);
  });

broken('EMB-07 whichever chunk is missing, a widget shows its price or Retry', async () => {
  const chunks = await chunksOf(hosts, context);
  assert.ok(chunks.length > 1, `${chunks}`);
  for (const name of chunks) {
    const { page, errors, repair } = await openBrokenPage(new RegExp(`/${name}`), notFound);
    await page.locator('octavo-calculator:is([data-state=ready], [data-state=failed])').waitFor();
    repair();
    if (await page.getByRole('alert').count()) await page.getByRole('button', { name: 'Retry' }).click();
    await waitForWidgets(page, 1);
    const total = calculator(page).locator('[data-price=total]');
    const before = (await total.textContent()) ?? '';
    // Changes a choice, because the form and its deferred code must share one state even if a chunk was requested
    // twice.
    await calculator(page).locator('[name=deadlineId]').selectOption('5');
    await total.filter({ hasNotText: before }).waitFor();
    assert.match((await total.textContent()) ?? '', /^\$\d/);
    assert.equal(errors, [], name);
    await page.close();
  }
});

broken.run();
