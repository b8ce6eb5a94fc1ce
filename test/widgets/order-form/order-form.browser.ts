import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../support/browser/open-stage.ts';
import { choose, field, whenReady } from '../../support/browser/order-journey.ts';
import { checkOut, fillPaper, press } from '../../support/browser/order-visit.ts';

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

orderForm.run();
