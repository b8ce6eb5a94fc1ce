import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { positionFor, templateAt } from '../../src/order/vocabulary/templates.ts';
import { type AttributeName, attributes } from '../../src/public-interface/attributes.ts';
import { whenReady } from '../support/browser/order-journey.ts';
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

for (const [name, { value, shown }] of Object.entries(changes))
  for (const widget of attributes[name as keyof typeof changes].of)
    attribute(`EMB-03 the attribute ${name} changes what <octavo-${widget}> shows`, async () => {
      const element = `octavo-${widget}`;
      const { page, errors } = await hosts.openWith(context, `${script}<${element}></${element}>`);
      const found = (await whenReady(page, element)).locator(shown).first();
      assert.is(await found.count(), 0);
      await page
        .locator(element)
        .evaluate((node, given) => node.setAttribute(...given), [name, value] as const);
      await found.waitFor({ state: 'attached' });
      assert.equal(errors, []);
      await page.close();
    });

for (const widget of attributes.loading.of)
  attribute(`EMB-03 the attribute loading lets <octavo-${widget}> load far below the screen`, async () => {
    const element = `octavo-${widget}`;
    // No script contains the first view of another language, so these widgets wait until they are near the screen.
    const far = `<div lang="de" style="padding-top: 3000px"><${element}></${element}><${element} loading="eager"></${element}></div>`;
    const { page } = await hosts.openWith(context, script + far);
    await whenReady(page, `${element}[loading=eager]`);
    assert.is(await page.locator(`${element}:not([loading]) .octavo`).count(), 0);
    await page.close();
  });

for (const widget of attributes.locale.of)
  attribute(`LNG-01 the attribute locale chooses the language of <octavo-${widget}>`, async () => {
    const element = `octavo-${widget}`;
    const { page, errors } = await hosts.openWith(context, `${script}<${element} locale="de"></${element}>`);
    await whenReady(page, element);
    assert.is(await page.locator(`${element} [lang=de]`).count(), 1);
    assert.equal(errors, []);
    await page.close();
  });

for (const widget of attributes.visitor.of)
  attribute(`SPL-01 the attribute visitor decides which template <octavo-${widget}> shows`, async () => {
    const element = `octavo-${widget}`;
    const markup = ['one', 'two', 'three', 'four'].map(
      (visitor) => `<${element} template="m1_d1|m1_d1a" visitor="${visitor}" loading="eager"></${element}>`,
    );
    const { page, errors } = await hosts.openWith(context, script + markup.join(''));
    await waitForWidgets(page, markup.length);
    assert.equal(
      await page.locator(element).evaluateAll((all) => all.map((one) => one.getAttribute('template'))),
      ['one', 'two', 'three', 'four'].map((visitor) => templateAt('m1_d1|m1_d1a', positionFor(visitor))),
    );
    assert.is(await page.evaluate(() => sessionStorage['octavo:split']), undefined);
    assert.equal(errors, []);
    await page.close();
  });

attribute.run();
