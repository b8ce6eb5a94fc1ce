import type { BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../../support/browser/browser.ts';
import { openStage } from '../../support/browser/open-stage.ts';

const split = suite('templates among which visitors are divided');
const { browser, octavo } = await openStage();

interface Opened {
  /** Attributes of the script's tag. */
  script?: string;
  template?: string;
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page of the site with one order form. Returns the form's template. */
const open = async (
  context: BrowserContext,
  { script = '', template = 'm1_d1|m3_d1', prepare }: Opened = {},
) => {
  const page = await context.newPage();
  await page.route(`${octavo.origin}/own`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script async src="/embed/octavo.js" data-octavo ${script}></script><octavo-order-form template="${template}"></octavo-order-form>`,
    }),
  );
  await prepare?.(page);
  await page.goto(`${octavo.origin}/own`);
  await page.locator('octavo-order-form[data-state=ready] [data-step="1"]').waitFor();
  const isCheckout = (await page.locator('octavo-order-form .checkout').count()) > 0;
  return { page, shown: isCheckout ? 'm3_d1' : 'm1_d1' };
};

/** Stores this visitor's number in a context before the first page is opened. */
const setVisitorNumber = (context: BrowserContext, position: number) =>
  context.addInitScript((position) => {
    localStorage['octavo:split'] ??= String(position);
  }, position);

split('SPL-01 a visitor sees one of the templates between which an element divides visitors', async () => {
  for (const [position, expected] of [
    [0.2, 'm1_d1'],
    [0.8, 'm3_d1'],
  ] as const) {
    const context = await openDesktop(browser);
    await setVisitorNumber(context, position);
    assert.is((await open(context)).shown, expected);
  }
});

split('SPL-01 a visitor sees the same template on a later page in another tab', async () => {
  const context = await openDesktop(browser);
  const { shown } = await open(context);
  assert.is((await open(context)).shown, shown);
  const { origins } = await context.storageState();
  const position = origins[0]?.localStorage.find(({ name }) => name === 'octavo:split')?.value;
  assert.is(shown, Number(position) < 0.5 ? 'm1_d1' : 'm3_d1');
});

split('SPL-01 without consent, the number that decides a visitor’s template stays in the tab', async () => {
  const context = await openDesktop(browser);
  const { page, shown } = await open(context, { script: 'data-consent="required"' });
  assert.is(await page.evaluate(() => localStorage['octavo:split']), undefined);
  await page.reload();
  await page.locator('octavo-order-form[data-state=ready] [data-step="1"]').waitFor();
  assert.is((await page.locator('octavo-order-form .checkout').count()) > 0, shown === 'm3_d1');
});

split('SPL-01 if the code that divides visitors is missing, the site’s template is shown', async () => {
  const context = await openDesktop(browser);
  await setVisitorNumber(context, 0.8);
  const prepare = (page: Page) => page.route('**/adapt.js', (route) => route.abort());
  assert.is((await open(context, { prepare })).shown, 'm1_d1');
});

split('a page whose elements name one template downloads no code that divides visitors', async () => {
  const context = await openDesktop(browser);
  const asked: string[] = [];
  const prepare = async (page: Page) => page.on('request', (request) => asked.push(request.url()));
  assert.is((await open(context, { template: 'm3_d1', prepare })).shown, 'm3_d1');
  assert.not(asked.some((url) => url.includes('adapt')));
});

split.run();
