import type { BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPhone } from '../../support/browser/browser.ts';
import { waitForWidgets } from '../../support/embed/host-pages.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';

const within = suite('a script with its widget inside');
const { browser, hosts } = await openHostStage(within);
let context: BrowserContext;

within.before.each(async () => {
  context = await openPhone(browser);
});
within.after.each(() => context.close());

const scriptAt = (file: string) =>
  `<script async type="module" src="OCTAVO/embed/${file}" data-octavo data-host="SITE"></script>`;
const element = (name: string) => `<octavo-${name} loading="eager"></octavo-${name}>`;

/** Opens a site owner's page with this many widgets ready; `asked` lists the requested paths of our server. */
const open = async (content: string, count = 1) => {
  const asked: string[] = [];
  const { page, errors } = await hosts.openWith(context, content, async (opened) => {
    opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
  });
  await waitForWidgets(page, count);
  return { page, errors, asked };
};
const chunksOf = (asked: readonly string[], widget: string) =>
  asked.filter((path) => path.startsWith(`/embed/chunks/${widget}-`));

/** Chooses 3 hours, the most expensive deadline, and waits for its price. */
const chooseDeadline = async (page: Page) => {
  const total = page.locator('octavo-calculator [data-price=total]');
  const before = await total.textContent();
  await page.locator('select[name=deadlineId]').selectOption('1');
  await page.waitForFunction(
    (price) =>
      document.querySelector('octavo-calculator')?.shadowRoot?.querySelector('[data-price=total]')
        ?.textContent !== price,
    before,
  );
};

within('EMB-02 the price comes with one file, and deferred code belongs to the same script', async () => {
  const { page, errors, asked } = await open(scriptAt('calculator.js') + element('calculator'));
  await chooseDeadline(page);
  assert.equal(chunksOf(asked, 'calculator'), []);
  assert.is(chunksOf(asked, 'after-price').length, 1);
  assert.equal(
    asked.filter((path) => path.includes('/bootstrap/')),
    [],
  );
  assert.equal(errors, []);
});

/** Opens a page without a query, which could set a choice, and records when the widget was ready. */
const openPlain = async (own: string, prepare = '') => {
  const { page } = await hosts.open(context, `${own}-inside`, (opened) =>
    opened.addInitScript(
      `addEventListener('octavo:ready', () => { window.ready = performance.now(); }); ${prepare}`,
    ),
  );
  await waitForWidgets(page, 1);
  return page;
};

within('EMB-02 nothing more is requested before the price is displayed', async () => {
  for (const own of ['calculator', 'order-form']) {
    const page = await openPlain(own);
    const askedAt = (part: string) =>
      page.waitForFunction((name) => {
        const [entry] = performance.getEntriesByType('resource').filter((one) => one.name.includes(name));
        return entry && { isLater: entry.startTime > Reflect.get(window, 'ready') };
      }, part);
    for (const part of ['/chunks/', '/params-setter.js'])
      assert.equal(await (await askedAt(part)).jsonValue(), { isLater: true }, `${own}: ${part}`);
    await page.close();
  }
});

within('EMB-02 the whole widget is built in a hidden tab, where no frame is drawn', async () => {
  const page = await openPlain('calculator', 'window.requestAnimationFrame = () => 0');
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-price-')),
    null,
    { polling: 50 },
  );
});

within('EMB-02 the script works under an address to which a content system has added a query', async () => {
  const { page, errors, asked } = await open(scriptAt('calculator.js?ver=6.4') + element('calculator'));
  await chooseDeadline(page);
  assert.is(chunksOf(asked, 'calculator').length, 1);
  assert.equal(errors, []);
});

within('EMB-02 every widget of the page is mounted, including those not inside the script', async () => {
  const widgets = ['calculator', 'price-list', 'order-form'];
  for (const own of widgets) {
    const content = scriptAt(`${own}.js`) + widgets.map(element).join('');
    const { page, errors, asked } = await open(content, widgets.length);
    for (const widget of widgets) assert.is(chunksOf(asked, widget).length, widget === own ? 0 : 1, own);
    assert.equal(errors, [], own);
    await page.close();
  }
});

within('EMB-02 the script works beside octavo.js on one page in either order', async () => {
  const loader = '<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>';
  for (const scripts of [loader + scriptAt('calculator.js'), scriptAt('calculator.js') + loader]) {
    const { page, errors } = await open(scripts + element('calculator'));
    await chooseDeadline(page);
    assert.equal(errors, []);
    await page.close();
  }
});

within.run();
