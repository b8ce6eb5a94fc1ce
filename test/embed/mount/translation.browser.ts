import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import { openHostStage, waitForWidgets } from '../../support/embed/host-pages.ts';

/**
 * Translates a widget as a browser's translator does: replaces every text with a translation inside two `font`
 * elements. With `isMoved`, the text node itself is kept, as some translators do.
 */
const translate = (widget: Locator, isMoved = false) =>
  widget.evaluate((host, keepsText) => {
    const root = host.shadowRoot;
    if (!root) throw new Error('no shadow root');
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const isKept = ({ parentElement }: Text) =>
      parentElement?.closest('[translate=no], .notranslate, style, font');
    for (const text of texts) {
      if (!text.data.trim() || isKept(text)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(keepsText ? text : `«${text.data}»`);
    }
  }, isMoved);

const translated = suite('a widget on a page that is machine-translated');
const { open } = await openHostStage();

for (const [how, isMoved] of [
  ['puts its own texts in place of the widget’s', false],
  ['wraps the widget’s texts', true],
] as const)
  translated(`EMB-02 CAL-03 prices and labels stay correct if a browser’s translator ${how}`, async () => {
    const page = await open('plain');
    await waitForWidgets(page, 4);
    await page.waitForLoadState('networkidle');
    const calculator = page.locator('octavo-calculator');
    const form = page.locator('octavo-order-form');
    for (const widget of [calculator, form]) await translate(widget, isMoved);
    for (const [widget, price] of [
      [calculator, '$42.50'],
      [form, '$50.00'],
    ] as const) {
      await widget.locator('[name=deadlineId]').selectOption('1');
      await widget.locator('[data-price=total]').filter({ hasText: price }).first().waitFor();
      await widget.locator('[name=typeId]').selectOption('3');
      await widget.locator('label').filter({ hasText: 'Number of questions' }).first().waitFor();
    }
    const list = page.locator('octavo-price-list');
    await translate(list, isMoved);
    await list.locator('[name=filter]').selectOption('type-3');
    await list.locator('label').filter({ hasText: 'Prices per question' }).waitFor();
    await list
      .locator('a')
      .filter({ hasText: /^\$1\.20$/ })
      .waitFor();
    await form.getByRole('button', { name: 'Checkout' }).click();
    await form
      .locator('[data-error-for=details]')
      .filter({ hasText: 'Please tell your writer what to do' })
      .waitFor();
  });

translated.run();
