import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillBrief, goOn, toPayment, visitCheckout } from '../support/browser/checkout-visit.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { field, type } from '../support/browser/order-journey.ts';
import { mailedLink } from '../support/cabinet/cabinet-visit.ts';

const mistyped = suite('an order with a mistyped address');
const { browser, octavo } = await openStage(mistyped);

const password = 'a quiet library';

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
    const { form, close } = await visitCheckout(browser, octavo);
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
    await close();
  },
);

mistyped(
  'ADR-01 a customer who has ordered with a mistyped address corrects it on the payment page, also after a reload',
  async () => {
    const { page, form, errors, close } = await visitCheckout(browser, octavo);
    await fillBrief(form);
    await toPayment(form);
    await type(form, 'email', 'ada@gmial.con');
    await type(form, 'password', password);
    await goOn(form);
    const shown = page.locator('.address bdi');
    await shown.getByText('ada@gmial.con').waitFor();
    await page.reload();
    const change = page.getByRole('button', { name: 'Change', exact: true });
    await change.waitFor();
    assert.ok(((await change.boundingBox())?.height ?? 0) >= 44);
    await change.click();
    const sheet = page.locator('form[name="email"]');
    await sheet.getByRole('button', { name: 'Did you mean ada@gmail.com?' }).click();
    await sheet.locator('[name="password"]').fill(password);
    await sheet.getByRole('button', { name: 'Change address' }).click();
    await shown.getByText('ada@gmail.com').waitFor();
    await page.getByText('The address is changed.').waitFor();
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await page.reload();
    await shown.getByText('ada@gmail.com').waitFor();
    assert.match(await mailedLink(octavo, 'ada@gmail.com', '/profile'), 'token=');
    assert.equal(errors, []);
    await close();
  },
);

mistyped.run();
