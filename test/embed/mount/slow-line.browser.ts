import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdRequests } from '../../support/browser/faults.ts';
import { openHostStage, script } from '../../support/embed/host-pages.ts';

const slow = suite('a visitor on a slow line');
const { openWith } = await openHostStage({ visitor: { viewport: { width: 360, height: 700 } } });

/** Tags of all kinds of widgets. They load at once, also those outside the screen. */
const widgets = [
  '<octavo-calculator theme="minimal"',
  '<octavo-price-list',
  '<octavo-order-form template="m1_d1"',
  '<octavo-order-form template="m3_d1"',
  '<octavo-service-rules',
  '<octavo-service-info',
].map((start) => `${start} loading="eager"></${start.slice(1).split(' ')[0]}>`);

slow('EMB-07 a widget that is still loading after three seconds says so until it is rendered', async () => {
  let release = () => {};
  const page = await openWith(`<main lang="de"></main>${script}`, {
    prepare: async (page) => {
      await page.clock.install();
      const held = await holdRequests(page, ({ pathname }) => /unks\/|bootstrap/.test(pathname));
      release = held.release;
    },
  });
  await page.waitForFunction(() => customElements.get('octavo-calculator'));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('main').evaluate((main, html) => {
    main.innerHTML = html;
  }, widgets.join(''));
  const hosts = page.locator('main > *');
  const said = () =>
    hosts.evaluateAll((all) =>
      all.map((host) => host.shadowRoot?.querySelector('[role=status]')?.textContent),
    );
  await page.clock.runFor(2_900);
  assert.equal(await said(), Array(widgets.length).fill(undefined), 'nothing is said before');
  await page.clock.runFor(200);
  assert.equal(await said(), Array(widgets.length).fill('Wird noch geladen …'));
  release();
  await page.clock.resume();
  const ready = page.locator('main > [data-state=ready]');
  await ready.nth(widgets.length - 1).waitFor({ state: 'attached' });
  assert.is(await page.getByText('Wird noch geladen …').filter({ visible: true }).count(), 0);
});

slow.run();
