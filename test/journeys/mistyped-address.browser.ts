import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillBrief, toPayment, visitCheckout } from '../support/browser/checkout-visit.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { field, type } from '../support/browser/order-journey.ts';

const mistyped = suite('an order with a mistyped address');
const { browser, octavo } = await openStage(mistyped);

/** Returns the distances, in pixels, of a text's lines from the start of another element. */
const indents = (text: Locator, beside: Locator) =>
  beside
    .evaluateHandle((element) => element.getBoundingClientRect().left)
    .then((start) =>
      text.evaluate((element, left) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((line) => Math.round(line.left - left));
      }, start),
    );

mistyped(
  'ADR-01 on a phone, the suggestion stands below its field and begins where the field does',
  async () => {
    const { form } = await visitCheckout(browser, octavo);
    await fillBrief(form);
    await toPayment(form);
    await type(form, 'email', 'a.customer.with.a.long.name@gmial.con');
    const input = field(form, 'email').locator('input');
    await input.blur();
    const suggestion = field(form, 'email').getByRole('button', { name: /^Did you mean/ });
    await suggestion.waitFor();
    const lines = await indents(suggestion, input);
    assert.ok(lines.length > 1, 'the text has several lines');
    assert.equal([...new Set(lines)], [0]);
  },
);

mistyped.run();
