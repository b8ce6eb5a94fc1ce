import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../support/browser/open-stage.ts';
import { pdfFile } from '../../support/browser/order-files.ts';
import { choose, field, total, type, whenReady } from '../../support/browser/order-journey.ts';
import { checkOut, fillPaper, press, topic } from '../../support/browser/order-visit.ts';

const orderForm = suite('the order form on a phone');
const { browser, octavo } = await openStage(orderForm);

// The tests are one visit: each begins where the one before has left the form.
const context = await browser.newContext({
  viewport: { width: 320, height: 600 },
  isMobile: true,
  hasTouch: true,
});
const page = await context.newPage();
await page.goto(`${octavo.origin}/order/m1_d1/`);
const form = await whenReady(page, 'octavo-order-form');
await field(form, 'abstractPage').waitFor();

orderForm('UI-08 the form fits the narrowest phone, touch targets 44 px and text 16 px', async () => {
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  const small = await form.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll<HTMLElement>('.box, .button, [role=tab]') ?? [])]
      .filter((node) => node.offsetParent !== null)
      .filter((node) => node.offsetHeight < 44 || Number.parseFloat(getComputedStyle(node).fontSize) < 16)
      .map((node) => node.outerHTML.slice(0, 80)),
  );
  assert.equal(small, []);
  await page.setViewportSize({ width: 360, height: 740 });
});

orderForm('ORD-05 a new price floats over the page until the visitor scrolls', async () => {
  await choose(form, 'deadlineId', 3);
  const floating = form.locator('[part=floating-price]');
  await floating.waitFor();
  const box = await floating.boundingBox();
  assert.ok(box && box.y > 600 && box.y + box.height <= 740);
  await page.mouse.wheel(0, 200);
  await floating.waitFor({ state: 'detached' });
});

orderForm('UI-01 errors are below the fields, and the page scrolls to the first', async () => {
  await press(form, 'Checkout');
  const topicField = field(form, 'topic');
  await topicField.locator('[data-error-for]').waitFor();
  await page.waitForFunction(() => {
    const active = document.activeElement?.shadowRoot?.activeElement;
    const box = active?.getBoundingClientRect();
    return active?.getAttribute('name') === 'topic' && box && box.top > 0 && box.bottom < innerHeight;
  });
  // All boxes are read at one moment, because the page may still be scrolling.
  const [below, above] = await topicField.evaluate((node) => {
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const error = boxOf(node.querySelector('[data-error-for]'));
    const input = boxOf(node.querySelector('textarea'));
    const next = boxOf(node.nextElementSibling?.querySelector('.label'));
    return [(error?.top ?? 0) - (input?.bottom ?? 1), (next?.top ?? 0) - (error?.bottom ?? 1)] as const;
  });
  assert.ok(below >= 0 && above >= 0, `the error is ${below} px below its field, ${above} px above the next`);
});

orderForm('ORD-17 ORD-06 step 2 begins at the top, and Edit leads back to the first field', async () => {
  await fillPaper(form);
  await checkOut(form);
  await page.waitForFunction(() => {
    const title = document.querySelector('octavo-order-form')?.shadowRoot?.querySelector('h2');
    const top = title?.getBoundingClientRect().top ?? -1;
    return title?.textContent === 'Check Your Order' && top >= 0 && top < 300;
  });
  await press(form, 'Edit');
  await form.locator('[data-step="1"]').waitFor();
  await page.waitForFunction(
    () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('name') === 'typeId',
  );
});

orderForm('ORD-10 the visitor can read the rules over the form without accepting them', async () => {
  await checkOut(form);
  await press(form, 'Terms of Use');
  await form.getByRole('dialog').getByRole('heading').first().waitFor();
  await page.keyboard.press('Escape');
  await form.getByRole('dialog').waitFor({ state: 'detached' });
  assert.not(await field(form, 'policyAccepted').locator('input').isChecked());
  await press(form, 'Go back');
});

orderForm('ORD-21 a reload restores all typed values and names a lost file', async () => {
  await choose(form, 'academicLevelId', 2);
  await type(form, 'email', 'ada@example.com');
  await field(form, 'materials').locator('input[type=file]').setInputFiles(pdfFile());
  await form.locator('.file-name').waitFor();
  await page.reload();
  await form.getByText('Please choose this file again').waitFor();
  const typedIn = (name: string) => form.locator(`[name=${name}]`).inputValue();
  assert.is(await typedIn('topic'), topic);
  assert.is(await typedIn('deadlineId'), '3');
  assert.is(await typedIn('academicLevelId'), '2');
  assert.is(await typedIn('email'), 'ada@example.com');
});

orderForm('EMB-01 nothing visible moves when the deferred part of the form is rendered', async () => {
  const desktop = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await desktop.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${octavo.origin}/order/m2_d1/`);
  const form = await whenReady(page, 'octavo-order-form');
  await field(form, 'repeatPassword').waitFor();
  await total(form).waitFor();
  const shifts = await page.evaluate<number[]>(() => Reflect.get(window, 'shifts'));
  const sum = shifts.reduce((one, other) => one + other, 0);
  assert.ok(sum < 0.02, `${sum}`);
  await desktop.close();
});

orderForm.run();
