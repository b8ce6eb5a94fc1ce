import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, openDesktop } from '../../support/browser/browser.ts';
import { openPage, script } from '../../support/embed/loader-page.ts';

const api = suite('the commands of the script');
let browser: Browser;
let context: BrowserContext;

api.before(async () => {
  browser = await openBrowser();
  context = await openDesktop(browser);
});
api.after(() => browser.close());

const calculator = '<octavo-calculator></octavo-calculator>';
const ready = (page: Page) => page.locator('octavo-calculator[data-state=ready]').waitFor();

api('EMB-02 commands work before and after loading, and mount returns update and destroy', async () => {
  const early = `<script>octavo = window.octavo || [];
    octavo.push(['nonsense'], ['mount', 'calculator', '#later', { theme: 'minimal' }]);</script>`;
  const { page, errors } = await openPage(context, `${early + script}<div id="later"></div>`);
  await ready(page);
  assert.is(await page.locator('#later octavo-calculator').getAttribute('theme'), 'minimal');
  await page.evaluate(() => {
    const { octavo } = window;
    if (!octavo || Array.isArray(octavo)) throw new Error('the queue was not replaced');
    const handle = octavo.mount('calculator', document.body);
    handle.update({ theme: 'default' });
    handle.destroy();
  });
  assert.is(await page.locator('octavo-calculator').count(), 1);
  assert.equal(errors, []);
  await page.close();
});

api('EMB-02 a page can mount a widget before the widget’s place exists', async () => {
  const early = `<script>octavo = [['mount', 'calculator', '#late']]</script>`;
  let release = () => {};
  const picture = new Promise<void>((resolve) => {
    release = resolve;
  });
  const html = `${early + script}<img src="/picture.png">`;
  const { page, errors } = await openPage(context, html, { picture });
  await page.waitForFunction(
    () => document.readyState === 'interactive' && 'version' in Object(window.octavo),
  );
  // Adds the widget's place after the page has loaded, as an application does.
  await page.evaluate(() => {
    const place = document.createElement('main');
    place.id = 'late';
    document.body.append(place);
  });
  await page.locator('#late octavo-calculator').waitFor({ state: 'attached' });
  release();
  await page.locator('#late octavo-calculator[data-state=ready]').waitFor();
  assert.equal(errors, []);
  await page.close();
});

const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('octavo:')));

api('TRK-01 a visit is stored only after octavo.consent(true), and consent(false) deletes it', async () => {
  const visitor = await browser.newContext();
  const scriptWithConsent = script.replace('data-octavo', 'data-octavo data-consent="required"');
  const link = '<a class="link-params-setter" href="/order">Order</a>';
  const { page } = await openPage(visitor, scriptWithConsent + calculator + link);
  await ready(page);
  await page.waitForFunction(() => document.octavo);
  assert.equal(await stored(page), []);
  await page.evaluate(() => window.octavo?.push(['consent', true]));
  await page.locator('a[href*=fv_landing]').waitFor();
  assert.ok((await stored(page)).includes('octavo:visit'));
  await page.evaluate(() => window.octavo?.push(['consent', false]));
  await page.waitForFunction(() => !localStorage['octavo:visit']);
  const next = await openPage(visitor, script + calculator + link);
  await ready(next.page);
  await next.page.waitForFunction(() => document.octavo);
  assert.is(await next.page.locator('a').getAttribute('href'), '/order');
  await visitor.close();
});

api('TRK-01 consent that a page gives before the script loads is applied', async () => {
  const visitor = await browser.newContext();
  const early = "<script>octavo = window.octavo || []; octavo.push(['consent', true]);</script>";
  const scriptWithConsent = script.replace('data-octavo', 'data-octavo data-consent="required"');
  const { page } = await openPage(visitor, early + scriptWithConsent + calculator);
  await page.waitForFunction(() => localStorage['octavo:visit']);
  await visitor.close();
});

api.run();
