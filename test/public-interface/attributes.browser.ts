import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { positionFor, templateAt } from '../../src/order/vocabulary/templates.ts';
import { type AttributeName, attributes } from '../../src/public-interface/attributes.ts';
import { element, openHostStage, script, waitForWidgets } from '../support/embed/host-pages.ts';

const attribute = suite('the attributes of the elements');
const { openWith, openWidgets } = await openHostStage();

/**
 * For each attribute, a value that is set while the widget is shown, and a selector that only a widget with this value
 * matches.
 */
const changes: Record<
  Exclude<AttributeName, 'loading' | 'locale' | 'visitor' | 'data-dom' | 'data-host'>,
  { value: string; shown: string }
> = {
  template: { value: 'm1_d1a', shown: '.m1_d1a' },
  theme: { value: 'minimal', shown: '[data-theme=minimal]' },
  redirect: { value: '/elsewhere', shown: 'a[href*="/elsewhere"]' },
  version: { value: '2', shown: '.version-2 td' },
  rule: { value: 'privacy-policy', shown: 'h2:text-is("Privacy Policy")' },
};

for (const [name, { value, shown }] of Object.entries(changes))
  attribute(`EMB-03 the attribute ${name} changes what each of its elements shows`, async () => {
    const widgets = attributes[name as keyof typeof changes].of;
    const page = await openWidgets(widgets.map((widget) => element(widget)).join(''));
    for (const widget of widgets) {
      const host = page.locator(`octavo-${widget}`);
      const found = host.locator(shown).first();
      assert.is(await found.count(), 0, widget);
      await host.evaluate((node, given) => node.setAttribute(...given), [name, value] as const);
      await found.waitFor({ state: 'attached' });
    }
  });

attribute('EMB-03 the attribute loading lets widgets load far below the screen', async () => {
  // No script contains the first view of another language, so these widgets wait until they are near the screen.
  const markup = attributes.loading.of.map((name) => `<octavo-${name}></octavo-${name}>${element(name)}`);
  const page = await openWith(`${script}<div lang="de" style="padding-top: 3000px">${markup.join('')}</div>`);
  await waitForWidgets(page, attributes.loading.of.length);
  assert.is(await page.locator('[data-state]:not([loading]) .octavo').count(), 0);
});

for (const widget of attributes.visitor.of)
  attribute(`SPL-01 the attribute visitor decides which template <octavo-${widget}> shows`, async () => {
    const visitors = ['one', 'two', 'three', 'four'];
    const page = await openWidgets(
      visitors.map((visitor) => element(widget, `template="m1_d1|m1_d1a" visitor="${visitor}"`)).join(''),
    );
    const hosts = page.locator(`octavo-${widget}`);
    assert.equal(
      await hosts.evaluateAll((all) => all.map((one) => one.getAttribute('template'))),
      visitors.map((visitor) => templateAt('m1_d1|m1_d1a', positionFor(visitor))),
    );
    assert.is(await page.evaluate(() => sessionStorage['octavo:split']), undefined);
  });

attribute.run();
