import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from '../../support/axe/axe.ts';
import { orderFormStates, removeHeader } from '../../support/axe/order-form-states.ts';
import { breakCall, holdCall, isUpload } from '../../support/browser/faults.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { field, whenReady } from '../../support/browser/order-journey.ts';

const matrix = suite('the order form before a checker of WCAG 2.2 AA');
const { browser, octavo } = await openStage();

const variants = [
  { template: 'm1_d1', theme: 'default' },
  { template: 'm1_d1', theme: 'minimal' },
  { template: 'm2_d1', theme: 'default' },
  { template: 'm2_d1', theme: 'minimal' },
] as const;

const applyVariant = async (page: Page, attributes: (typeof variants)[number]) => {
  const form = page.locator('octavo-order-form');
  await form.evaluate((element, attributes) => {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }, attributes);
  await form.locator(`.octavo.${attributes.template}[data-theme="${attributes.theme}"]`).waitFor();
  // The bar would cover the content scrolled under it.
  await form.locator('.bar').evaluate((bar) => {
    bar.style.position = 'static';
  });
};

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  colorScheme: 'light',
};
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' };

// A covering array: each state is checked on a phone and on a desktop, in both colour schemes, templates and themes, because
// the variant of the desktop has the other template and the other theme than that of the phone.
for (const [title, device, variantAt, widthAt] of [
  ['phone in light colours', phone, (state: number) => state % 4, () => 360],
  [
    'desktop in dark colours',
    desktop,
    (state: number) => 3 - (state % 4),
    (state: number) => (state % 8 < 4 ? 1280 : 900),
  ],
] as const)
  matrix(`UI-08 ORD-01 axe finds no violation on a ${title} in any step and state`, async () => {
    const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const uploads = await holdCall(page, octavo, isUpload);
    await breakCall(page, octavo, ({ pathname }) => pathname.includes('/orders/attachment/'), 'down');
    await page.goto(`${octavo.origin}/order/m2_d1/`);
    await removeHeader(page);
    const form = await whenReady(page, 'octavo-order-form');
    await field(form, 'repeatPassword').waitFor({ state: 'attached' });
    const found: string[] = [];
    for (const [index, [state, reachState]] of Object.entries(orderFormStates).entries()) {
      const variant = variants[variantAt(index)] ?? variants[0];
      const width = widthAt(index);
      await reachState({ page, form, uploads });
      await page.setViewportSize({ width, height: 900 });
      await applyVariant(page, variant);
      const broken = await violations(page, 'octavo-order-form');
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrollWidth > width) broken.push(`${scrollWidth} px wide on ${width} px`);
      found.push(...broken.map((one) => `${state}, ${variant.template}, ${variant.theme}: ${one}`));
      await applyVariant(page, variants[0]);
    }
    assert.equal(found, []);
  });

matrix.run();
