import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { barIsBack, goOn, visitCheckout, visitNarrow } from '../../support/browser/checkout-visit.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { addFiles, field, file, type, unfoldAll, whenReady } from '../../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  fillPaper,
  logIn,
  press,
  proceed,
  visitOrderPage,
} from '../../support/browser/order-visit.ts';

const errors = suite('errors and hints of the order form');
const { browser, octavo } = await openStage();

/**
 * Returns the number of visible errors. Returns also the parts of the form that an error covers, controls less than 4 px above
 * it, labels less than 8 px below it, and errors that do not begin at the edge of their field.
 */
const visibleErrors = (form: Locator) =>
  form.evaluate(({ shadowRoot }) => {
    const all = (selector: string) => [...(shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const textBox = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const errorElements = all('.field-error, .files .lost');
    const formParts = [
      ...all('.field-error, .files .lost, .box').map((node) => ({
        node,
        box: node.getBoundingClientRect(),
        gap: -1,
      })),
      ...all('.label, [role=tab]').map((node) => ({ node, box: textBox(node), gap: 8 })),
    ];
    const covered = errorElements.flatMap((error) => {
      const { left, right, top, bottom } = error.getBoundingClientRect();
      return formParts
        .filter(({ node }) => node !== error)
        .filter(({ box }) => box.left < right && box.right > left)
        .filter(({ box, gap }) => box.top < bottom + gap && box.bottom > top - 4)
        .map(({ node }) => `${error.textContent} covers ${node.textContent || node.getAttribute('name')}`);
    });
    const moved = all('.field > .field-error').filter(
      (error) => error.getBoundingClientRect().left !== error.parentElement?.getBoundingClientRect().left,
    );
    return { count: errorElements.length, covered, moved: moved.map((error) => error.textContent) };
  });

errors('UI-01 UI-08 errors are below their fields and cover no labels, fields or other errors', async () => {
  const { page, form } = await visitOrderPage(browser, octavo);
  const checkWidths = async (count: number) => {
    for (const width of [800, 900, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      assert.equal(await visibleErrors(form), { count, covered: [], moved: [] }, `${width} px`);
    }
  };
  await type(form, 'topic', '');
  await press(form, 'Checkout');
  await form.locator('[data-error-for="details"]').waitFor();
  await checkWidths(2);
  await fillPaper(form);
  await checkOut(form);
  await acceptPolicy(form);
  await type(form, 'email', 'nonsense');
  await type(form, 'phone', '+');
  await type(form, 'password', 'abc');
  await type(form, 'repeatPassword', 'abd');
  await proceed(form);
  await form.locator('[data-error-for="firstName"]').waitFor();
  await checkWidths(6);
});

errors('UI-01 UI-08 on a phone, a refused file and the errors of empty fields cover nothing', async () => {
  const { form } = await visitCheckout(browser, octavo);
  await goOn(form);
  await form.locator('[data-error-for="details"]').waitFor();
  await form.locator('input[type=file]').setInputFiles(file('brief.txt', Buffer.from('Text')));
  await form.locator('.files .lost').waitFor();
  assert.equal(await visibleErrors(form), { count: 3, covered: [], moved: [] });
});

errors('ORD-16 a refused file is told at the field alone and moves nothing in the price column', async () => {
  const { form } = await visitOrderPage(browser, octavo);
  const button = form.locator('.bar .go');
  const before = await button.boundingBox();
  await addFiles(form, file('bad.exe', Buffer.from('MZ')));
  await form.getByText('Not added. Please choose a document, picture or archive').waitFor();
  assert.is(await form.getByText('bad.exe').count(), 1);
  assert.equal(await button.boundingBox(), before);
});

errors('UI-01 a wrong group of choices has the border of a wrong field', async () => {
  const { form } = await visitCheckout(browser, octavo);
  await goOn(form);
  await form.locator('.box[aria-invalid]').first().waitFor();
  const [field, ...groups] = await form.evaluate(({ shadowRoot }) => {
    for (const group of shadowRoot?.querySelectorAll('[role=radiogroup]') ?? [])
      group.setAttribute('aria-invalid', 'true');
    return ['.box[aria-invalid]', '.chips :checked + span', '.chips :not(:checked) + span'].map((part) => {
      const element = shadowRoot?.querySelector(part);
      return element && getComputedStyle(element).borderColor;
    });
  });
  assert.equal(groups, [field, field]);
});

errors('ORD-02 on price version 2, only the form of m2_d1 is hidden', async () => {
  const page = await browser.newPage();
  await page.goto(`http://v2.localhost:${octavo.port}/order/m1_d1/`);
  const form = await whenReady(page, 'octavo-order-form');
  await page.evaluate(() => {
    const hidden = document.createElement('octavo-order-form');
    hidden.setAttribute('template', 'm2_d1');
    hidden.setAttribute('loading', 'eager');
    document.querySelector('octavo-order-form')?.after(hidden);
  });
  const hidden = page.locator('octavo-order-form[template="m2_d1"]');
  await page
    .locator('octavo-order-form[template="m2_d1"][data-state="hidden"]')
    .waitFor({ state: 'attached' });
  assert.not(await hidden.isVisible());
  assert.is(await field(hidden, 'topic').count(), 0);
  await type(form, 'topic', 'Margins');
});

errors('ORD-13 on either step, why a login failed is in sight above the bar, below its button', async () => {
  const { page, form } = await visitNarrow(browser, `${octavo.origin}/order/m1_d1/`);
  await fillPaper(form);
  for (const step of [1, 2]) {
    if (step === 1) await unfoldAll(form);
    else await checkOut(form);
    await logIn(form, { email: 'ada@example.com', password: 'a quiet library' });
    await page.context().setOffline(true);
    const button = form.locator('[data-form=login] .line .button');
    await button.click();
    const notice = form.locator('[data-form=login] .notice');
    await notice.waitFor();
    await barIsBack(form);
    const [above, message, bar] = await Promise.all(
      [button, notice, form.locator('.bar')].map((part) => part.boundingBox()),
    );
    assert.ok(above && message && bar && above.y > 0, `step ${step}`);
    assert.ok(above.y + above.height <= message.y && message.y + message.height <= bar.y, `step ${step}`);
    await page.context().setOffline(false);
    if (step === 1) await form.getByRole('tab', { name: 'New customer' }).click();
  }
});

errors.run();
