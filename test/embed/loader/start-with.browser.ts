import type { BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPhone } from '../../support/browser/browser.ts';
import { waitForWidgets } from '../../support/embed/host-pages.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';

const inlined = suite('a script with its widget inside');
const { browser, hosts } = await openHostStage(inlined);
let context: BrowserContext;

inlined.before.each(async () => {
  context = await openPhone(browser);
});
inlined.after.each(() => context.close());

const scriptAt = (file: string) =>
  `<script async type="module" src="OCTAVO/embed/${file}" data-octavo data-host="SITE"></script>`;
const element = (name: string) => `<octavo-${name} loading="eager"></octavo-${name}>`;

/**
 * Opens a site owner's page and waits until this many widgets are ready. `requestedPaths` lists the paths requested
 * from our server.
 */
const open = async (content: string, count = 1) => {
  const requestedPaths: string[] = [];
  const { page, errors } = await hosts.openWith(context, content, async (opened) => {
    opened.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  });
  await waitForWidgets(page, count);
  return { page, errors, requestedPaths };
};
const chunksOf = (requestedPaths: readonly string[], widget: string) =>
  requestedPaths.filter((path) => new RegExp(`^/embed/chunks/${widget}-\\w{6}\\.js$`).test(path));

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

inlined('EMB-02 the price comes with one file, from which the deferred code imports', async () => {
  const { page, errors, requestedPaths } = await open(scriptAt('calculator.js') + element('calculator'));
  await chooseDeadline(page);
  assert.equal(chunksOf(requestedPaths, 'calculator'), []);
  assert.is(chunksOf(requestedPaths, 'after-price').length, 1);
  assert.equal(
    requestedPaths.filter((path) => path.includes('/bootstrap/')),
    [],
  );
  assert.equal(errors, []);
});

/** Opens a page without a query, because a query could set a choice. Records when the widget was ready. */
const openPlain = async (widgetName: string, prepare = '') => {
  const { page } = await hosts.open(context, `${widgetName}-inside`, (opened) =>
    opened.addInitScript(
      `addEventListener('octavo:ready', () => { window.ready = performance.now(); }); ${prepare}`,
    ),
  );
  await waitForWidgets(page, 1);
  return page;
};

inlined('EMB-02 nothing but the script is requested before the price is displayed', async () => {
  for (const widgetName of ['calculator', 'order-form']) {
    const page = await openPlain(widgetName);
    const requestTimeOf = (part: string) =>
      page.waitForFunction((name) => {
        const [entry] = performance.getEntriesByType('resource').filter((one) => one.name.includes(name));
        return entry && { isLater: entry.startTime > Reflect.get(window, 'ready') };
      }, part);
    for (const part of ['/chunks/', '/params-setter.js'])
      assert.equal(
        await (await requestTimeOf(part)).jsonValue(),
        { isLater: true },
        `${widgetName}: ${part}`,
      );
    await page.close();
  }
});

inlined('EMB-02 in a hidden tab, which draws no frame, the whole widget is still rendered', async () => {
  const page = await openPlain('calculator', 'window.requestAnimationFrame = () => 0');
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-price-')),
    null,
    { polling: 50 },
  );
});

inlined('EMB-02 the script works although a content system has added a query to its address', async () => {
  const { page, errors, requestedPaths } = await open(
    scriptAt('calculator.js?ver=6.4') + element('calculator'),
  );
  await chooseDeadline(page);
  assert.is(chunksOf(requestedPaths, 'calculator').length, 1);
  assert.equal(errors, []);
});

inlined('EMB-02 a script with one widget inside mounts all widgets of the page', async () => {
  const widgets = ['calculator', 'price-list', 'order-form'];
  for (const widgetName of widgets) {
    const content = scriptAt(`${widgetName}.js`) + widgets.map(element).join('');
    const { page, errors, requestedPaths } = await open(content, widgets.length);
    for (const widget of widgets)
      assert.is(chunksOf(requestedPaths, widget).length, widget === widgetName ? 0 : 1, widgetName);
    assert.equal(errors, [], widgetName);
    await page.close();
  }
});

inlined('EMB-03 either script of the order form shows every template without the other’s file', async () => {
  for (const [script, template, field] of [
    ['order-form.js', 'm3_d1', 'topic'],
    ['checkout.js', 'm1_d1', 'repeatPassword'],
  ] as const) {
    const form = `<octavo-order-form loading="eager" template="${template}"></octavo-order-form>`;
    const { page, errors, requestedPaths } = await open(scriptAt(script) + form);
    await page.locator(`.${template} [data-field="${field}"]`).waitFor();
    for (const widget of ['order-form', 'checkout']) assert.equal(chunksOf(requestedPaths, widget), []);
    assert.equal(errors, [], script);
    await page.close();
  }
});

inlined('EMB-03 octavo.js loads the order form’s file for the template that the element names', async () => {
  const form = '<octavo-order-form loading="eager" template="m3_d1"></octavo-order-form>';
  const script = '<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>';
  const { page, errors, requestedPaths } = await open(script + form);
  await page.locator('.m3_d1 [data-field="topic"]').waitFor();
  assert.is(chunksOf(requestedPaths, 'checkout').length, 1);
  assert.equal(chunksOf(requestedPaths, 'order-form'), []);
  await page.locator('octavo-order-form').evaluate((host) => host.setAttribute('template', 'm1_d1'));
  await page.locator('.m1_d1 [data-field="repeatPassword"]').waitFor();
  assert.equal(errors, []);
});

inlined('EMB-02 a script with a widget inside works beside octavo.js, in either order', async () => {
  const loader = '<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>';
  for (const scripts of [loader + scriptAt('calculator.js'), scriptAt('calculator.js') + loader]) {
    const { page, errors } = await open(scripts + element('calculator'));
    await chooseDeadline(page);
    assert.equal(errors, []);
    await page.close();
  }
});

inlined.run();
