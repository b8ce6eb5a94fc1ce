import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { storedValues } from '../../src/public-interface/stored-values.ts';
import { goOn, toPayment } from '../support/browser/checkout-visit.ts';
import { field, pdfFile, person, type, whenReady } from '../support/browser/order-journey.ts';
import { fillPaper, paymentPage } from '../support/browser/order-visit.ts';
import { element, openHostStage, script, waitForWidgets } from '../support/embed/host-pages.ts';

const stores = suite('what the browser of a visitor stores');
const { octavo, addressOf, openWith } = await openHostStage();

/** Opens a page that requires consent and has every widget, of which one is divided between templates. */
const openEveryWidget = async () => {
  const attributes: Record<string, string> = {
    calculator: 'template="m1_d1|m1_d1a"',
    'order-form': 'template="m3_d1"',
    'service-rules': 'rule="terms-of-use"',
  };
  const elements = everyWidget.map((name) => element(name, attributes[name]));
  const asking = script.replace('data-octavo', 'data-octavo data-consent="required"');
  const page = await openWith(asking + elements.join(''), {
    // Answers like a server behind a CDN, which tells the server the visitor's country.
    prepare: (page) =>
      page.route('**/v1/client/location', (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { countryCode: 'DE', dialCode: '49' },
        }),
      ),
  });
  await waitForWidgets(page, everyWidget.length);
  const form = await whenReady(page, 'octavo-order-form');
  await field(form, 'topic').waitFor();
  return { page, form };
};

/** Lists what is stored for the page's origin, each value as its place and name. */
const readStored = async (page: Page): Promise<string[]> => {
  const areas = await page.evaluate(async () => ({
    'local storage': Object.keys(localStorage),
    'session storage': Object.keys(sessionStorage),
    database: (await indexedDB.databases()).map(({ name }) => name),
    cache: await caches.keys(),
  }));
  const cookies = (await page.context().cookies()).map(
    // Adds the prefix that the cookie's name has over https. Browsers do not accept it over http.
    ({ name, domain }) => `cookie of ${domain}: ${name.replace(/^octavo-session/, '__Host-$&')}`,
  );
  const values = Object.entries(areas).flatMap(([area, names]) => names.map((name) => `${area}: ${name}`));
  return [...values, ...cookies];
};

/** Patterns of the values in the table, in the form in which `readStored` returns values. */
const rows = storedValues.flatMap(({ name, where, needsConsent }) => {
  const areas = {
    'local storage': ['local storage'],
    'session storage': ['session storage'],
    'local and session storage': ['local storage', 'session storage'],
    database: ['database'],
    'cookie of the cabinet': ['cookie of [^:]+'],
  }[where];
  return areas.map((area) => ({
    pattern: new RegExp(`^${area}: ${name.replace('…', '.+')}$`),
    row: `${area}: ${name}`,
    needsConsent,
  }));
});
const isListed = (value: string) => rows.some(({ pattern }) => pattern.test(value));

const waitForKey = (page: Page, name: string) =>
  page.waitForFunction((part) => Object.keys(localStorage).some((key) => key.startsWith(part)), name);

stores('DOC-01 TRK-03 the guide lists exactly what an order stores, and what waits for consent', async () => {
  const { page, form } = await openEveryWidget();
  await fillPaper(form);
  await form.locator('[data-field=materials] input').setInputFiles(pdfFile());
  await waitForKey(page, 'octavo:draft:');
  const before = await readStored(page);
  const waiting = rows.filter(({ needsConsent }) => needsConsent);
  assert.equal(
    before.filter((value) => waiting.some(({ pattern }) => pattern.test(value))),
    [],
  );
  await page.evaluate(() => window.octavo?.push(['consent', true]));
  await page.reload();
  await waitForWidgets(page, everyWidget.length);
  await waitForKey(page, 'octavo:visit');
  const granted = await readStored(page);

  const customer = person('stored');
  await fillPaper(form);
  await toPayment(form);
  await type(form, 'email', customer.email);
  await type(form, 'password', customer.password);
  await goOn(form);
  const code = (await paymentPage(page, octavo)).searchParams.get('orderCode') ?? '';
  await page.getByText(code).first().waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'English' }).click()]);
  const payment = await readStored(page);
  await page.goto(`${octavo.cabinet}/orders/${code}`);
  // The order has opened its payment page only.
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Message to your writer').fill('Is a second source needed?');
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.includes('message')));
  await page.goto(octavo.cabinet);
  await page.getByRole('button', { name: 'Not now' }).click();
  await waitForKey(page, 'octavo:asked:');
  const cabinet = await readStored(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await waitForKey(page, 'octavo:logoutAt');
  const loggedOut = await readStored(page);
  await page.goto(addressOf('any'));
  const after = await readStored(page);

  const seen = [...new Set([...before, ...granted, ...payment, ...cabinet, ...loggedOut, ...after])];
  assert.equal(
    seen.filter((value) => !isListed(value)),
    [],
    'every stored value is in the table',
  );
  assert.equal(
    rows.filter(({ pattern }) => !seen.some((value) => pattern.test(value))).map(({ row }) => row),
    [],
    'every row of the table is stored',
  );
});

stores.run();
