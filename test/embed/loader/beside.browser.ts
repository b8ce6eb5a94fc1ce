import type { BrowserContext, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../../support/browser/browser.ts';
import { type Fault, loginPage, noResponse, notFound } from '../../support/embed/broken-page.ts';
import { openHostStage } from '../../support/embed/open-host-stage.ts';
import {
  bytesOf,
  changeWidget,
  element,
  isBeside,
  openPair,
  ownFile,
  pairs,
  scriptTag,
  whenReady,
} from '../../support/embed/pair-page.ts';

const beside = suite('a widget beside another one');
const { browser, hosts } = await openHostStage(beside);
let context: BrowserContext;

beside.before.each(async () => {
  context = await openDesktop(browser, { reducedMotion: 'reduce' });
});
beside.after.each(() => context.close());

const open = (content: string, prepare?: (page: Page) => Promise<unknown>) =>
  openPair(hosts, context, content, prepare);

/** Makes requests for the widget's reduced file fail. */
const breakBeside = (widget: string, fault: Fault) => (page: Page) =>
  page.route(
    (url) => isBeside(url.pathname, widget),
    (route) => fault(route),
  );

const append = (page: Page, ...widgets: string[]) =>
  page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), widgets.map(element).join(''));

const total = (page: Page, widget: string) =>
  page.locator(`octavo-${widget} [data-price=total]`).first().textContent();

for (const [first, second] of pairs)
  for (const script of ['octavo', first])
    beside(`EMB-02 with ${script}.js, the ${second} beside the ${first} downloads at most 7 kB`, async () => {
      const alone = await open(element(first) + scriptTag(script));
      await changeWidget(alone.page, first);
      await alone.page.waitForLoadState('networkidle');
      const before = alone.requested.all;
      await alone.page.close();
      for (const widgets of [
        [first, second],
        [second, first],
      ]) {
        const { page, errors, requested } = await open(widgets.map(element).join('') + scriptTag(script));
        for (const widget of widgets) await whenReady(page, widget);
        for (const widget of widgets) await changeWidget(page, widget);
        await page.waitForLoadState('networkidle');
        const added = [...requested.all].filter((name) => !before.has(name));
        assert.ok(added.length && bytesOf(added) <= 7000, `${added} have ${bytesOf(added)} bytes`);
        assert.equal(requested.of(first), script === 'octavo' ? [ownFile(first)] : []);
        assert.is(requested.of(second).length, 1);
        assert.equal(errors, []);
        await page.close();
      }
    });

beside('EMB-02 widgets that share code do not share choices', async () => {
  const { page, errors } = await open(
    element('order-form') + element('calculator') + element('calculator') + scriptTag('octavo'),
  );
  await whenReady(page, 'calculator', 2);
  await whenReady(page, 'order-form');
  const price = await total(page, 'order-form');
  await changeWidget(page, 'calculator');
  assert.is(await total(page, 'order-form'), price);
  assert.is(await page.locator('octavo-calculator [name=deadlineId]').nth(1).inputValue(), '9');
  await page.locator('octavo-order-form').evaluate((host) => host.remove());
  await page.locator('octavo-calculator [name=deadlineId]').nth(1).selectOption('1');
  await page.locator('octavo-calculator').nth(1).getByText('$50.00').first().waitFor();
  assert.equal(errors, []);
});

beside('EMB-02 two widgets of one kind share a file, even if the second is added later', async () => {
  const lists = element('price-list') + element('price-list');
  const { page, errors, requested } = await open(element('calculator') + lists + scriptTag('octavo'));
  await whenReady(page, 'price-list', 2);
  await append(page, 'price-list');
  await whenReady(page, 'price-list', 3);
  assert.is(requested.of('price-list').length, 1);
  assert.is.not(requested.of('price-list')[0], ownFile('price-list'));
  assert.equal(errors, []);
});

beside('EMB-02 a widget that is loaded before its base widget keeps its own file', async () => {
  const { page, errors, requested } = await open(element('price-list') + scriptTag('octavo'));
  await whenReady(page, 'price-list');
  await append(page, 'calculator', 'price-list');
  await whenReady(page, 'calculator');
  await whenReady(page, 'price-list', 2);
  assert.equal(requested.of('price-list'), [ownFile('price-list')]);
  assert.equal(requested.of('calculator'), [ownFile('calculator')]);
  await changeWidget(page, 'price-list');
  await changeWidget(page, 'calculator');
  assert.equal(errors, []);
});

for (const [first, second] of pairs)
  for (const [what, fault] of [
    ['is missing', notFound],
    ['is answered with a login page', loginPage],
  ] as const)
    beside(
      `EMB-07 the ${second} loads its own file if its reduced file, which shares code with the ${first}, ${what}`,
      async () => {
        for (const script of ['octavo', first]) {
          const content = element(first) + element(second) + scriptTag(script);
          const { page, uncaught, requested } = await open(content, breakBeside(second, fault));
          await whenReady(page, second);
          await whenReady(page, first);
          assert.is(requested.of(second).length, 2, script);
          assert.ok(requested.of(second).includes(ownFile(second)), script);
          await changeWidget(page, second);
          assert.equal(uncaught, [], script);
          await page.close();
        }
      },
    );

beside('EMB-07 both widgets appear if the first attempt to load the base widget fails', async () => {
  const content = element('calculator') + element('price-list') + scriptTag('octavo');
  const { page, uncaught, requested } = await open(content, (opened) =>
    opened.route(`**/chunks/${ownFile('calculator')}`, (route) => route.abort()),
  );
  for (const widget of ['calculator', 'price-list']) {
    await whenReady(page, widget);
    await changeWidget(page, widget);
  }
  assert.ok(requested.of('price-list').includes(ownFile('price-list')));
  assert.equal(uncaught, []);
});

for (const script of ['octavo', 'calculator'])
  beside(
    `EMB-07 with ${script}.js, Retry loads the own file of a widget whose code never arrives`,
    async () => {
      const content = element('calculator') + element('price-list') + scriptTag(script);
      const { page, uncaught, requested } = await open(content, async (opened) => {
        await opened.clock.install();
        await breakBeside('price-list', noResponse)(opened);
      });
      await whenReady(page, 'calculator');
      const list = page.locator('octavo-price-list');
      await list.and(page.locator('[data-state=loading]')).waitFor();
      await page.clock.fastForward(15_000);
      await list.getByRole('button', { name: 'Retry' }).click();
      await whenReady(page, 'price-list');
      assert.ok(requested.of('price-list').includes(ownFile('price-list')));
      assert.equal(uncaught, []);
    },
  );

beside('EMB-02 a nonce policy lets a page load a base widget and one with a reduced file', async () => {
  const widgets = ['order-form', 'calculator', 'price-list'];
  for (const script of ['octavo', 'order-form']) {
    const content = widgets.map(element).join('') + scriptTag(script, 'nonce="once" data-nonce="once"');
    const { page, errors, requested } = await openPair(hosts, context, content, undefined, 'nonce');
    for (const widget of widgets) {
      await whenReady(page, widget);
      await changeWidget(page, widget);
    }
    for (const widget of ['calculator', 'price-list']) {
      assert.is(requested.of(widget).length, 1, script);
      assert.is.not(requested.of(widget)[0], ownFile(widget), script);
    }
    assert.equal(errors, [], script);
    await page.close();
  }
});

beside.run();
