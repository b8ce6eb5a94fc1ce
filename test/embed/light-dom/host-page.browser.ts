import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostStage, script } from '../../support/embed/host-pages.ts';
import { computedStylesOf, styleDifferences } from '../../support/light-dom/computed-styles.ts';

const hostPage = suite('the page around a widget in the light DOM');
const { openWith, openWidgets } = await openHostStage();
const light = (name: string, attributes = '', content = '') =>
  element(name, `${attributes} data-dom="light"`, content);

/** A page's own elements, with the ids, class names, animations and parts that a widget has too. */
const own = `<style>@keyframes turn { from, to { opacity: 0.5 } } .spinner { animation: turn 9s }</style>
<section id="own"><h1 class="title">Own</h1><h2>Second</h2><p class="price">Text <a href="#x" class="button">link</a></p>
<form class="octavo"><label class="label" for="typeId">Own type</label><input id="typeId" class="box" placeholder="own"><select class="box"><option>1</option></select>
<textarea class="box"></textarea><button class="button primary" part="button">Own</button><span class="spinner">…</span></form>
<table class="prices"><tr><th>1</th><td>2</td></tr></table><ul class="list"><li class="active">3</li></ul><dialog class="dialog" open>4</dialog>
<svg class="icon" width="9" height="9"><path d="M0 0h9"/></svg><progress></progress><details><summary>5</summary></details></section>`;

hostPage('UI-08 keeps the look of all its elements', async () => {
  const page = await openWith(`${own}<main></main>`);
  const before = await page.locator('#own').evaluate(computedStylesOf);
  const all = ['calculator', 'order-form', 'price-list', 'service-rules', 'service-info'];
  const beside = await openWidgets(`${own}<main>${all.map((name) => light(name)).join('')}</main>`);
  await beside.waitForLoadState('networkidle');
  assert.equal(styleDifferences(before, await beside.locator('#own').evaluate(computedStylesOf)), []);
  // A label of the page still names its own field.
  assert.is(await beside.getByLabel('Own type').evaluate((input) => input.closest('section')?.id), 'own');
});

hostPage(
  'EMB-02 has no trace of a widget that was removed and added ten times, and keeps the content of its elements',
  async () => {
    const content = '<a href="/order">Order a paper</a> by phone<b slot="other">.</b>';
    const page = await openWidgets(`<main>${light('calculator', '', content)}</main>`);
    await page.waitForLoadState('networkidle');
    const host = page.locator('octavo-calculator');
    assert.ok(await host.evaluate((node) => node.querySelector('form')));
    // The content of the page stays where it is, but the widget is shown in its place.
    assert.is(await page.getByText('Order a paper').isVisible(), false);
    await page.clock.install();
    for (let round = 0; round < 10; round++) {
      const place = await page.evaluateHandle(() => {
        const host = document.querySelector('octavo-calculator');
        host?.remove();
        return host;
      });
      await page.clock.runFor(1100);
      if (round === 9) {
        assert.is(await place.evaluate((node) => node?.innerHTML), content);
        break;
      }
      await place.evaluate((host) => host && document.querySelector('main')?.append(host));
      for (let tries = 0; tries < 200 && !(await host.locator('form').count()); tries++)
        await page.clock.runFor(50);
      await place.dispose();
    }
    const left = await page.evaluate(() => document.adoptedStyleSheets.length);
    assert.is(left, 0);
  },
);

hostPage('EMB-02 keeps the widget where it writes the content of the element anew', async () => {
  const page = await openWidgets(light('calculator'));
  const host = page.locator('octavo-calculator');
  await host.getByRole('spinbutton').fill('3');
  await host.evaluate((node) => {
    node.innerHTML = '<b>New</b>';
  });
  assert.is(await host.getByRole('spinbutton').inputValue(), '3');
  assert.is(await host.getByText('New').isVisible(), false);
});

hostPage('EMB-02 gets one live widget in each copy of an element', async () => {
  const page = await openWidgets(`<main>${light('calculator')}</main>`);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const host = main?.querySelector('octavo-calculator');
    if (host) main?.append(host.cloneNode(true));
    if (main) main.innerHTML += '';
  });
  const hosts = page.locator('octavo-calculator[data-state=ready]');
  for (const host of [hosts.first(), hosts.last()]) {
    await host.getByRole('spinbutton').fill('3');
    await host.locator('[data-price=total]', { hasNotText: '$10.17' }).waitFor();
    assert.is(await host.locator('form').count(), 1);
  }
  assert.is(await hosts.count(), 2);
});

hostPage('EMB-02 has widgets in the light DOM and in a shadow root, with different field ids', async () => {
  const page = await openWidgets(
    `<main>${light('calculator')}${light('calculator', 'theme="minimal"')}${element('calculator')}</main>`,
  );
  const ids = await page.evaluate(() => [...document.querySelectorAll('main [id]')].map(({ id }) => id));
  assert.ok(ids.length > 8);
  assert.is(new Set(ids).size, ids.length);
  assert.is(await page.locator('octavo-calculator').getByLabel('Deadline').count(), 3);
  const [first, second, third] = [0, 1, 2].map((at) => page.locator('octavo-calculator').nth(at));
  await second?.getByRole('spinbutton').fill('3');
  await second?.locator('[data-price=total]', { hasNotText: '$10.17' }).waitFor();
  for (const other of [first, third])
    assert.match((await other?.locator('[data-price=total]').textContent()) ?? '', '$10.17');
  // Only the second one has the other theme.
  assert.equal(
    await page
      .locator('octavo-calculator .octavo')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth)),
    ['1px', '0px', '1px'],
  );
});

hostPage('EMB-02 gets the events of the table, and its own form none of those of the widget', async () => {
  const page =
    await openWith(`<script>window.seen = []; for (const type of ['octavo:ready', 'octavo:price', 'octavo:redirect', 'change', 'submit', 'octavo-count'])
      addEventListener('DOMContentLoaded', () => document.querySelector('#around').addEventListener(type, (event) => {
        seen.push(type); if (type === 'octavo:redirect') event.preventDefault(); }))</script>${script}
    <div id="around">${light('calculator')}</div>`);
  const host = page.locator('octavo-calculator[data-state=ready]');
  await host.getByRole('spinbutton').fill('2');
  await host.getByRole('spinbutton').blur();
  await host.locator('[data-price=total]', { hasNotText: '$10.17' }).waitFor();
  await page.waitForLoadState('networkidle');
  await host.getByRole('spinbutton').press('Enter');
  await page.waitForFunction(() => Reflect.get(window, 'seen').includes('octavo:redirect'));
  const seen: string[] = await page.evaluate(() => Reflect.get(window, 'seen'));
  assert.equal([...new Set(seen)].sort(), ['octavo:price', 'octavo:ready', 'octavo:redirect']);
});

hostPage('EMB-07 gets the widget in a shadow root if the code of the light DOM does not arrive', async () => {
  const page = await openWidgets(light('calculator'), {
    faults: /./,
    prepare: (page) => page.route('**/light-dom.js', (route) => route.abort()),
  });
  assert.ok(
    await page.locator('octavo-calculator').evaluate(({ shadowRoot }) => shadowRoot?.querySelector('form')),
  );
  assert.is(await page.evaluate(() => document.adoptedStyleSheets.length), 0);
});

hostPage.run();
