import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paymentSystems } from '../../../../src/order/vocabulary/ids.ts';
import { schemeViolations } from '../../../support/axe/axe.ts';
import { goOn, toPayment, visitCheckout, visitNarrow } from '../../../support/browser/checkout-visit.ts';
import { openStage } from '../../../support/browser/open-stage.ts';
import {
  addFiles,
  field,
  pdfFile,
  person,
  summaryLines,
  total,
  type,
} from '../../../support/browser/order-journey.ts';
import { details, fillPaper, paymentPage, press, topic } from '../../../support/browser/order-visit.ts';

const checkout = suite('the checkout, template m3_d1, on a phone');
const { browser, octavo, provider } = await openStage();

checkout('ORD-01 a new customer orders with four typed fields and pays by hand', async () => {
  const { page, form } = await visitCheckout(browser, octavo);
  const customer = person('checkout');
  assert.is(await form.locator('.chips label').first().locator('small').textContent(), '$11.96');
  await form.locator('.chips label').nth(1).click();
  await total(form).filter({ hasText: '$17.00' }).waitFor();
  await fillPaper(form);
  await addFiles(form, pdfFile());
  await toPayment(form);
  const [paper = '', task, ...others] = await summaryLines(form);
  assert.match(paper, /^Essay · Undergraduate · 1 page · /);
  assert.is(task, `${topic} · 1 file · ${details}`);
  assert.equal(others, []);
  const autocompletes = await form
    .locator('[data-step="2"] input:not([type=radio])')
    .evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete')));
  assert.equal(autocompletes, ['email', 'new-password']);
  assert.is(await form.locator('.payment').first().textContent(), 'PayPal');
  assert.is(await form.getByText('Bank transfer').count(), 0);
  assert.equal(await form.getByText('how to pay').allInnerTexts(), [
    'We tell you how to pay. Nothing is charged before.',
  ]);
  await type(form, 'email', customer.email);
  await type(form, 'password', customer.password);
  assert.is(await form.locator('.go').textContent(), 'Place order');
  await goOn(form);
  const { searchParams } = await paymentPage(page, octavo);
  assert.is(searchParams.get('orderCode'), await provider.onlyOrderOf(customer));
  assert.is(searchParams.get('paymentSystemId'), String(paymentSystems.payPal));
});

checkout('UI-08 arrow keys change the chosen day', async () => {
  const { page, form } = await visitCheckout(browser, octavo, { query: '?deadlineId=3' });
  const chosenDay = field(form, 'deadlineId').locator(':checked');
  await chosenDay.focus();
  for (const [key, id] of [
    ['ArrowDown', '2'],
    ['ArrowLeft', '3'],
  ] as const) {
    await page.keyboard.press(key);
    assert.is(await chosenDay.inputValue(), id);
  }
});

checkout('UI-08 no state of the checkout violates WCAG 2.2 AA, in light or dark', async () => {
  const { page, form } = await visitCheckout(browser, octavo);
  const found: string[] = [];
  const check = async (state: string) => {
    const broken = await schemeViolations(page, 'octavo-order-form');
    found.push(...broken.map((one) => `${state}, ${one}`));
  };
  await check('fresh');
  await goOn(form);
  await form.locator('[data-error-for="topic"]').waitFor();
  await check('errors');
  await fillPaper(form);
  await press(form, 'More options');
  await check('options');
  await toPayment(form);
  await check('payment');
  await goOn(form);
  await form.locator('[data-error-for="password"]').waitFor();
  await press(form, 'I have an account');
  await check('login');
  assert.equal(found, []);
});

for (const locale of ['en', 'de'])
  checkout(
    `UI-08 on a phone, the title of the last step is one line, above its number and the way back (${locale})`,
    async () => {
      const { form } = await visitNarrow(browser, `${octavo.cabinet}/order-now?locale=${locale}`);
      await fillPaper(form);
      await toPayment(form);
      const boxOf = async (selector: string) => {
        const box = await form.locator(`.card > header${selector}`).first().boundingBox();
        assert.ok(box, selector);
        return box;
      };
      const header = await boxOf('');
      const [title, nth, back] = [await boxOf(' h3'), await boxOf(' > span'), await boxOf(' .button')];
      assert.is(title.height, 28);
      assert.ok(nth.y >= title.y + title.height && nth.x === header.x);
      assert.ok(back.y < nth.y && back.y + back.height > nth.y + nth.height, 'in one row');
      assert.is(Math.round(back.x + back.width), Math.round(header.x + header.width));
    },
  );

checkout.run();
