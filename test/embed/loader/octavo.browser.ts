import type { Browser, BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, openDesktop } from '../../support/browser/browser.ts';
import {
  chunkRequests,
  counts,
  type Faults,
  openPage,
  script,
  site,
} from '../../support/embed/loader-page.ts';

const loader = suite('the script on a page');
let browser: Browser;
let context: BrowserContext;

loader.before(async () => {
  browser = await openBrowser();
  context = await openDesktop(browser);
});
loader.after(() => browser.close());

const calculator = '<octavo-calculator></octavo-calculator>';
const widgetsReady = (page: Page, count = 1) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('octavo-calculator[data-state=ready]').length === wanted,
    count,
  );

loader('EMB-02 every widget is mounted, whether the script stands before or after its markup', async () => {
  for (const html of [script + calculator + calculator, calculator + calculator + script]) {
    const { page, errors } = await openPage(context, html);
    await widgetsReady(page, 2);
    assert.equal(errors, []);
    await page.close();
  }
});

loader('EMB-02 a page with the script twice mounts each widget once', async () => {
  const { page, errors } = await openPage(context, script + calculator + script);
  await widgetsReady(page);
  assert.equal(await counts(page), { mounted: 1, destroyed: 0 });
  assert.equal(errors, []);
  await page.close();
});

loader('EMB-02 the script finds its own address when a tag manager injects it', async () => {
  const inject = `<script>const s = document.createElement('script');
    s.src = 'https://cdn.example.net/embed/octavo.js'; document.head.append(s);</script>`;
  const { page, requests } = await openPage(context, calculator + inject);
  await widgetsReady(page);
  assert.ok(
    chunkRequests(requests).every((address) => address.startsWith('https://cdn.example.net/embed/chunks/')),
  );
  await page.close();
});

loader('EMB-02 the script adds no global name to the page but its own', async () => {
  const { page, errors } = await openPage(
    context,
    `<script>names = Object.keys(window)</script>${script}${calculator}`,
  );
  await widgetsReady(page);
  const added = await page.evaluate(() => {
    const { names }: { names: string[] } = Object(window);
    return Object.keys(window).filter((name) => !names.includes(name));
  });
  // The list of names belongs to the test page, and the count to the stand-in chunk.
  assert.equal(added.sort(), ['mounted', 'names', 'octavo']);
  assert.equal(errors, []);
  await page.close();
});

loader('EMB-02 widgets that a single-page app adds are mounted, and removed ones are destroyed', async () => {
  const { page } = await openPage(context, script + calculator);
  await widgetsReady(page);
  await page.evaluate(() => document.body.append(document.createElement('octavo-calculator')));
  await widgetsReady(page, 2);
  await page.evaluate(() => document.querySelector('octavo-calculator')?.remove());
  await page.waitForFunction(() => 'destroyed' in window);
  assert.equal(await counts(page), { mounted: 2, destroyed: 1 });
  await page.close();
});

loader('EMB-02 a widget survives a move of its element and is mounted again after a removal', async () => {
  const { page } = await openPage(context, `${script + calculator}<main></main>`);
  await widgetsReady(page);
  await page.evaluate(() => {
    const element = document.querySelector('octavo-calculator');
    if (element) document.querySelector('main')?.append(element);
  });
  assert.equal(await counts(page), { mounted: 1, destroyed: 0 });
  await page.evaluate(async () => {
    const element = document.querySelector('octavo-calculator');
    element?.remove();
    await new Promise((next) => setTimeout(next));
    if (element) document.body.append(element);
  });
  assert.equal(await counts(page), { mounted: 1, destroyed: 0 });
  const element = await page.evaluateHandle(() => document.querySelector('octavo-calculator'));
  await element.evaluate((node) => node?.remove());
  await page.waitForFunction(() => Reflect.get(window, 'destroyed') === 1);
  await element.evaluate((node) => node && document.body.append(node));
  await page.waitForFunction(() => Reflect.get(window, 'mounted') === 2);
  await page.close();
});

loader('EMB-05 the API is found beside the page host, or where the script’s attributes name it', async () => {
  const besidePage = await openPage(context, script + calculator);
  await widgetsReady(besidePage.page);
  assert.ok(besidePage.requests.includes('https://api.example.com/v1/client/bootstrap/example.com'));
  const scriptWithHosts = script.replace(
    'data-octavo',
    'data-octavo data-host="shop.test" data-api="https://proxy.test/api"',
  );
  const namedHosts = await openPage(context, scriptWithHosts + calculator);
  await widgetsReady(namedHosts.page);
  assert.ok(namedHosts.requests.includes('https://proxy.test/api/v1/client/bootstrap/shop.test'));
  await Promise.all([besidePage.page.close(), namedHosts.page.close()]);
});

