import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from '../../support/axe/axe.ts';
import { openDesktop } from '../../support/browser/browser.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { field, person, unfoldAll, whenReady } from '../../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  fillPaper,
  paymentPage,
  press,
  proceed,
} from '../../support/browser/order-visit.ts';

/** Values that a password manager knows, by their token of `autocomplete`. */
type Vault = Readonly<Record<string, string>>;

/**
 * Fills in the document that runs this as Bitwarden's content script does, but looks into no shadow root: it identifies a visible
 * input by its `autocomplete`, and types by setting the value and sending events. Returns the names of the filled fields.
 */
const fillVisibleInputs = (vault: Vault): string[] => {
  const fill = (input: HTMLInputElement, value: string) => {
    input.focus();
    input.value = value;
    for (const type of ['keydown', 'keyup', 'input', 'change'])
      input.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    input.blur();
  };
  const isFillable = (input: HTMLInputElement) =>
    input.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !input.disabled &&
    !input.readOnly;
  return [...document.querySelectorAll('input')].filter(isFillable).flatMap((input) => {
    const token = input.autocomplete.split(' ').findLast((name) => name in vault);
    if (token) fill(input, vault[token] ?? '');
    return token ? [input.name] : [];
  });
};

const use = suite('an order form in the light DOM');
const { browser, octavo, provider } = await openStage();

/** Opens the demo's order page, on which the form is in the light DOM or in a shadow root. */
const openForm = async (dom: 'light' | 'shadow', lang = 'en') => {
  const context = await openDesktop(browser, { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(
    ({ dom, lang }) => {
      new MutationObserver(() => {
        document.documentElement.lang = lang;
        document.querySelector('octavo-order-form:not([data-dom])')?.setAttribute('data-dom', dom);
      }).observe(document, { childList: true, subtree: true });
    },
    { dom, lang },
  );
  await page.goto(`${octavo.origin}/order/m2_d1/`);
  const form = await whenReady(page, 'octavo-order-form');
  await unfoldAll(form);
  return { page, form };
};

use('UI-08 is filled by a password manager that sees no shadow root, and the order is placed', async () => {
  const customer = person('light-vault');
  const { page, form } = await openForm('light');
  await fillPaper(form);
  const filled = await page.evaluate(fillVisibleInputs, {
    email: customer.email,
    'given-name': customer.firstName,
    'family-name': customer.lastName,
    tel: customer.phone,
    'new-password': customer.password,
  });
  assert.equal(filled.sort(), ['email', 'firstName', 'lastName', 'password', 'phone', 'repeatPassword']);
  await checkOut(form);
  await acceptPolicy(form);
  // A dialog returns the focus to the button that has opened it.
  await press(form, 'Terms of Use');
  await form.locator('[part=dialog] [part=text]').waitFor();
  await page.keyboard.press('Escape');
  await form.locator('[part=dialog]').waitFor({ state: 'detached' });
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Terms of Use');
  assert.equal(await violations(page, 'octavo-order-form'), []);
  await proceed(form);
  await paymentPage(page, octavo);
  assert.ok(await provider.onlyOrderOf(customer));
});

use('UI-08 gets focus in a shadow root’s order, and has no violation with errors and open list', async () => {
  const orders: string[][] = [];
  for (const dom of ['light', 'shadow'] as const) {
    const { page, form } = await openForm(dom);
    await form.locator('select, input').first().focus();
    const order: string[] = [];
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      order.push(
        await page.evaluate(() => {
          const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
          return `${active?.localName} ${active?.getAttribute('name')} ${active?.getAttribute('value')}`;
        }),
      );
    }
    orders.push(order);
    if (dom === 'light') {
      await press(form, 'Checkout');
      await form.locator('[data-error-for=details]').waitFor();
      // The first field with an error has the focus.
      assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'details');
      await field(form, 'typeId').getByRole('combobox').first().press('Enter');
      await form.locator('[part=option]').first().waitFor();
      const described = await page.evaluate(() => {
        const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
        return document.getElementById(id)?.getAttribute('role');
      });
      assert.is(described, 'option');
      assert.equal(await violations(page, 'octavo-order-form'), []);
    }
  }
  assert.equal(orders[0], orders[1]);
});

use.run();
