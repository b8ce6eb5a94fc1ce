import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, openPhone } from '../browser.ts';
import { below, calculator, openBroken, silent, wayOn } from './broken-page.ts';
import { type HostPages, openHostPages, standing } from './host-pages.ts';

const hanging = suite('a widget whose code never comes');
let browser: Browser;
let context: BrowserContext;
let hosts: HostPages;

hanging.before(async () => {
  hosts = await openHostPages();
  browser = await openBrowser();
});
hanging.after(async () => {
  await browser.close();
  await hosts.stop();
});
hanging.before.each(async () => {
  context = await openPhone(browser, { viewport: { width: 360, height: 740 } });
});
hanging.after.each(() => context.close());

/** Names of the chunks that the first price waits for. */
const firstChunks = () =>
  [...readFileSync('dist/embed/preload/calculator.html', 'utf8').matchAll(/chunks\/([\w-]+)\.js/g)].map(
    ([, name = '']) => name,
  );

/** Lets the visitor's patience run out, once the chunk has been asked for. */
const runOutOfPatience = async (page: Page) => {
  await page.locator('octavo-calculator[data-state=loading]').waitFor();
  await page.clock.fastForward(15_000);
  await page.getByRole('alert').filter({ hasText: 'This could not be loaded.' }).waitFor();
};
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).click();
const price = (page: Page) => calculator(page).locator('[data-price=total]').textContent();

hanging('EMB-07 says so and offers two ways on for any chunk that hangs, as often as it does', async () => {
  const chunks = firstChunks();
  assert.ok(chunks.length > 2, `${chunks}`);
  for (const name of chunks) {
    const { page, errors, mend } = await openBroken(hosts, context, new RegExp(`/${name}\\.js`), silent);
    const space = await below(page);
    await runOutOfPatience(page);
    assert.is(await wayOn(page).isVisible(), true);
    assert.is(await below(page), space);
    await retry(page);
    await runOutOfPatience(page);
    mend();
    await retry(page);
    await standing(page, 1);
    assert.match((await price(page)) ?? '', /^\$\d/, name);
    assert.equal(errors, []);
    await page.close();
  }
});

hanging('EMB-07 is shown as soon as its code does come, without Retry', async () => {
  const [name] = firstChunks();
  const held: (() => Promise<void>)[] = [];
  const { page, errors } = await openBroken(hosts, context, new RegExp(`/${name}\\.js`), (route) =>
    held.push(() => route.continue()),
  );
  await runOutOfPatience(page);
  await Promise.all(held.map((release) => release()));
  await standing(page, 1);
  assert.match((await price(page)) ?? '', /^\$\d/);
  assert.is(await page.getByRole('alert').count(), 0);
  assert.equal(errors, []);
});

hanging('EMB-07 tells the page once of an attempt that came to nothing', async () => {
  const [name] = firstChunks();
  const { page } = await openBroken(hosts, context, new RegExp(`/${name}\\.js`), silent);
  await page.evaluate(() => {
    Object.assign(window, { reasons: [] });
    addEventListener('octavo:error', (event) => Object(window).reasons.push((event as CustomEvent).detail));
  });
  await runOutOfPatience(page);
  await page.clock.fastForward(60_000);
  assert.equal(await page.evaluate(() => Object(window).reasons), ['timeout']);
  await page.evaluate(() => document.querySelector('octavo-calculator')?.remove());
  await page.clock.fastForward(60_000);
  assert.equal(await page.evaluate(() => Object(window).reasons), ['timeout']);
});

hanging.run();
