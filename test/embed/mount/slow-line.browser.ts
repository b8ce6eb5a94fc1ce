import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openHostStage, script } from '../../support/embed/host-pages.ts';

const slow = suite('a visitor on a slow line');
const { browser, openWith } = await openHostStage();

/** Tags of all kinds of widgets. They load at once, also those outside the screen. */
const widgets = [
  '<octavo-calculator theme="minimal"',
  '<octavo-price-list',
  '<octavo-order-form template="m1_d1"',
  '<octavo-order-form template="m3_d1"',
  '<octavo-service-rules',
  '<octavo-service-info',
].map((start) => `${start} loading="eager"></${start.slice(1).split(' ')[0]}>`);

/** Lets a page download 200 bytes a second, with which no file of a widget arrives within a test, or without a limit. */
const openLine = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = { offline: false, latency: 0, uploadThroughput: -1 };
  return (downloadThroughput: 200 | -1) =>
    session.send('Network.emulateNetworkConditions', { ...conditions, downloadThroughput });
};

/** Opens a page that contains the script and no widget yet. The page's clock stands still. */
const open = async (lang = 'en') => {
  const context = await browser.newContext({ viewport: { width: 360, height: 700 } });
  const content = `<style>:root { color-scheme: light dark }</style><main lang="${lang}"></main>${script}`;
  const page = await openWith(content, { context, prepare: (page) => page.clock.install() });
  await page.waitForFunction(() => customElements.get('octavo-calculator'));
  await page.clock.pauseAt(Date.now() + 60_000);
  return { page, setSpeed: await openLine(page) };
};

const add = (page: Page, html = widgets.join('')) =>
  page.locator('main').evaluate((main, content) => {
    main.innerHTML = content;
  }, html);

/** Returns the loading text of each widget. */
const sentences = (page: Page) =>
  page
    .locator('main > *')
    .evaluateAll((all) =>
      all.map((host) => `${host.shadowRoot?.querySelector('[role=status]')?.textContent}`),
    );

const waitForAll = async (page: Page) => {
  await page.clock.resume();
  await page
    .locator('main > [data-state=ready]')
    .nth(widgets.length - 1)
    .waitFor({ state: 'attached' });
};

slow('EMB-07 a widget that is still loading after three seconds says so until it is rendered', async () => {
  const sentence = 'Wird noch geladen …';
  const { page, setSpeed } = await open('de');
  await setSpeed(200);
  await add(page);
  await page.clock.runFor(2_900);
  assert.equal(
    await sentences(page),
    widgets.map(() => 'undefined'),
    'nothing is said before',
  );
  await page.clock.runFor(200);
  assert.equal(
    await sentences(page),
    widgets.map(() => sentence),
  );
  await setSpeed(-1);
  await waitForAll(page);
  assert.is(await page.getByText(sentence).filter({ visible: true }).count(), 0, 'the widgets are there');
});

slow.run();