loader('EMB-05 the cabinet link uses https, and on localhost the scheme of the page', async () => {
  for (const [origin, cabinet] of [
    ['https://example.com', 'https://my.example.com'],
    ['http://example.com', 'https://my.example.com'],
    ['http://papers.localhost:8080', 'http://my.papers.localhost:8080'],
  ] as const) {
    const { page } = await openPage(context, script + calculator, { origin });
    await widgetsReady(page);
    assert.ok((await page.locator('octavo-calculator p').textContent())?.endsWith(` ${cabinet}`), origin);
    await page.close();
  }
});

loader('EMB-01 data inside the script need no request, unless the page names another site', async () => {
  const withInlinedData = await openPage(context, script + calculator, { inlined: site() });
  await widgetsReady(withInlinedData.page);
  assert.not.ok(withInlinedData.requests.some((address) => address.includes('bootstrap')));
  const otherSitePage = await openPage(context, script + calculator, { inlined: site('other.test') });
  await widgetsReady(otherSitePage.page);
  assert.ok(otherSitePage.requests.some((address) => address.includes('bootstrap')));
  await Promise.all([withInlinedData.page.close(), otherSitePage.page.close()]);
});

loader('EMB-01 a waiting widget has its final height', async () => {
  const faults: Faults = { data: true };
  const { page } = await openPage(context, script + calculator, { faults });
  const host = page.locator('octavo-calculator[data-state=failed]');
  await host.waitFor();
  assert.ok(((await host.boundingBox())?.height ?? 0) > 300);
  await page.close();
});

loader('EMB-01 a widget far below the fold loads nothing until the visitor comes near', async () => {
  const { page, requests } = await openPage(
    context,
    `${script}<div style="height:5000px"></div>${calculator}`,
  );
  await page.waitForFunction(() => customElements.get('octavo-calculator'));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.not.ok(chunkRequests(requests).some((address) => address.includes('/calculator-')));
  await page.locator('octavo-calculator').scrollIntoViewIfNeeded();
  await widgetsReady(page);
  await page.close();
});

loader('EMB-01 a widget that is scrolled away and back is not mounted again', async () => {
  const { page } = await openPage(context, script + calculator);
  await widgetsReady(page);
  for (const isOn of [false, true])
    await page.locator('octavo-calculator').evaluate(
      (element, isOn) =>
        new Promise<void>((done) => {
          element.style.translate = isOn ? '' : '0 -9999px';
          // Created last, so the browser tells it last.
          const observer = new IntersectionObserver((entries) => {
            if (entries.at(-1)?.isIntersecting !== isOn) return;
            observer.disconnect();
            done();
          });
          observer.observe(element);
        }),
      isOn,
    );
  assert.equal(await counts(page), { mounted: 1, destroyed: 0 });
  await page.close();
});

for (const [missingPart, faults] of [
  ['data', { data: true }],
  ['code', { chunks: true }],
] as const)
  loader(
    `EMB-07 a widget offers Retry when its ${missingPart} cannot be loaded, and the retry works`,
    async () => {
      const broken: Faults = { ...faults };
      const { page, errors } = await openPage(context, script + calculator, { faults: broken });
      await page.locator('octavo-calculator[data-state=failed]').waitFor();
      assert.match((await page.getByRole('alert').textContent()) ?? '', 'could not be loaded');
      broken.data = false;
      broken.chunks = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await widgetsReady(page);
      assert.equal(errors, []);
      await page.close();
    },
  );

loader('EMB-07 a failed chunk is requested once more, past any cache', async () => {
  const { page, requests } = await openPage(context, script + calculator, { faults: { chunks: true } });
  await page.locator('octavo-calculator[data-state=failed]').waitFor();
  assert.ok(chunkRequests(requests).some((address) => /\/%63hunks\/calculator-\w+\.js$/.test(address)));
  await page.close();
});

loader('the script works without inline styles, evaluated strings and foreign origins', async () => {
  const policy =
    "default-src 'none'; script-src https://cdn.example.net; connect-src https://api.example.com https://cdn.example.net; style-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types octavo";
  const headers = { 'content-security-policy': policy };
  const { page, errors } = await openPage(context, script + calculator, { headers });
  await widgetsReady(page);
  assert.equal(errors, []);
  await page.close();
});

loader.run();
