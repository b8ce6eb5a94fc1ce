import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBrowser, openDesktop } from '../../support/browser/browser.ts';
import {
  calculator,
  chunkRequests,
  counts,
  type Faults,
  openPage,
  script,
  widgetsReady,
} from '../../support/embed/loader-page.ts';

const loading = suite('what the script loads');
const context = await openDesktop(await openBrowser());

loading(
  'EMB-05 the API is on the api. host of the site, or on the host that the script’s attributes name',
  async () => {
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
  },
);

loading('EMB-05 the link to the cabinet uses https, or on localhost the page’s scheme', async () => {
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

loading('EMB-01 a script that knows its site asks the API for the data of other sites only', async () => {
  const asksApi = (requests: string[]) => requests.some((address) => address.includes('bootstrap'));
  const ofSite = await openPage(context, script + calculator, { known: 'example.com' });
  await widgetsReady(ofSite.page);
  assert.ok(ofSite.requests.some((address) => address.endsWith('/embed/site.js?1a2b')));
  assert.not.ok(asksApi(ofSite.requests));
  const ofOther = await openPage(context, script + calculator, { known: 'other.test' });
  await widgetsReady(ofOther.page);
  assert.ok(asksApi(ofOther.requests));
  await Promise.all([ofSite.page.close(), ofOther.page.close()]);
});

loading('EMB-01 the API answers for the site’s data if they are not beside the script', async () => {
  const { page, requests } = await openPage(context, script + calculator, {
    known: 'example.com',
    isBesideMissing: true,
  });
  await widgetsReady(page);
  assert.ok(requests.some((address) => address.includes('bootstrap')));
  await page.close();
});

loading('EMB-01 a widget has its final height while it is loading', async () => {
  const faults: Faults = { data: true };
  const { page } = await openPage(context, script + calculator, { faults });
  const host = page.locator('octavo-calculator[data-state=failed]');
  await host.waitFor();
  assert.ok(((await host.boundingBox())?.height ?? 0) > 300);
  await page.close();
});

loading('EMB-01 a widget far below the fold loads nothing until the visitor comes near', async () => {
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

loading('EMB-01 a widget that the visitor scrolls away and back is not mounted again', async () => {
  const { page } = await openPage(context, script + calculator);
  await widgetsReady(page);
  for (const isOn of [false, true])
    await page.locator('octavo-calculator').evaluate(
      (element, isOn) =>
        new Promise<void>((done) => {
          element.style.translate = isOn ? '' : '0 -9999px';
          // This observer is created last, so the browser calls it after that of the widget.
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
  loading(
    `EMB-07 if its ${missingPart} cannot be loaded, a widget offers Retry, and Retry works`,
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

loading('EMB-07 a chunk that failed is requested once more by another spelling of its folder', async () => {
  const { page, requests } = await openPage(context, script + calculator, { faults: { chunks: true } });
  await page.locator('octavo-calculator[data-state=failed]').waitFor();
  assert.ok(chunkRequests(requests).some((address) => /\/%63hunks\/calculator-\w+\.js$/.test(address)));
  await page.close();
});

loading('the script works without inline styles, evaluated strings and other origins', async () => {
  const policy =
    "default-src 'none'; script-src https://cdn.example.net; connect-src https://api.example.com https://cdn.example.net; style-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types octavo";
  const headers = { 'content-security-policy': policy };
  const { page, errors } = await openPage(context, script + calculator, { headers });
  await widgetsReady(page);
  assert.equal(errors, []);
  await page.close();
});

loading.run();
