import type { Page, Request } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostStage, script, waitForWidgets } from '../support/embed/host-pages.ts';
import { until } from '../support/until.ts';

const hostPages = suite('a widget on a page of a site owner');
const { open, openWith, openWidgets } = await openHostStage();

/** Markup of the widgets that one page has without a style, with a reset or with another direction. */
const four = ['calculator', 'service-info', 'price-list', 'order-form'].map((name) => element(name)).join('');
/** Changes the first calculator of the page and waits for its price. */
const changePrice = async (page: Page) => {
  const calculator = page.locator('octavo-calculator').first();
  await calculator.locator('[name=deadlineId]').selectOption('1');
  await calculator.getByText('$50.00').first().waitFor();
};
const heights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-state]')].map((host) =>
      Math.round(host.shadowRoot?.firstElementChild?.getBoundingClientRect().height ?? 0),
    ),
  );

// Number of widgets on each page.
const pages = { twice: 1, 'tag-manager': 1, shadow: 2, patched: 2 };
for (const [name, count] of Object.entries(pages))
  hostPages(`EMB-02 a widget works on a page that is "${name}"`, async () => {
    const page = await open(name);
    await waitForWidgets(page, count);
    await changePrice(page);
    assert.is(await page.locator('[data-state=ready]').count(), count);
  });

hostPages('EMB-02 several widgets of each kind work, before the script and after it', async () => {
  const others = element('calculator', 'theme="minimal"') + element('price-list', 'version="2"');
  const page = await openWith(four + script + others + element('service-rules') + four);
  await waitForWidgets(page, 11);
  await changePrice(page);
});

hostPages('EMB-02 a widget works on a page that embeds only what allows it, and is counted', async () => {
  const ends: string[] = [];
  const note = (end: string) => (request: Request) => {
    if (/visitor-action/.test(request.url())) ends.push(end);
  };
  const prepare = async (page: Page) =>
    page.on('requestfinished', note('finished')).on('requestfailed', note('failed'));
  await openWith(script + element('calculator'), { prepare }, 'isolated');
  await until(() => ends.length > 0);
  assert.is(ends[0], 'finished');
});

hostPages('EMB-02 a widget works in frames that have no address or no origin of their own', async () => {
  const page = await open('framed');
  let counted = 0;
  const areBothCounted = page.waitForRequest(
    (request) => /visitor-action/.test(request.url()) && ++counted === 2,
  );
  for (const title of ['without an address', 'without an origin']) {
    const calculator = page.frameLocator(`[title="${title}"]`).locator('octavo-calculator').first();
    await calculator.locator('[name=deadlineId]').selectOption('1');
    await calculator.getByText('$50.00').first().waitFor();
    await calculator.evaluate((host) =>
      host.addEventListener('octavo:redirect', (event) => {
        event.preventDefault();
        host.dataset.led = String(Reflect.get(event, 'detail').url);
      }),
    );
    await calculator.getByRole('link', { name: 'Order now' }).click();
    await page.frameLocator(`[title="${title}"]`).locator('[data-led*="deadlineId=1"]').waitFor();
  }
  await areBothCounted;
});

hostPages('EMB-02 a widget works beside global names of the page and invalid queued commands', async () => {
  const page = await open('taken-names', { faults: /./ });
  const counted = page.waitForRequest(/visitor-action/);
  await waitForWidgets(page, 1);
  await changePrice(page);
  await counted;
});

hostPages('EMB-02 a widget works under a policy of trusted types that forbids inline code', async () => {
  const page = await open('strict');
  await waitForWidgets(page, 5);
  await changePrice(page);
  await page.locator('octavo-service-rules h2').first().waitFor();
  // The list is opened, because its deferred code must also obey the policy.
  const list = page.locator('octavo-price-list');
  await list.locator('select').click();
  await list.locator('[role=option]').filter({ hasText: 'Reflective essay' }).click();
  await list.locator('caption').filter({ hasText: 'Reflective essay' }).waitFor({ state: 'attached' });
});

hostPages('EMB-02 a widget keeps its size on a page that resets all elements and the root font', async () => {
  const plainPage = await openWidgets(four);
  const reset = await openWidgets(
    `<style>* { all: unset } head, style, script { display: none } html { font-size: 62.5% } body { display: block; font: 1.6rem serif }</style>${four}`,
  );
  for (const width of [1280, 360]) {
    for (const page of [plainPage, reset]) {
      await page.setViewportSize({ width, height: 900 });
      // Waits for the last part of the form, which is below those that fill the reserved height.
      await page.locator('octavo-order-form .more-button').last().waitFor();
    }
    assert.equal(await heights(reset), await heights(plainPage), `at ${width} px`);
  }
  await changePrice(reset);
});

hostPages('EMB-02 on a right-to-left page, a widget fits and its English reads left to right', async () => {
  const page = await openWidgets(
    `<script>Object.assign(document.documentElement, { lang: 'he', dir: 'rtl' })</script>${four}`,
  );
  const ends = await page.locator('octavo-price-list tbody th').evaluateAll((rows) =>
    rows.map((row) => {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const { data = '' } = texts.nextNode() as Text;
      const leftEdgeAt = (offset: number) => {
        const range = document.createRange();
        range.setStart(texts.currentNode, offset);
        range.setEnd(texts.currentNode, offset + 1);
        return range.getBoundingClientRect().left;
      };
      return leftEdgeAt(0) < leftEdgeAt(data.length - 1);
    }),
  );
  assert.ok(ends.length > 0);
  assert.ok(ends.every(Boolean), '"3 hours" begins with its 3');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
  }
  await changePrice(page);
});

hostPages.run();
