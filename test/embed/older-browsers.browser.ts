import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from '../support/axe/axe.ts';
import { openDesktop } from '../support/browser/browser.ts';
import { openStage } from '../support/browser/open-stage.ts';
import {
  choose,
  field,
  pdfFile,
  person,
  total,
  type,
  unfoldAll,
  whenReady,
} from '../support/browser/order-journey.ts';
import { logIn, visitCabinet } from '../support/cabinet/cabinet-visit.ts';
import { lackNewerFeatures, newerNames } from '../support/embed/lack-newer-features.ts';

const older = suite('older browsers');
const { browser, octavo, provider } = await openStage();

/** Fails if a text of the page is unreadable, or if one of these elements has no background. */
const assertAllReadable = async (page: Page, withBackground: string[]) => {
  assert.equal(await violations(page, 'html', 'colours'), []);
  for (const selector of withBackground) {
    const color = await page
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node).backgroundColor);
    assert.is.not(color, 'rgba(0, 0, 0, 0)', selector);
  }
};

const apis = Object.keys(JSON.parse(await readFile('src/embed/build/checks/newer-apis.json', 'utf8')));

/**
 * Removes from Chromium every newer API that scripts may use as an enhancement: methods of all prototypes,
 * globals and events.
 */
const lackNewerApis = (page: Page) =>
  page.addInitScript(
    (names) => {
      const events = new Set(names.filter((name) => / event$/.test(name)).map((name) => name.split(' ')[0]));
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (...listening: Parameters<typeof addEventListener>) {
        if (!events.has(listening[0])) addEventListener.apply(this, listening);
      };
      const methods = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
      for (const name of Object.getOwnPropertyNames(window)) {
        const value = Reflect.get(window, name);
        if (names.includes(name)) Reflect.deleteProperty(window, name);
        else if (typeof value === 'function' && value.prototype)
          for (const method of methods) Reflect.deleteProperty(value.prototype, method);
      }
      // The properties of `Symbol` cannot be deleted, so `Symbol` is replaced.
      const symbols = Object.entries(Object.getOwnPropertyDescriptors(Symbol));
      const native = Symbol;
      const older = (text?: string) => native(text);
      for (const [name, property] of symbols)
        if (!names.includes(`Symbol.${name}`)) Object.defineProperty(older, name, property);
      Object.defineProperty(window, 'Symbol', { value: older, writable: true });
    },
    // A browser without `showPopover` and `createPolicy` lacks `popover` and `trustedTypes` too.
    [...apis, '.popover', 'trustedTypes'],
  );

/** Removes those features from a page that the oldest supported browsers lack. */
const removeNewerFeatures = async (page: Page) => {
  await lackNewerFeatures(page, newerNames);
  await lackNewerApis(page);
};

older('BRW-01 in an older browser, a dark cabinet has its colours and shows an order', async () => {
  const customer = person('older');
  await provider.register(customer);
  const code = await provider.order(customer, 'A history of the index');
  const { page, go, waitForTitle } = await visitCabinet(browser, octavo, { colorScheme: 'dark' });
  await removeNewerFeatures(page);
  await go(`/orders/${code}`);
  await page.locator('form[name="login"]').waitFor();
  await assertAllReadable(page, ['form[name="login"] button[type="submit"]', 'input[name="password"]']);
  await logIn(page, customer);
  await waitForTitle('A history of the index');
  await assertAllReadable(page, ['main a.button, main button']);
  await page.locator('input[type="file"]').setInputFiles([pdfFile('notes.pdf')]);
  await page.getByRole('button', { name: 'Download notes.pdf' }).waitFor();
  await go('/profile');
  await waitForTitle('Profile');
  await assertAllReadable(page, ['main input']);
});

older('BRW-01 in an older browser, a visitor changes the price and types into the order form', async () => {
  const page = await (await openDesktop(browser)).newPage();
  await removeNewerFeatures(page);
  await page.goto(`${octavo.origin}/order/m2_d1/`);
  const form = await whenReady(page, 'octavo-order-form');
  await unfoldAll(form);
  const has = (name: string) => page.evaluate((name) => name in window, name);
  assert.is(await has('requestIdleCallback'), false);
  assert.is(await has('trustedTypes'), false);
  assert.is(await page.evaluate(() => 'showPopover' in document.body), false);
  const before = (await total(form).textContent()) ?? '';
  await choose(form, 'deadlineId', 1);
  await total(form).filter({ hasNotText: before }).waitFor();
  await assertAllReadable(page, ['octavo-order-form [part~=button-primary]', 'octavo-order-form select']);
  await type(form, 'topic', 'The printed page');
  assert.is(await field(form, 'topic').locator('input, textarea').first().inputValue(), 'The printed page');
});

older.run();
