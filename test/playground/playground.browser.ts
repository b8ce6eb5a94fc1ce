import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readChoices } from '../../src/playground/choices/choices.ts';
import { snippetsOf } from '../../src/playground/choices/snippets.ts';
import { combineSchemes, violations } from '../support/axe/axe.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { servePages } from '../support/package/serve-pages.ts';

const playground = suite('playground');
const { browser, octavo } = await openStage(playground);

const address = `${octavo.origin}/playground/`;
const accent = 'rgb(122, 31, 61)';
const search = '?widget=calculator&template=m2_d1&scheme=light&token-accent=%237a1f3d';
const previewOf = (page: Page) => page.frameLocator('iframe');
const orderColour = (place: ReturnType<Page['locator']>) =>
  place.evaluate((button) => getComputedStyle(button).backgroundColor);

for (const { device: width, colorScheme } of combineSchemes([320, 1280]))
  playground(`UI-08 PLY-01 the playground is accessible and fits, ${colorScheme}, ${width} px`, async () => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(address);
    await previewOf(page).locator('octavo-calculator[data-state=ready]').waitFor();
    await page.getByText('All tokens').click();
    await page.locator('.events li').first().waitFor();
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
    assert.equal(await violations(page, 'html', colorScheme === 'light' ? 'all' : 'colours'), []);
    assert.equal(errors, []);
    await context.close();
  });

playground(
  'PLY-01 a link restores the choices, and the preview shows the chosen widget in the chosen colours',
  async () => {
    const page = await browser.newPage();
    await page.goto(address + search);
    const calculator = previewOf(page).locator('octavo-calculator[template=m2_d1]');
    await calculator.and(previewOf(page).locator('[data-state=ready]')).waitFor();
    assert.is(await orderColour(calculator.locator('.order').first()), accent);
    assert.is(await page.locator('[name=template]').inputValue(), 'm2_d1');
    assert.is(await page.getByLabel('--octavo-accent', { exact: true }).inputValue(), '#7a1f3d');
    await page.locator('[name=widget]').selectOption('price-list');
    await page.locator('[name=version]').selectOption('2');
    await page.locator('[name=direction]').selectOption('rtl');
    await previewOf(page).locator('octavo-price-list[version="2"][data-state=ready]').waitFor();
    assert.is(await previewOf(page).locator('html').getAttribute('dir'), 'rtl');
    const link = page.url();
    await page.goto(`${address}?widget=service-info`);
    await page.goto(link);
    await previewOf(page).locator('octavo-price-list[version="2"][data-state=ready]').waitFor();
    await page.close();
  },
);

playground(
  'PLY-01 events are listed when they fire, and the widget gets the query that is typed',
  async () => {
    const page = await browser.newPage();
    await page.goto(address);
    const events = page.locator('.events');
    await events.getByText('octavo:price').first().waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByLabel('Query of the page').fill('numberElements=3');
    await previewOf(page).locator('octavo-calculator [name=numberElements]').waitFor();
    await events.getByText('"base": 3588').first().waitFor();
    assert.match(page.url(), 'query=numberElements%3D3');
    await page.getByText('Open your page with the query numberElements=3').waitFor();
    await page.close();
  },
);

playground('PLY-01 an example theme fills in its tokens, and the chosen part is framed', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}?part=button-primary`);
  const order = previewOf(page).locator('octavo-calculator[data-state=ready] .order').first();
  await order.waitFor();
  assert.is(await order.evaluate((button) => getComputedStyle(button).outlineStyle), 'solid');
  await page.getByLabel('Example').selectOption({ label: 'Night' });
  assert.is(await page.getByLabel('--octavo-accent', { exact: true }).inputValue(), '#7ee0b8');
  assert.is(await page.locator('[name=scheme]').inputValue(), 'dark');
  await page.close();
});

/** Returns a page with the pasted snippet. A tag manager runs the scripts of its tag; Shopify removes the schema. */
const paste: Record<string, (text: string) => string> = {
  plain: (text) => text,
  'tag-manager': (text) => `<div id="octavo-place"></div>${text}`,
  wordpress: (text) => text,
  shopify: (text) => `<section>${text.replace(/\{% schema %\}.*\{% endschema %\}/s, '')}</section>`,
};

for (const [kind, place] of Object.entries(paste))
  playground(`PLY-01 the snippet for ${kind} works when pasted unchanged`, async () => {
    const page = await browser.newPage();
    await page.goto(address + search);
    await page.locator('#kind').selectOption(kind);
    const shown = (await page.locator('.code code').textContent()) ?? '';
    const origin = { scripts: octavo.origin, host: new URL(octavo.origin).host };
    assert.is(shown, snippetsOf(readChoices(search), origin).find((one) => one.kind === kind)?.text);
    const html = `<!doctype html><html lang="en"><title>Shop</title><body>${place(shown)}</body></html>`;
    const pages = await servePages({}, { 'pages/shop.html': html });
    await page.goto(`${pages.origin}/pages/shop.html`);
    const calculator = page.locator('octavo-calculator[template=m2_d1][data-state=ready]');
    await calculator.locator('[data-price=total]').filter({ hasText: '$' }).first().waitFor();
    assert.is(await orderColour(calculator.locator('.order').first()), accent);
    await page.close();
    await pages.stop();
  });

playground.run();
