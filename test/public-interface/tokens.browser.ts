import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type TokenValue, tokens } from '../../src/public-interface/tokens.ts';
import { field, type, unfoldAll } from '../support/browser/order-journey.ts';
import { press } from '../support/browser/order-visit.ts';
import { element, openHostStage } from '../support/embed/host-pages.ts';

const look = suite('the tokens of a page');
const { openWidgets } = await openHostStage();

const values: Record<TokenValue, string> = {
  colour: '#010203',
  length: '37px',
  'font-family': 'Probe',
  'box-shadow': '0 0 37px #010203',
};
const unknown = { token: '--octavo-no-such-token', value: values.colour };
const rows = tokens.flatMap(({ names, value }) =>
  names.map((name) => ({ token: `--octavo-${name}`, value: values[value] })),
);

/** Sets one token after the other on the page; returns those that change no computed style of a widget. */
const withoutEffect = (page: Page) =>
  page.evaluate(
    (rows) => {
      const properties = [
        'color',
        'background-color',
        'border-top-color',
        'outline-color',
        'box-shadow',
        'font-family',
        'border-top-left-radius',
        'padding-top',
        'scroll-margin-top',
        'top',
      ];
      const root = document.querySelector('octavo-order-form')?.shadowRoot;
      // Without this style, a transition would keep the former value for a while.
      root
        ?.querySelector('.octavo')
        ?.insertAdjacentHTML('beforeend', '<style>* { transition: none !important }</style>');
      const styles = [...(root?.querySelectorAll('.octavo, .octavo *') ?? [])].flatMap((node) =>
        [null, '::before', '::after'].map((pseudo) => getComputedStyle(node, pseudo)),
      );
      const read = () =>
        styles.map((style) => properties.map((name) => style.getPropertyValue(name)).join()).join();
      const before = read();
      const { style } = document.documentElement;
      return rows.flatMap(({ token, value }) => {
        style.setProperty(token, value);
        const isSame = read() === before;
        style.removeProperty(token);
        return isSame ? [token] : [];
      });
    },
    [...rows, unknown],
  );

look('UI-08 every token changes a style of an order form with error, discount and open list', async () => {
  const page = await openWidgets(element('order-form', 'template="m1_d1"'));
  const form = page.locator('octavo-order-form');
  await unfoldAll(form);
  await type(form, 'discountCode', 'WELCOME15');
  await press(form, 'Apply');
  await form.locator('.applied').waitFor();
  await press(form, 'Checkout');
  await form.locator('[data-error-for="details"]').waitFor();
  await field(form, 'typeId').getByRole('combobox').first().click();
  await form.locator('[part=option]').first().waitFor();
  assert.equal(await withoutEffect(page), [unknown.token]);
});

look.run();
