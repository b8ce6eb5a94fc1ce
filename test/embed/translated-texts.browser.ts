import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type, whenReady } from '../support/browser/order-journey.ts';
import { waitForWidgets } from '../support/embed/host-pages.ts';
import { openHostStage } from '../support/embed/open-host-stage.ts';
import { findLeaving, findUnmarked, markTexts } from '../support/languages/visible-texts.ts';

const texts = suite('texts of widgets in another language');
const { browser, hosts } = await openHostStage(texts);

const script = '<script async src="OCTAVO/embed/octavo.js" data-octavo data-host="SITE"></script>';
const templates = ['m1_d1', 'm2_d1', 'm3_d1'];
const widgets = [
  ...['calculator', 'price-list', 'service-rules', 'service-info'].map((name) => `<octavo-${name}`),
  ...templates.map((template) => `<octavo-order-form template="${template}"`),
];

/** Returns the site's data in a language, with marked texts, and the data without them. */
const readSite = async (language: string) => {
  const { port } = hosts.octavo;
  const response = await fetch(
    `http://127.0.0.1:${port}/v1/client/bootstrap/localhost:${port}?locale=${language}`,
    { headers: { host: `api.localhost:${port}` } },
  );
  const { texts: translations, ...site } = Object(await response.json());
  return { site, marked: { ...site, texts: markTexts(translations) } };
};

/** Opens a page in a language with one widget. */
const open = async (widget: string, language: string, prepare?: (page: Page) => Promise<unknown>) => {
  const [name = ''] = widget.slice(1).split(' ');
  const content = `<main lang="${language}">${widget} loading="eager"></${name}></main>${script}`;
  // Uses a browser context of its own, because an order form stores its draft for the next page.
  const context = await browser.newContext({ viewport: { width: 320, height: 900 } });
  const { page } = await hosts.openWith(context, content, prepare);
  await waitForWidgets(page, 1);
  return { page, host: await whenReady(page, name), close: () => context.close() };
};

type Host = Awaited<ReturnType<typeof open>>['host'];

/**
 * Waits for the deferred parts of an order form, shows its errors, then goes to its second step. Calls `look` after
 * each of these steps.
 */
const walk = async (host: Host, look: (host: Host) => Promise<void>) => {
  const isForm = (await host.evaluate(({ localName }) => localName)) === 'octavo-order-form';
  if (!isForm) return look(host);
  const isCheckout = await host.evaluate((element) => element.getAttribute('template') === 'm3_d1');
  const submit = host.locator('button[type=submit]');
  await host.locator(isCheckout ? '.more-button' : '[data-field=abstractPage]').waitFor();
  if (isCheckout) await host.locator('.more-button').click();
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
  await host.locator('[data-step="2"] [part=preview]').waitFor();
  await submit.click();
  await look(host);
};

for (const language of ['de', 'es', 'ar'])
  for (const widget of widgets)
    texts(`LNG-01 every visible text of ${widget}> comes from the catalogue of ${language}`, async () => {
      const { site, marked } = await readSite(language);
      // Texts that may stay English: names of the site, and texts that the customer types.
      const data = JSON.stringify([site, 'Margins', 'Three pages on margins', "Writer's Choice"]);
      const { host, close } = await open(widget, language, (page) =>
        page.route('**/bootstrap/**', (route) =>
          route.fulfill({ json: marked, headers: { 'access-control-allow-origin': '*' } }),
        ),
      );
      await walk(host, async (shown) => assert.equal(await findUnmarked(shown, data), []));
      await close();
    });

for (const widget of widgets)
  texts(`LNG-01 no German text of ${widget}> overflows at 320 px`, async () => {
    const { page, host, close } = await open(widget, 'de');
    await walk(host, async (shown) => {
      assert.equal(await findLeaving(shown), []);
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    });
    await close();
  });

texts.run();
