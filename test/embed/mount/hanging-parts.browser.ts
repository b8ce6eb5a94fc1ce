import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPhone } from '../../support/browser/browser.ts';
import { waitForWidgets } from '../../support/embed/host-pages.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';
import { until } from '../../support/server/until.ts';

const parts = suite('a widget whose deferred code never comes');
const { browser, hosts } = await openHostStage(parts);
let context: BrowserContext;

parts.before.each(async () => {
  context = await openPhone(browser);
});
parts.after.each(() => context.close());

/** Opens a widget with the code of its first price only. Every other request hangs until `release` is called. */
const open = async (
  widget: 'calculator' | 'order-form',
  { query = '', isReady = true, isPaused = false } = {},
) => {
  const first = readFileSync(`dist/embed/preload/${widget}.html`, 'utf8');
  const heldRequests: (() => Promise<void>)[] = [];
  let isHanging = true;
  const content = `<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>
    <octavo-${widget} loading="eager"></octavo-${widget}><!-- ${query} -->`;
  const { page, errors } = await hosts.openWith(context, content, async (page) => {
    await page.clock.install({ time: Date.now() - 60_000 });
    await page.route('**/embed/chunks/**', (route) => {
      const [name = ''] = route.request().url().split('/').slice(-1);
      if (!isHanging || first.includes(name)) return route.continue();
      return heldRequests.push(() => route.continue());
    });
    if (!isPaused) return;
    await page.clock.pauseAt(Date.now());
    await page.addInitScript("addEventListener('octavo:ready', () => { window.readyAt = Date.now(); })");
  });
  if (isReady) await waitForWidgets(page, 1);
  const release = () => {
    isHanging = false;
    return Promise.all(heldRequests.map((continueRequest) => continueRequest()));
  };
  return { page, errors, release, heldRequests };
};
const passLoadTimeout = (page: Page) => page.clock.fastForward(15_000);

parts('EMB-07 a calculator whose code is late keeps a choice, says why, and prices it later', async () => {
  const { page, errors, release } = await open('calculator');
  const total = page.locator('[data-price=total]');
  const before = (await total.textContent()) ?? '';
  const deadline = page.locator('select[name=deadlineId]');
  await deadline.selectOption('1');
  await passLoadTimeout(page);
  await page.getByRole('alert').filter({ hasText: 'Check your connection and choose again.' }).waitFor();
  assert.is(await deadline.inputValue(), '1');
  await release();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  assert.is(await deadline.inputValue(), '1');
  await page.waitForFunction(
    (price) =>
      document.querySelector('octavo-calculator')?.shadowRoot?.querySelector('[data-price=total]')
        ?.textContent !== price,
    before,
  );
  assert.equal(errors, []);
});

parts('EMB-07 an order form whose code is late keeps typed values and offers Retry', async () => {
  const { page, errors, release } = await open('order-form');
  const topic = page.locator('[name=topic]');
  await topic.fill('The tides of Venice');
  await passLoadTimeout(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost.' });
  await alert.waitFor();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await passLoadTimeout(page);
  assert.is(await alert.isVisible(), true);
  await release();
  await alert.waitFor({ state: 'detached' });
  assert.is(await topic.inputValue(), 'The tides of Venice');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.locator('[data-error-for=details]').waitFor();
  assert.equal(errors, []);
});

parts('EMB-07 Checkout says that its code has not arrived, and works when pressed again', async () => {
  const { page, errors, release } = await open('order-form');
  await page.locator('[name=topic]').fill('The tides of Venice');
  const checkout = page.getByRole('button', { name: 'Checkout' });
  await checkout.click();
  await passLoadTimeout(page);
  await page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost' }).first().waitFor();
  assert.is(await checkout.isEnabled(), true);
  const [alert, button] = [await page.getByRole('alert').first().boundingBox(), await checkout.boundingBox()];
  assert.ok(alert && button && button.y - alert.y - alert.height < 40, 'it is told where it was asked for');
  await release();
  await page.locator('[name=email]').first().waitFor();
  assert.is(await page.getByRole('alert').filter({ hasText: /./ }).count(), 0, 'what was lost has come');
  await checkout.click();
  await page.locator('[data-error-for=details]').waitFor();
  assert.is(await page.locator('[name=topic]').inputValue(), 'The tides of Venice');
  assert.equal(errors, []);
});

parts('CAL-07 the calculator waits 3 s for the code of a link’s choice, then shows a price', async () => {
  const { page, errors, release, heldRequests } = await open('calculator', {
    query: 'typeId=3&deadlineId=1',
    isReady: false,
    isPaused: true,
  });
  await until('the code of the choice is requested', async () => {
    await page.clock.runFor(1);
    return heldRequests.length > 0;
  });
  const requestedAt = await page.evaluate(() => Date.now());
  for (let passedMs = 0; passedMs < 3000; passedMs += 100) await page.clock.runFor(100);
  // The clock is moved on repeatedly, because the tasks of mounting also wait for it.
  const readyAt = () => page.evaluate(() => Number(Reflect.get(window, 'readyAt') ?? 0));
  await until('the calculator is ready', async () => {
    await page.clock.runFor(1);
    return (await readyAt()) > 0;
  });
  const waited = (await readyAt()) - requestedAt;
  assert.ok(waited > 2500 && waited < 5000, `it waited ${waited} ms of the fake clock`);
  await page.locator('[data-price=total]').filter({ hasText: '$10.17' }).waitFor();
  await release();
  assert.equal(errors, []);
});

parts.run();
