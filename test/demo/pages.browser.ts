import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { screens, violations } from '../support/axe/axe.ts';
import { openPhone } from '../support/browser/browser.ts';
import { doubleTexts } from '../support/browser/double-texts.ts';
import { recordShifts } from '../support/browser/measure/record-shifts.ts';
import { openStage } from '../support/browser/open-stage.ts';

const pages = suite('demo pages in a browser');
const { browser, octavo } = await openStage();

const addresses = ['/', '/widgets/', '/rules/', '/rules/terms-of-use/'];
const orderAddresses = ['/order/', '/order/m1_d1/', '/order/m2_d1/'];
const widgets =
  'octavo-calculator, octavo-order-form, octavo-price-list, octavo-service-info, octavo-service-rules';

/** Waits for every visible widget of the page, including those that load near the screen. */
const whenLoaded = async (page: Page) => {
  for (const widget of await page.locator(widgets).all()) {
    if (!(await widget.isVisible())) continue;
    await widget.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await widget.and(page.locator('[data-state=ready]')).waitFor();
  }
  // Scrolls to the top, because the sticky header would otherwise cover content of the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
};

/** Opens a tab that records layout shifts, and what the policy of a page has refused. */
const openTab = async (options: BrowserContextOptions) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const shifts = await recordShifts(page);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  return { page, shifts, refused };
};
type Tab = Awaited<ReturnType<typeof openTab>>;

/**
 * Opens an address and fails if anything moves while the page loads, if the page is wider than the screen, or if its strict policy
 * refuses a part of it.
 */
const loadWithoutShift = async ({ page, shifts, refused }: Tab, address: string) => {
  const response = await page.goto(octavo.origin + address);
  assert.match(response?.headers()['content-security-policy'] ?? '', "default-src 'none'", address);
  await whenLoaded(page);
  await page.waitForLoadState('networkidle');
  assert.equal([...(await shifts()), ...refused], [], address);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.is(width, page.viewportSize()?.width, address);
};

for (const { width, colorScheme } of screens)
  pages(
    `UI-08 EMB-01 a page is accessible, fits the screen, does not move while it loads and keeps its strict policy, in ${colorScheme} at ${width} px`,
    async () => {
      const viewport = { width, height: 800 };
      const tab = await openTab({ viewport, colorScheme, reducedMotion: 'reduce' });
      for (const address of addresses) {
        await loadWithoutShift(tab, address);
        assert.equal(
          await violations(tab.page, 'html', colorScheme === 'light' ? 'all' : 'colours'),
          [],
          address,
        );
      }
      for (const address of [...orderAddresses, '/nothing-here']) await loadWithoutShift(tab, address);
    },
  );

pages('UI-08 texts twice as large, and a browser font of 32 px, widen no page on a phone', async () => {
  const { page } = await openTab({ viewport: { width: 320, height: 740 }, reducedMotion: 'reduce' });
  const setFont = (fontSize: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), fontSize);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const address of ['/', '/widgets/', '/order/']) {
    await page.goto(octavo.origin + address);
    await whenLoaded(page);
    await setFont('32px');
    assert.is(await width(), 320, `${address} with a large font`);
    await setFont('');
    await doubleTexts(page);
    assert.is(await width(), 320, `${address} with large texts`);
  }
});

/** Pages with a widget, and the name of the link that they show if the script is missing. */
const fallbackTexts = [
  ['/order/', 'octavo-order-form', 'Order in your cabinet'],
  ['/rules/privacy-policy/', 'octavo-service-rules', 'support@'],
] as const;
const checkFallback = async (page: Page) => {
  for (const [address, widget, name] of fallbackTexts) {
    await page.goto(octavo.origin + address);
    await page.locator(widget).getByRole('link', { name }).waitFor();
  }
};

pages('EMB-07 without scripts, a page says how to order in another way', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await checkFallback(await context.newPage());
});

pages('EMB-07 if only Octavo is blocked, a page says how to order in another way', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/embed/*.js', (route) => route.abort('blockedbyclient'));
  await checkFallback(page);
  await page.goto(`${octavo.origin}/widgets/`);
  await page.locator('octavo-service-info p', { hasText: 'money back guarantee' }).first().waitFor();
});

pages('UI-08 on a phone, price and "Order now" are on the first screen of the landing page', async () => {
  const context = await openPhone(browser, { viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(octavo.origin);
  await whenLoaded(page);
  await page.getByRole('banner').getByRole('link', { name: 'Octavo Writing', exact: true }).waitFor();
  for (const part of ['[data-price=total]', '[data-price=base]', '.order']) {
    const box = await page.locator(`octavo-calculator ${part}`).boundingBox();
    assert.ok(
      box && box.y > 0 && box.y + box.height <= 740,
      `${part} ends at ${box && box.y + box.height} px`,
    );
  }
});

pages('UI-08 an order form of the gallery loads when the visitor opens its section', async () => {
  const page = await browser.newPage();
  await page.goto(`${octavo.origin}/widgets/`);
  const form = page.locator('octavo-order-form[template=m2_d1]');
  assert.is(await form.isVisible(), false);
  await page.locator('summary', { hasText: 'm2_d1' }).click();
  await form.and(page.locator('[data-state=ready]')).waitFor();
  await form.locator('[data-price=total]').filter({ hasText: '$11.96' }).waitFor();
});

pages('a page says so if its site does not show its form, and no other page says it', async () => {
  const page = await browser.newPage();
  const note = page.getByText('does not show here');
  await page.goto(`http://v2.localhost:${octavo.port}/order/m2_d1/`);
  await note.waitFor();
  await page.goto(`${octavo.origin}/order/m2_d1/`);
  await page.locator('octavo-order-form[data-state=ready]').waitFor();
  assert.is(await note.isVisible(), false);
});

pages.run();
