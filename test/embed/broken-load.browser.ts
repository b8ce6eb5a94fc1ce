import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, openPhone } from '../browser.ts';
import { type HostPages, openHostPages, standing } from './host-pages.ts';

const broken = suite('a widget that cannot be loaded');
let browser: Browser;
let context: BrowserContext;
let hosts: HostPages;

broken.before(async () => {
  hosts = await openHostPages();
  browser = await openBrowser();
});
broken.after(async () => {
  await browser.close();
  await hosts.stop();
});
broken.before.each(async () => {
  context = await openPhone(browser, { viewport: { width: 360, height: 740 } });
});
broken.after.each(() => context.close());

type Fault = (route: Route) => unknown;
const blocked: Fault = (route) => route.abort('blockedbyclient');
const absent: Fault = (route) => route.fulfill({ status: 404, body: '' });
const silent: Fault = () => {};
const html: Fault = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<h1>Log in to the hotel’s network</h1>' });
const failing: Fault = (route) => route.fulfill({ status: 500, body: '[]' });

/** Opens the page with what `path` names broken until `mend` is called. `errors` are the page's uncaught ones. */
const visit = async (path: RegExp, fault: Fault) => {
  let isBroken = true;
  const errors: string[] = [];
  const { page } = await hosts.open(context, 'with-way-on', async (page) => {
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(path, (route) => (isBroken ? fault(route) : route.continue()));
  });
  const mend = () => {
    isBroken = false;
  };
  return { page, errors, mend };
};
const wayOn = (page: Page) => page.getByRole('link', { name: 'Order here' });
const calculator = (page: Page) => page.locator('octavo-calculator');
/** Where the page goes on below the widget, in px. */
const below = (page: Page) => page.locator('#after').evaluate((after) => after.getBoundingClientRect().top);

const picture = async (page: Page, name: string) => {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/broken-load-${name}.png` });
};

broken('EMB-07 shows the page’s own way on where the script is blocked', async () => {
  const { page, errors } = await visit(/octavo\.js/, blocked);
  await wayOn(page).waitFor();
  await picture(page, 'blocked');
  assert.is(await wayOn(page).isVisible(), true);
  const withoutScript = await below(page);
  const healthy = await visit(/nothing/, blocked);
  await standing(healthy.page, 1);
  assert.is(await wayOn(healthy.page).isVisible(), false);
  assert.is(withoutScript, await below(healthy.page));
  assert.equal(errors, []);
});

const data = /\/v1\/client\/bootstrap\//;
for (const [what, path, fault] of [
  ['its data are refused', data, failing],
  ['its data are a hotel’s login page', data, html],
  ['its data never come', data, silent],
  ['its own chunk is gone', /\/chunks\/calculator-/, absent],
  ['a login page comes in place of its chunk', /\/chunks\/calculator-/, html],
] as const)
  broken(`EMB-07 says so and offers two ways on where ${what}`, async () => {
    const { page, errors, mend } = await visit(path, fault);
    const space = await below(page);
    await page.getByRole('alert').filter({ hasText: 'This could not be loaded.' }).waitFor();
    await picture(page, what.replaceAll(/\W+/g, '-'));
    assert.is(await wayOn(page).isVisible(), true);
    assert.is(await below(page), space);
    mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await standing(page, 1);
    assert.match((await calculator(page).locator('[data-price=total]').textContent()) ?? '', /^\$\d/);
    assert.is(await wayOn(page).isVisible(), false);
    assert.equal(errors, []);
  });

/** File names of the chunks that a healthy page asks for. */
const chunksOf = async () => {
  const names = new Set<string>();
  const { page } = await hosts.open(context, 'with-way-on', async (page) => {
    page.on('request', (request) => {
      const [, name] = /\/chunks\/([\w-]+\.js)/.exec(request.url()) ?? [];
      if (name) names.add(name);
    });
  });
  await standing(page, 1);
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...names];
};

broken('EMB-07 gets over any one chunk that is gone, with its price or with Retry', async () => {
  const chunks = await chunksOf();
  assert.ok(chunks.length > 3, `${chunks}`);
  for (const name of chunks) {
    const { page, errors, mend } = await visit(new RegExp(`/chunks/${name}`), absent);
    await page.locator('octavo-calculator:is([data-state=ready], [data-state=failed])').waitFor();
    mend();
    if (await page.getByRole('alert').count()) await page.getByRole('button', { name: 'Retry' }).click();
    await standing(page, 1);
    await calculator(page).locator('[name=deadlineId]').selectOption('5');
    assert.match((await calculator(page).locator('[data-price=total]').textContent()) ?? '', /^\$\d/);
    assert.equal(errors, [], name);
    await page.close();
  }
});

broken.run();
