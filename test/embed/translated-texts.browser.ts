import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { type, unfoldAll } from '../support/browser/order-journey.ts';
import { element, openHostStage } from '../support/embed/host-pages.ts';
import { findLeaving, findUnmarked, markTexts } from '../support/languages/visible-texts.ts';

const texts = suite('texts of widgets in another language');
const { octavo, openWidgets } = await openHostStage({ visitor: { viewport: { width: 320, height: 900 } } });

const formOf = (template: string) => element('order-form', `template="${template}"`);
const others = ['calculator', 'price-list', 'service-rules', 'service-info'].map((name) => element(name));
/**
 * Widgets of a page. One language is enough, because `languages.test.ts` proves that every catalogue has all texts. German has
 * the longest words.
 */
const contents = [
  ['the widgets without steps', others.join('')],
  ['the order form m1_d1', formOf('m1_d1')],
  ['the order form m2_d1', formOf('m2_d1')],
  ['the checkout', formOf('m3_d1')],
] as const;

/** Returns the site's data in German, with marked texts, and the data without them. */
const readSite = async () => {
  const params = { siteHost: `localhost:${octavo.port}` };
  const { body } = await octavo.send(calls.bootstrap, { params, payload: { locale: 'de' } });
  const { texts: translations, ...site } = body;
  return { site, marked: { ...site, texts: markTexts(translations) } };
};

/**
 * Waits for the deferred parts of an order form, shows its errors, then goes to its second step. Calls `look` after
 * each of these steps.
 */
const walk = async (host: Locator, look: (host: Locator) => Promise<void>) => {
  const isForm = (await host.evaluate(({ localName }) => localName)) === 'octavo-order-form';
  if (!isForm) return look(host);
  const isCheckout = await host.evaluate((element) => element.getAttribute('template') === 'm3_d1');
  const submit = host.locator('button[type=submit]');
  await unfoldAll(host);
  await submit.click();
  await host.locator('[data-error-for]').first().waitFor();
  await look(host);
  await type(host, 'details', 'Three pages on margins');
  await type(host, 'topic', 'Margins');
  if (!isCheckout) {
    for (const [name, value] of [
      ['email', 'ada@example.com'],
      ['firstName', 'Ada'],
      ['lastName', 'Reader'],
      ['password', 'a quiet library'],
      ['repeatPassword', 'a quiet library'],
    ] as const)
      if (await host.locator(`[data-field=${name}]`).count()) await type(host, name, value);
    if (await host.locator('[data-field=phone]').count()) await type(host, 'phone', '+15551234567');
  }
  await submit.click();
  await host.locator('[data-step="2"]').waitFor();
  await submit.click();
  await look(host);
};

for (const [name, widgets] of contents)
  texts(`LNG-01 each text of ${name} is from the catalogue; in German none overflows at 320 px`, async () => {
    const { site, marked } = await readSite();
    // Texts that may stay English: names of the site, and texts that the customer types.
    const data = JSON.stringify([site, 'Margins', 'Three pages on margins', "Writer's Choice"]);
    const page = await openWidgets(`<main lang="de">${widgets}</main>`, {
      prepare: (page) =>
        page.route('**/bootstrap/**', (route) =>
          route.fulfill({ json: marked, headers: { 'access-control-allow-origin': '*' } }),
        ),
    });
    for (const element of await page.locator('main > *').all())
      await walk(element, async (shown) => {
        assert.equal(await findUnmarked(shown, data), []);
        assert.equal(await findLeaving(shown), []);
        assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320);
      });
  });

texts.run();
