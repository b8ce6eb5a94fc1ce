import type { BrowserContext, Page } from 'playwright-core';
import { openPhone } from '../browser/browser.ts';
import { holdRequests } from '../browser/faults.ts';
import { openStage } from '../browser/open-stage.ts';

interface Shown {
  script?: string;
  content?: string;
  query?: string;
  policy?: string;
}

export const calculator = '<octavo-calculator></octavo-calculator>';
export const total = (element = 'octavo-calculator') => `${element} [data-price=total]`;
export const ready = (element = 'octavo-calculator') => `${element}[data-state=ready]`;

/** Opens a site owner's page, on which the widgets' code does not arrive before `release` is called, and never after `lose`. */
export const openHeld = async (
  { context, origin }: { context: BrowserContext; origin: string },
  { script = 'calculator', content = calculator, query = '', policy }: Shown = {},
) => {
  const page = await context.newPage();
  const { release, lose } = await holdRequests(page, '**/embed/*unks/**');
  await page.route(`${origin}/own*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Papers</title><script async src="/embed/${script}.js" data-octavo></script><h1>Papers</h1>${content}<p>More text</p>`,
    }),
  );
  await page.goto(`${origin}/own${query}`);
  return { page, release, lose };
};

export const price = async (page: Page, element?: string) =>
  `${await page.locator(total(element)).first().textContent()}`;

/** Opens a stage for a suite about first views. `open` opens a held page on a new phone, or on the given one. */
export const openHeldStage = async () => {
  const { browser, octavo } = await openStage();
  const openNewPhone = () => openPhone(browser);
  const open = async (shown?: Shown, phone?: BrowserContext) =>
    openHeld({ context: phone ?? (await openNewPhone()), origin: octavo.origin }, shown);
  return { octavo, openNewPhone, open };
};
