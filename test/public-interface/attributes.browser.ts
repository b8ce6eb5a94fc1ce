import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { positionFor, templateAt } from '../../src/order/vocabulary/templates.ts';
import { type AttributeName, attributes } from '../../src/public-interface/attributes.ts';
import { waitForWidgets } from '../support/embed/host-pages.ts';
import { openHostStage } from '../support/embed/open-host-stage.ts';

const attribute = suite('the attributes of the elements');
const { browser, hosts } = await openHostStage(attribute);
const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });

const script = '<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>';

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

/** Opens a page with elements and waits until `count` widgets are ready. */
const open = async (elements: readonly string[], count = elements.length) => {
  const { page, errors } = await hosts.openWith(context, script + elements.join(''));
  await waitForWidgets(page, count);
  return { page, errors };
};

for (const [name, { value, shown }] of Object.entries(changes)) {
  const widgets = attributes[name as keyof typeof changes].of.map((widget) => `octavo-${widget}`);
  attribute(`EMB-03 the attribute ${name} changes what ${widgets.join(', ')} show`, async () => {
    const { page, errors } = await open(widgets.map((widget) => `<${widget} loading="eager"></${widget}>`));
    for (const widget of widgets) {
      const found = page.locator(`${widget}[data-state=ready]`).locator(shown).first();
      assert.is(await found.count(), 0, widget);
      await page
        .locator(widget)
        .evaluate((node, given) => node.setAttribute(...given), [name, value] as const);
      await found.waitFor({ state: 'attached' });
    }
    assert.equal(errors, []);
    await page.close();
  });
}

attribute('EMB-03 the attribute loading lets every widget load far below the screen', async () => {
  const elements = attributes.loading.of.map(
    (widget) => `<octavo-${widget}></octavo-${widget}><octavo-${widget} loading="eager"></octavo-${widget}>`,
  );
  // No script contains the first view of another language, so these widgets wait until they are near the screen.
  const far = `<div lang="de" style="padding-top: 3000px">${elements.join('')}</div>`;
  const { page } = await open([far], elements.length);
  assert.is(await page.locator('[loading=eager][data-state=ready]').count(), elements.length);
  for (const widget of attributes.loading.of)
    assert.is(await page.locator(`octavo-${widget}:not([loading]) .octavo`).count(), 0, widget);
  await page.close();
});

attribute('LNG-01 the attribute locale chooses the language of every widget', async () => {
  const { page, errors } = await open(
    attributes.locale.of.map((widget) => `<octavo-${widget} locale="de" loading="eager"></octavo-${widget}>`),
  );
  for (const widget of attributes.locale.of)
    assert.is(await page.locator(`octavo-${widget} [lang=de]`).count(), 1, widget);
  assert.equal(errors, []);
  await page.close();
});

attribute('SPL-01 the attribute visitor decides which template a widget shows', async () => {
  const visitors = ['one', 'two', 'three', 'four'];
  const { page, errors } = await open(
    attributes.visitor.of.flatMap((widget) =>
      visitors.map(
        (visitor) =>
          `<octavo-${widget} template="m1_d1|m1_d1a" visitor="${visitor}" loading="eager"></octavo-${widget}>`,
      ),
    ),
  );
  for (const widget of attributes.visitor.of)
    assert.equal(
      await page
        .locator(`octavo-${widget}`)
        .evaluateAll((all) => all.map((one) => one.getAttribute('template'))),
      visitors.map((visitor) => templateAt('m1_d1|m1_d1a', positionFor(visitor))),
      widget,
    );
  assert.is(await page.evaluate(() => sessionStorage['octavo:split']), undefined);
  assert.equal(errors, []);
  await page.close();
});

attribute.run();
