import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../support/browser/browser.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { buildServerPage, buildWithVite, reactVersions } from '../support/package/build-pages.ts';
import { installPackage } from '../support/package/install-package.ts';
import { servePages } from '../support/package/serve-pages.ts';
import { stopAfter } from '../support/runner/suite/stop-after.mjs';

const pages = suite('pages with the npm package');
const [{ browser, octavo }, packed] = await Promise.all([openStage(), installPackage('pages')]);
const site = `localhost:${octavo.port}`;
const script = `${octavo.origin}/embed/octavo.js`;
const folders: Record<string, string> = {
  plain: packed.pages,
  octavo: packed.installed,
  vue: await buildWithVite(packed, 'vue'),
  react: await buildWithVite(packed, 'react'),
};
const texts: Record<string, string> = {};
for (const framework of [...reactVersions, 'vue', 'svelte'] as const) {
  const { folder, renderPage } = await buildServerPage(packed, framework);
  folders[`server-${framework}`] = folder;
  texts[`server-${framework}/index.html`] = await renderPage(octavo.origin, script, site);
}
const { origin } = await servePages(folders, texts);

/** Counts how often the page subscribes to the price event. */
const countSubscriptions = () => {
  const { addEventListener } = EventTarget.prototype;
  Object.assign(window, { subscriptions: 0 });
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...values) {
    if (values[0] === 'octavo:price' && 'subscriptions' in window)
      Object.assign(window, { subscriptions: Number(window.subscriptions) + 1 });
    addEventListener.apply(this, values);
  };
};

/** Opens a page for a new visitor. The test fails if the console has an error or a warning. */
const open = async (path: string, query = '') => {
  const page = await (await openDesktop(browser)).newPage();
  const said: string[] = [];
  stopAfter(() => assert.equal(said, [], 'errors and warnings in the console'));
  page.on('console', (message) => /error|warning/.test(message.type()) && said.push(message.text()));
  await page.addInitScript(countSubscriptions);
  await page.goto(`${origin}/${path}?script=${script}&host=${site}${query}`);
  return page;
};

const totalIn = (page: Page) => page.locator('octavo-calculator [data-price=total]');
const chooseDeadline = (page: Page, id: string) =>
  page.locator('octavo-calculator [name=deadlineId]').selectOption(id);
const subscriptionsIn = (page: Page) =>
  page.evaluate(() => 'subscriptions' in window && window.subscriptions);

pages('PKG-01 React strict mode calls the latest callback without a new subscription or mount', async () => {
  const page = await open('react/index.html');
  await page.locator('output', { hasText: /first:\d+/ }).waitFor();
  const calculator = page.locator('octavo-calculator.price');
  const before = await calculator.elementHandle();
  const subscriptions = await subscriptionsIn(page);
  await page.getByText('Other callback').click();
  await chooseDeadline(page, '1');
  await page.locator('output', { hasText: /second:\d+$/ }).waitFor();
  assert.ok(Number(subscriptions) > 0);
  assert.is(await subscriptionsIn(page), subscriptions);
  assert.ok(await calculator.evaluate((element, other) => element === other, before));
  await page.getByText('Minimal').click();
  await page.locator('octavo-calculator[theme=minimal]').waitFor();
  assert.is(await page.locator('octavo-calculator [name=deadlineId]').inputValue(), '1');
});

for (const react of reactVersions)
  pages(`PKG-01 a React ${react} server sends prices; hydration changes and reports nothing`, async () => {
    const html = texts[`server-${react}/index.html`] ?? '';
    assert.match(html, /<octavo-calculator[^>]*template="m1_d1"[^>]*>.*<template shadowrootmode="open">/s);
    assert.match(html, /<octavo-price-list[^>]*theme="minimal"/);
    assert.match(html, /<octavo-order-form[^>]*class="order"[^>]*><a href="\/order">/);
    assert.match(html, /<link rel="modulepreload"/);
    const page = await open(`server-${react}/index.html`);
    await totalIn(page).waitFor();
    await page.evaluate('hydrate()');
    await page.locator('octavo-order-form[data-state=ready]').waitFor();
    await page.locator('octavo-calculator[data-state=ready]').waitFor();
    await page.locator('octavo-price-list[data-state=ready]').waitFor({ state: 'attached' });
    await page.locator('octavo-order-form [name=deadlineId]').selectOption('1');
    await page.locator('output', { hasText: /[1-9]\d+/ }).waitFor();
  });

pages(
  `STA-01 React 18 hydrates a page whose widgets the script has already drawn, and callbacks are told the price`,
  async () => {
    const page = await open(`server-18/index.html`);
    await page.evaluate(
      ([src = '', host = '']) => {
        const tag = Object.assign(document.createElement('script'), { src });
        Object.assign(tag.dataset, { octavo: '', host });
        document.head.append(tag);
      },
      [script, site],
    );
    await page.locator('octavo-order-form[data-state=ready]').waitFor();
    const form = await page.locator('octavo-order-form').elementHandle();
    await page.locator('octavo-order-form [name=topic]').fill('A topic typed before');
    await page.evaluate('hydrate()');
    await page.locator('output', { hasText: /[1-9]\d+/ }).waitFor();
    assert.ok(await page.locator('octavo-order-form').evaluate((now, before) => now === before, form));
    assert.is(await page.locator('octavo-order-form [name=topic]').inputValue(), 'A topic typed before');
    assert.is(await page.locator('script[data-octavo]').count(), 1);
  },
);

pages('PKG-01 Vue templates set the attributes of elements and listen to their events', async () => {
  const page = await open('vue/index.html');
  await page.locator('output', { hasText: /[1-9]\d+/ }).waitFor();
  const before = (await page.locator('output').textContent()) ?? '';
  await chooseDeadline(page, '1');
  await page.locator('output').filter({ hasNotText: before }).waitFor();
  await page.getByText('Minimal').click();
  await page.locator('octavo-calculator[theme=minimal]').waitFor();
});

for (const framework of ['vue', 'svelte'])
  pages(`FRW-01 ${framework} hydrates server HTML and keeps the widget that the visitor uses`, async () => {
    const page = await open(`server-${framework}/index.html`);
    await page.locator('octavo-calculator[data-state=ready]').waitFor();
    const before = await page.locator('octavo-calculator').elementHandle();
    await page.locator('octavo-calculator').getByRole('spinbutton').fill('3');
    await page.evaluate('hydrate()');
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
    assert.ok(await page.locator('octavo-calculator').evaluate((now, other) => now === other, before));
    assert.is(await page.locator('octavo-calculator').getByRole('spinbutton').inputValue(), '3');
  });

pages.run();
