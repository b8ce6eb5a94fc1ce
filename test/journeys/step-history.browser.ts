import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../support/browser/browser.ts';
import { openCheckout, toPayment, visitCheckout } from '../support/browser/checkout-visit.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { field, unfoldAll, whenReady } from '../support/browser/order-journey.ts';
import { checkOut, details, fillPaper, press, topic } from '../support/browser/order-visit.ts';

const steps = suite('Back between the steps of the order form');
const { browser, octavo } = await openStage();

/** Stores a state of the host page and counts the `popstate` events that its router gets. */
const beRouter = (page: Page) =>
  page.evaluate(() => {
    history.replaceState({ route: 'order' }, '');
    addEventListener('popstate', () => {
      document.body.dataset.routed = String(Number(document.body.dataset.routed ?? 0) + 1);
    });
  });
const routed = (page: Page) => page.evaluate(() => Number(document.body.dataset.routed ?? 0));
const routeOf = (page: Page) => page.evaluate(() => history.state?.route);

steps('ORD-17 Back leads from step two to step one, and Forward to a checked step two', async () => {
  const { page, form } = await visitCheckout(browser, octavo);
  await beRouter(page);
  await fillPaper(form);
  await toPayment(form);
  assert.is(await routeOf(page), 'order', 'the entry of step two has the state of the page');
  await page.goBack();
  await form.locator('[data-step="1"]').waitFor();
  assert.is(await field(form, 'topic').locator('input').inputValue(), topic);
  const checked = page.waitForResponse((response) => response.url().includes('/order/validat'));
  await page.goForward();
  await checked;
  await form.locator('[data-step="2"]').waitFor();
  await page.reload();
  await form.locator('[data-step="2"]').waitFor();
  await page.goBack();
  await form.locator('[data-step="1"]').waitFor();
  assert.is(await routeOf(page), 'order');
  assert.is(await routed(page), 0, 'the router of the page gets no event of these two entries');
});

steps('ORD-17 the link to step one takes back the entry of step two, so Back leaves the page', async () => {
  const context = await openDesktop(browser, { reducedMotion: 'reduce' });
  const { page, form } = await openCheckout(context, octavo);
  await page.goto(`${octavo.origin}/order/m2_d1/`);
  const two = await whenReady(page, 'octavo-order-form');
  await unfoldAll(two);
  await fillPaper(two);
  for (let round = 0; round < 2; round += 1) {
    await checkOut(two);
    await press(two, 'Go back');
    await two.locator('[data-step="1"]').waitFor();
    await page.waitForFunction(() => !Object.keys(history.state ?? {}).length);
  }
  const top = await two.evaluate((host) => host.getBoundingClientRect().top);
  assert.ok(top >= 0 && top < 200, `the form begins at ${top}`);
  await page.goBack();
  await page.waitForURL(`${octavo.origin}/order/`);
  await field(form, 'topic').waitFor();
});

steps('ORD-17 the page’s own addresses, such as a section’s, do not change the step', async () => {
  const { page, form } = await visitCheckout(browser, octavo);
  await beRouter(page);
  await fillPaper(form);
  await toPayment(form);
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await page.waitForFunction(() => document.body.dataset.routed === '1');
  assert.ok(await form.locator('[data-step="2"]').isVisible());
  await page.goBack();
  await page.waitForFunction(() => document.body.dataset.routed === '2');
  assert.ok(await form.locator('[data-step="2"]').isVisible());
  await page.goBack();
  await form.locator('[data-step="1"]').waitFor();
  assert.is(await routed(page), 2);
  assert.is(await field(form, 'details').locator('textarea').inputValue(), details);
});

steps.run();
