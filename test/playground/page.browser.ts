import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { screens, violations } from '../support/axe/axe.ts';
import { refuseErrors } from '../support/browser/browser.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { unfoldAll, whenReady } from '../support/browser/order-journey.ts';
import { element, openHostStage } from '../support/embed/host-pages.ts';
import { servePages } from '../support/package/serve-pages.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

const playground = suite('playground');
const { browser, octavo } = await openStage();

const address = `${octavo.origin}/playground/`;
const accent = 'rgb(122, 31, 61)';
const search = '?widget=calculator&template=m2_d1&scheme=light&token-accent=%237a1f3d';
const previewOf = (page: Page) => page.frameLocator('iframe');
const orderColour = (place: ReturnType<Page['locator']>) =>
  place.evaluate((button) => getComputedStyle(button).backgroundColor);

for (const { width, colorScheme } of screens)
  playground(`UI-08 PLY-01 the playground is accessible and fits, ${colorScheme}, ${width} px`, async () => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
    const page = await context.newPage();
    refuseErrors(page);
    await page.goto(address);
    await previewOf(page).locator('octavo-calculator[data-state=ready]').waitFor();
    await page.getByText('All tokens').click();
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
    assert.equal(await violations(page, 'html', colorScheme === 'light' ? 'all' : 'colours'), []);
  });

playground('PLY-01 links restore the choices; the preview shows the chosen widget and colours', async () => {
  const page = await browser.newPage();
  await page.goto(address + search);
  const calculator = previewOf(page).locator('octavo-calculator[template=m2_d1]');
  await calculator.and(previewOf(page).locator('[data-state=ready]')).waitFor();
  assert.is(await orderColour(calculator.locator('.order').first()), accent);
  assert.is(await page.getByLabel('Template').inputValue(), 'm2_d1');
  await page.getByLabel('Widget').selectOption('price-list');
  await page.getByLabel('Price version').selectOption('2');
  await page.getByLabel('Width').selectOption('1280');
  await page.getByLabel('--octavo-accent').fill('#0b6bcb');
  const link = page.url();
  await page.goto(`${address}?widget=service-info`);
  await page.goto(link);
  const list = previewOf(page).locator('octavo-price-list[version="2"][data-state=ready]');
  await list.waitFor();
  assert.is(await list.evaluate(() => innerWidth), 1280);
  assert.match((await page.locator('.code code').textContent()) ?? '', '--octavo-accent: #0b6bcb;');
  await page.getByRole('link', { name: 'Start again' }).click();
  await previewOf(page).locator('octavo-calculator:not([template])[data-state=ready]').waitFor();
});

playground('PLY-01 the field of the accent shows the colour of the widget', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}?scheme=light`);
  const accentOf = async () => [
    await page.getByLabel('--octavo-accent').inputValue(),
    await page.locator('.code code').textContent(),
  ];
  await until(async () => (await accentOf())[0] === '#1f3f77');
  await page.getByLabel('Colours').selectOption('dark');
  const [colour, lines] = await accentOf();
  assert.is(colour, '#a9c3f7');
  assert.not.match(lines ?? '', '--octavo-accent');
});

playground('PLY-01 the chosen part is framed, and the preview stays on its page', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}?part=button-primary`);
  const order = previewOf(page).locator('octavo-calculator[data-state=ready] .order').first();
  await order.waitFor();
  assert.is(await order.evaluate((button) => getComputedStyle(button).outlineColor), 'rgb(214, 36, 110)');
  await order.click();
  assert.match(page.frames()[1]?.url() ?? '', 'preview/index.html');
});

playground('PLY-01 the lines work when pasted unchanged on a page of another host', async () => {
  const page = await browser.newPage();
  await page.goto(address + search);
  const html = `<!doctype html><html lang="en"><title>Shop</title><body>${await page.locator('.code code').textContent()}</body></html>`;
  const pages = await servePages({}, { 'pages/shop.html': html });
  await page.goto(`${pages.origin}/pages/shop.html`);
  const calculator = page.locator('octavo-calculator[template=m2_d1][data-state=ready]');
  await calculator.locator('[data-price=total]').filter({ hasText: '$' }).first().waitFor();
  assert.is(await orderColour(calculator.locator('.order').first()), accent);
});

const run = promisify(execFile);

const program = 'src/embed/build/pages/write-static-playground.mjs';

playground(
  'PLY-01 a static copy of the playground shows the widgets of the host that it was written for, and its snippet names that host',
  async () => {
    const folder = await temporaryFolder();
    await run(process.execPath, [program, octavo.origin, folder]);
    const { origin } = await servePages({ play: folder });
    const page = await browser.newPage();
    refuseErrors(page);
    await page.goto(`${origin}/play/index.html?widget=calculator`);
    const total = page.frameLocator('iframe').locator('octavo-calculator [data-price=total]');
    await total.filter({ hasText: '$' }).first().waitFor();
    assert.match(
      (await page.locator('.code code').textContent()) ?? '',
      `src="${octavo.origin}/embed/calculator.js" data-octavo>`,
    );
    assert.is(
      await page.getByRole('link', { name: 'Guides' }).getAttribute('href'),
      `${octavo.origin}/docs/`,
    );
  },
);

playground('PLY-01 on a phone the preview comes before the choices, within the first screen', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(address);
  await previewOf(page).locator('octavo-calculator[data-state=ready]').waitFor();
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Infinity;
  assert.ok((await topOf('iframe')) < 370);
  assert.ok((await topOf('iframe')) < (await topOf('.controls')));
});

playground('PLY-01 without an address the command says what it needs', async () => {
  const failure = await run(process.execPath, [program]).catch(({ stderr }: { stderr: string }) => stderr);
  assert.match(String(failure), 'npm run playground -- https://papers.example');
});

const { openWidgets } = await openHostStage();

const elements = everyWidget.map((name) => element(name)).join('');

/** Style sheets of the themes in the guide. */
const sheets = [
  ...readFileSync('src/docs/guides/look.md', 'utf8').matchAll(
    /^(\w+): .*?```css\n(:root \{\n {2}color-scheme.*?)```/gms,
  ),
].map(([, name = '', css = '']) => ({ name, css }));

assert.is(sheets.length, 3);

playground('UI-08 in each theme, every text has contrast 4.5, also in colours from the accent', async () => {
  const page = await openWidgets(`<style id="theme"></style>${elements}`);
  await page.locator('octavo-service-rules [part=text]').waitFor();
  await unfoldAll(await whenReady(page, 'octavo-order-form'));
  for (const { name, css } of sheets) {
    await page.locator('#theme').evaluate((style, text) => {
      style.textContent = text;
    }, css);
    assert.equal(await violations(page, 'html', 'colours'), [], name);
  }
});

playground.run();
