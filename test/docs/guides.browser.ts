import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pages } from '../../src/docs/build/pages.ts';
import { screens, violations } from '../support/axe/axe.ts';
import { refuseErrors } from '../support/browser/browser.ts';
import { recordShifts } from '../support/browser/measure/record-shifts.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { servePages } from '../support/package/serve-pages.ts';

const docs = suite('guides in a browser');
const { browser, octavo } = await openStage();

/** Addresses of pages that together contain every kind of content. */
const samples = [
  '/docs/',
  '/docs/events/',
  '/docs/look/',
  '/docs/consent/',
  '/docs/content-security-policy/',
  '/docs/compare/',
  '/docs/api-orders/',
];

for (const { width, colorScheme } of screens)
  docs(
    `UI-08 DOC-01 the guides are accessible, fit the window and do not shift at ${width} px in ${colorScheme} colours`,
    async () => {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      refuseErrors(page);
      const shifts = await recordShifts(page);
      // Each page is opened on a phone, whose window is the first that a wide line leaves.
      for (const { address } of pages.filter(({ address }) => width === 320 || samples.includes(address))) {
        await page.goto(octavo.origin + address);
        assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, address);
        assert.equal(await shifts(), [], address);
        if (samples.includes(address))
          assert.equal(
            await violations(page, 'html', colorScheme === 'light' ? 'all' : 'colours'),
            [],
            address,
          );
      }
    },
  );

docs('DOC-01 a reader finds an event by keyboard and lands on its entry', async () => {
  const page = await browser.newPage();
  await page.goto(`${octavo.origin}/docs/`);
  await page.keyboard.press('/');
  await page.keyboard.type('order-created');
  const input = page.getByRole('combobox', { name: 'Search the guides' });
  await page.getByRole('option').first().waitFor();
  assert.is(await input.getAttribute('aria-expanded'), 'true');
  await page.keyboard.press('ArrowDown');
  const active = await input.getAttribute('aria-activedescendant');
  assert.match((await page.locator(`#${active}`).textContent()) ?? '', 'octavo:order-created');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/events/#octavo-order-created');
  await page.keyboard.press('/');
  await page.keyboard.type('zebras');
  await page.getByText('No results').waitFor();
  await page.keyboard.press('Escape');
  assert.is(await input.getAttribute('aria-expanded'), 'false');
});

docs('DOC-01 the results of the search are uncovered, and within a window of any width', async () => {
  const page = await browser.newPage();
  await page.goto(`${octavo.origin}/docs/quick-start/`);
  await page.getByRole('combobox', { name: 'Search the guides' }).fill('price');
  await page.getByRole('option').first().waitFor();
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByRole('listbox').boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= width, `${width} px`);
    const isSeen = await page.getByRole('listbox').evaluate((list) => {
      const { left, bottom } = list.getBoundingClientRect();
      return list.contains(document.elementFromPoint(left + 20, bottom - 20));
    });
    assert.ok(isSeen, `${width} px`);
  }
});

docs('DOC-01 the calls of a page are folded until a link leads to one or the page is printed', async () => {
  const page = await browser.newPage();
  await page.goto(`${octavo.origin}/docs/api-orders/`);
  const amount = page.getByRole('row', { name: 'discount.amountConverted number, always there' });
  assert.is(await amount.isVisible(), false);
  await page.emulateMedia({ media: 'print' });
  await amount.waitFor();
  await page.emulateMedia({ media: 'screen' });
  await amount.waitFor({ state: 'hidden' });
  await page.getByRole('navigation', { name: 'On this page' }).getByText('calculatePrice').click();
  await amount.waitFor();
  await page.goto(`${octavo.origin}/docs/quick-start/`);
  await page.goto(`${octavo.origin}/docs/api-orders/#calculateprice`);
  await amount.waitFor();
  await page.getByRole('heading', { name: 'calculatePrice' }).click();
  await amount.waitFor({ state: 'hidden' });
  await page.getByRole('navigation', { name: 'On this page' }).getByText('calculatePrice').click();
  await amount.waitFor();
});

docs('DOC-01 without scripts every page is readable, and controls that need scripts are hidden', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(`${octavo.origin}/docs/content-security-policy/`);
  assert.is(await page.getByRole('search').isVisible(), false);
  const policy = page.locator('[data-language=policy]');
  assert.match((await policy.textContent()) ?? '', `script-src ${octavo.origin}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: 'WordPress' }).click();
  await page.getByRole('heading', { level: 1, name: 'WordPress' }).waitFor();
});

docs(
  'DOC-01 a button copies a snippet, which works on a page of another host, and covers none of its lines on a phone',
  async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    await page.goto(`${octavo.origin}/docs/quick-start/`);
    const copy = page.getByRole('button', { name: 'Copy' }).first();
    const button = await copy.boundingBox();
    const lines = await page.locator('.code pre').first().boundingBox();
    assert.ok(button && lines && button.y + button.height <= lines.y && button.height >= 44);
    const block = await page.locator('.code').first().boundingBox();
    assert.ok(
      block && lines.width > block.width - 4,
      'the lines are as wide as the block without its border',
    );
    await copy.click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const { origin } = await servePages({}, { 'pages/blog.html': `<!doctype html>${copied}` });
    await page.goto(`${origin}/pages/blog.html`);
    await page.locator('octavo-calculator [data-price=total]').filter({ hasText: '$' }).waitFor();
  },
);

docs('DOC-01 each snippet of a look has a widget with this look below it', async () => {
  const page = await browser.newPage();
  await page.goto(`${octavo.origin}/docs/look/`);
  const examples = page.locator('.code + p > octavo-calculator');
  await examples.last().locator('[data-price=total]').filter({ hasText: '$' }).waitFor();
  const looks = await examples.evaluateAll((all) =>
    all.map((example) => ({
      accent: getComputedStyle(example).getPropertyValue('--octavo-accent'),
      snippet: example.parentElement?.previousElementSibling?.textContent ?? '',
    })),
  );
  assert.is(looks.length, 4);
  for (const { accent, snippet } of looks) assert.match(snippet, `--octavo-accent: ${accent.trim() || '-'};`);
});

docs.run();
