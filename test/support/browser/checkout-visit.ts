import type { Browser, BrowserContext, BrowserContextOptions, Locator } from 'playwright-core';
import type { Octavo } from './browser.ts';
import { field, whenReady } from './order-journey.ts';

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
};

/** Opens the checkout in a tab and waits for all of step one. */
export const openCheckout = async (context: BrowserContext, octavo: Octavo, query = '') => {
  const page = await context.newPage();
  await page.goto(`${octavo.origin}/order/${query}`);
  const form = await whenReady(page, 'octavo-order-form');
  await field(form, 'topic').waitFor();
  return { page, form };
};

/** Opens the demo's checkout, template m3_d1, for a new visitor. */
export const visitCheckout = async (
  browser: Browser,
  octavo: Octavo,
  { query = '', ...options }: BrowserContextOptions & { query?: string } = {},
) => {
  const context = await browser.newContext({ ...phone, ...options });
  return { context, ...(await openCheckout(context, octavo, query)) };
};

/** Opens a page with an order form in a window as narrow as a phone. */
export const visitNarrow = async (browser: Browser, address: string) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await page.goto(address);
  return { page, form: await whenReady(page, 'octavo-order-form') };
};

/** Waits until the bar, which stays at the end of the form while a field has the focus, is in sight again. */
export const barIsBack = (form: Locator) =>
  form.locator('.bar').evaluate(async (bar) => {
    while (getComputedStyle(bar).insetBlockEnd !== '0px')
      await new Promise((drawn) => requestAnimationFrame(drawn));
  });

/** Presses the button of the order bar, which leads to the next step. */
export const goOn = (form: Locator) => form.locator('[part="price-block"] [type="submit"]').click();

export const toPayment = async (form: Locator) => {
  await goOn(form);
  await form.locator('[data-step="2"]').waitFor();
};
