import type { Page, Route } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { controlledPromise } from '../../support/controlled-promise.ts';
import { openHostStage, waitForWidgets } from '../../support/embed/host-pages.ts';
import { phone } from '../../support/embed/prerendered-page.ts';

const broken = suite('a widget that cannot be loaded');
const { open } = await openHostStage({ visitor: phone });

/** Makes an intercepted request fail. */
type Fault = (route: Route) => unknown;
const blocked: Fault = (route) => route.abort('blockedbyclient');
const notFound: Fault = (route) => route.fulfill({ status: 404, body: '' });
/** Leaves the connection open without a response. */
const noResponse: Fault = () => {};
const loginPage: Fault = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<h1>Log in to the hotel’s network</h1>' });
const serverError: Fault = (route) => route.fulfill({ status: 500, body: '[]' });

/** Opens a page with its own fallback content. Requests whose path matches `path` fail until `repair` is called. */
const openBroken = async (path: RegExp, fault: Fault) => {
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

const fallback = (page: Page) => page.getByRole('link', { name: 'Order here' });
const calculator = (page: Page) => page.locator('octavo-calculator');
/** Returns the position of the page's content below the widget, in px. */
const contentTop = (page: Page) =>
  page.locator('#after').evaluate((after) => after.getBoundingClientRect().top);

/** Chooses another deadline and waits for its price, because the form and its deferred code must share one state. */
const changePrice = async (page: Page) => {
  const total = calculator(page).locator('[data-price=total]');
  const before = (await total.textContent()) ?? '';
  await calculator(page).locator('[name=deadlineId]').selectOption('5');
  await total.filter({ hasNotText: before, hasText: /^\$\d/ }).waitFor();
};

broken('EMB-07 the page’s own fallback is shown if the script is blocked', async () => {
  const { page } = await openBroken(/octavo\.js/, blocked);
  await fallback(page).waitFor();
  const withoutScript = await contentTop(page);
  const healthy = await openBroken(/nothing/, blocked);
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
    const { page, repair } = await openBroken(path, fault);
    const space = await contentTop(page);
    await page.getByRole('alert').filter({ hasText: 'This could not be loaded.' }).waitFor();
    assert.is(await fallback(page).isVisible(), true);
    assert.is(await contentTop(page), space);
    repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await waitForWidgets(page, 1);
    assert.is(await fallback(page).isVisible(), false);
    const focused = await calculator(page).evaluate(
      ({ shadowRoot }) => shadowRoot?.activeElement?.textContent,
    );
    assert.match(String(focused), 'Order now', 'the widget has the focus of the button that disappeared');
    await changePrice(page);
  });

broken('EMB-07 whichever chunk is missing, a widget shows its price or Retry', async () => {
  const healthy = await openBroken(/nothing/, notFound);
  await waitForWidgets(healthy.page, 1);
  await healthy.page.waitForLoadState('networkidle');
  const chunks = new Set(healthy.requested.flatMap((address) => /\/chunks\/[\w-]+\.js/.exec(address) ?? []));
  assert.ok(chunks.size > 1);
  for (const chunk of chunks) {
    const { page, repair } = await openBroken(new RegExp(chunk), notFound);
    await page.locator('octavo-calculator:is([data-state=ready], [data-state=failed])').waitFor();
    repair();
    if (await page.getByRole('alert').count()) await page.getByRole('button', { name: 'Retry' }).click();
    await waitForWidgets(page, 1);
    await changePrice(page);
  }
});

/** File that the first price needs. */
const firstFile = /\/calculator-\w+\.js/;

/** Advances the clock past the timeout once the chunk has been requested. */
const passTimeout = async (page: Page) => {
  await page.locator('octavo-calculator[data-state=loading]').waitFor();
  await page.clock.fastForward(15_000);
  await page.getByRole('alert').filter({ hasText: 'This could not be loaded.' }).waitFor();
};
const price = (page: Page) => calculator(page).locator('[data-price=total]').textContent();

broken('EMB-07 a slow widget appears without Retry as soon as its code arrives', async () => {
  const { promise: heldRoute, resolvePromise: holdRoute } = controlledPromise<Route>();
  const { page } = await openBroken(firstFile, (route) => holdRoute(route));
  const route = await heldRoute;
  await passTimeout(page);
  await route.continue();
  await waitForWidgets(page, 1);
  assert.match((await price(page)) ?? '', /^\$\d/);
  assert.is(await page.getByRole('alert').count(), 0);
});

broken('EMB-07 the page gets one event for each failed try to load', async () => {
  const { page } = await openBroken(firstFile, noResponse);
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

broken.run();
