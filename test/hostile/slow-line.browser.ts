import type { BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openLine } from '../support/browser/faults.ts';
import { visibilityAt } from '../support/browser/measure/visibility-at.ts';
import { file, visitWithFiles } from '../support/browser/order-files.ts';
import { acceptPolicy, paymentPage, proceed } from '../support/browser/order-visit.ts';
import { openHostStage, script } from '../support/embed/host-pages.ts';
import { until } from '../support/server/until.ts';

const slow = suite('a visitor on a slow line');
const { browser, octavo, openWith } = await openHostStage(slow);

/** Tags of all kinds of widgets. They load at once, also those outside the screen. */
const widgets = [
  '<octavo-calculator theme="minimal"',
  '<octavo-price-list',
  '<octavo-order-form template="m1_d1"',
  '<octavo-order-form template="m3_d1"',
  '<octavo-service-rules',
  '<octavo-service-info',
].map((start) => `${start} loading="eager"></${start.slice(1).split(' ')[0]}>`);

/** Opens a page that contains the script and no widget yet. The page's clock stands still. */
const open = async (lang = 'en', options: BrowserContextOptions = {}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 700 }, ...options });
  const content = `<style>:root { color-scheme: light dark }</style><main lang="${lang}"></main>${script}`;
  const page = await openWith(content, { context, prepare: (page) => page.clock.install() });
  await page.waitForFunction(() => customElements.get('octavo-calculator'));
  await page.clock.pauseAt(Date.now() + 60_000);
  return { page, line: await openLine(page) };
};

const add = (page: Page, html = widgets.join('')) =>
  page.locator('main').evaluate((main, content) => {
    main.innerHTML = content;
  }, html);

/** Returns the loading text of each widget. */
const sentences = (page: Page) =>
  page
    .locator('main > *')
    .evaluateAll((all) =>
      all.map((host) => `${host.shadowRoot?.querySelector('[role=status]')?.textContent}`),
    );

const waitForAll = async (page: Page) => {
  await page.clock.resume();
  await page
    .locator('main > [data-state=ready]')
    .nth(widgets.length - 1)
    .waitFor({ state: 'attached' });
};

slow('EMB-07 a widget that is still loading after three seconds says so until it is rendered', async () => {
  const sentence = 'Wird noch geladen …';
  const { page, line } = await open('de');
  await line.set('slow');
  await add(page);
  await page.clock.runFor(2_900);
  assert.equal(
    await sentences(page),
    widgets.map(() => 'undefined'),
    'nothing is said before',
  );
  await page.clock.runFor(200);
  assert.equal(
    await sentences(page),
    widgets.map(() => sentence),
  );
  await line.set('quick');
  await waitForAll(page);
  assert.is(await page.getByText(sentence).filter({ visible: true }).count(), 0, 'the widgets are there');
});

slow('EMB-07 on a quick line no widget says that it is loading', async () => {
  const { page } = await open();
  await add(page);
  await until('all widgets are there', async () => {
    await page.clock.runFor(1);
    return (await page.locator('main > [data-state=ready]').count()) === widgets.length;
  });
  await page.clock.runFor(3_000);
  assert.is(await page.getByText('Still loading…').filter({ visible: true }).count(), 0);
});

slow('RUL-01 a rule whose text loads for three seconds says so until the text is rendered', async () => {
  const { page, line } = await open();
  await page.clock.resume();
  // The line becomes slow after the widget's code has loaded, so that only the text of the rule is slow.
  await page.route('**/page/rule/**', async (route) => {
    await line.set('slow');
    await route.continue();
  });
  await add(page, widgets[4]);
  const sentence = page.getByText('Still loading…');
  await sentence.waitFor({ state: 'attached' });
  assert.is(await visibilityAt(sentence, 2_900), 'hidden');
  assert.is(await visibilityAt(sentence, 3_000), 'visible');
  await line.set('quick');
  await page.locator('octavo-service-rules').getByRole('heading').first().waitFor();
  assert.is(await sentence.count(), 0);
});

slow('ORD-18 a submission names its present step, and an upload shows how much of it is sent', async () => {
  const notes = file('notes.pdf', Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(400_000, '%')]));
  const { page, form } = await visitWithFiles(browser, octavo, 'slow-line', notes);
  await acceptPolicy(form);
  const line = await openLine(page);
  await line.set('slowUp');
  await proceed(form);
  const upload = form.locator('.upload');
  await until('a part is sent', async () => {
    const share = await upload
      .locator('progress')
      .evaluate((progress: HTMLProgressElement) => progress.value);
    return share > 0 && share < 1;
  });
  assert.match(`${await upload.textContent()}`, /notes\.pdf\d+ KB \/ 391 KB/);
  await form
    .locator('.submission')
    .filter({ hasText: /Sending the files…\s*3 of 4/ })
    .waitFor();
  await line.set('quick');
  await paymentPage(page, octavo);
});

slow.run();
