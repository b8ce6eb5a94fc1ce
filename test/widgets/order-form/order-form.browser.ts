import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from '../../support/axe/axe.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { choose, collectErrors, field, total, type, whenReady } from '../../support/browser/order-journey.ts';
import { checkOut, fillPaper, press } from '../../support/browser/order-visit.ts';

const orderForm = suite('the order form in a browser');
const { browser, octavo } = await openStage(orderForm);

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };

interface VisitOptions extends BrowserContextOptions {
  template?: string;
  theme?: string;
}

/** Opens the demo's order page with the template and theme of a test. */
const open = async ({ template = 'm1_d1', theme = 'default', ...options }: VisitOptions) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors = collectErrors(page);
  await page.addInitScript(
    (attributes) => {
      addEventListener('DOMContentLoaded', () => {
        const element = document.querySelector<HTMLElement>('octavo-order-form');
        for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
        element?.replaceWith(element.cloneNode());
      });
    },
    { template, theme },
  );
  await page.goto(`${octavo.origin}/order/m2_d1/`);
  const form = await whenReady(page, 'octavo-order-form');
  await field(form, 'abstractPage').waitFor();
  return { context, page, form, errors };
};

const toStepTwo = async (form: Locator) => {
  await fillPaper(form);
  await checkOut(form);
};

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const [template, theme, colorScheme] of [
  ['m1_d1', 'default', 'light'],
  ['m1_d1', 'default', 'dark'],
  ['m2_d1', 'minimal', 'light'],
  ['m2_d1', 'minimal', 'dark'],
] as const)
  for (const device of [phone, desktop])
    orderForm(
      `UI-08 ORD-01 ${template}, ${theme}, ${colorScheme} is accessible and fits ${device.viewport.width} px`,
      async () => {
        const { context, page, form, errors } = await open({ ...device, template, theme, colorScheme });
        await type(form, 'topic', '');
        await press(form, 'Checkout');
        await form.locator('[data-error-for="details"]').waitFor();
        assert.equal(await violations(page, 'octavo-order-form'), []);
        await toStepTwo(form);
        await press(form, 'Proceed to secure payment');
        await form.locator('[data-error-for="policyAccepted"]').waitFor();
        assert.equal(await violations(page, 'octavo-order-form'), []);
        assert.ok((await width(page)) <= device.viewport.width);
        assert.equal(errors, []);
        await context.close();
      },
    );

orderForm('UI-08 the form fits the narrowest phone, touch targets 44 px and text 16 px', async () => {
  const { context, page, form } = await open({ ...phone, viewport: { width: 320, height: 600 } });
  assert.ok((await width(page)) <= 320);
  const small = await form.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll<HTMLElement>('.box, .button, [role=tab]') ?? [])]
      .filter((node) => node.offsetParent !== null)
      .filter((node) => node.offsetHeight < 44 || Number.parseFloat(getComputedStyle(node).fontSize) < 16)
      .map((node) => node.outerHTML.slice(0, 80)),
  );
  assert.equal(small, []);
  await context.close();
});

orderForm('UI-01 on a phone, errors are below the fields, and the page scrolls to the first', async () => {
  const { context, page, form } = await open(phone);
  await press(form, 'Checkout');
  const topic = field(form, 'topic');
  await topic.locator('[data-error-for]').waitFor();
  await page.waitForFunction(() => {
    const active = document.activeElement?.shadowRoot?.activeElement;
    const box = active?.getBoundingClientRect();
    return active?.getAttribute('name') === 'topic' && box && box.top > 0 && box.bottom < innerHeight;
  });
  // All boxes are read at one moment, because the page may still be scrolling.
  const [below, above] = await topic.evaluate((node) => {
    const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const error = boxOf(node.querySelector('[data-error-for]'));
    const input = boxOf(node.querySelector('textarea'));
    const next = boxOf(node.nextElementSibling?.querySelector('.label'));
    return [(error?.top ?? 0) - (input?.bottom ?? 1), (next?.top ?? 0) - (error?.bottom ?? 1)] as const;
  });
  assert.ok(below >= 0 && above >= 0, `the error is ${below} px below its field, ${above} px above the next`);
  await context.close();
});

orderForm('ORD-05 on a phone, a new price floats over the page until the visitor scrolls', async () => {
  const { context, page, form } = await open(phone);
  await choose(form, 'deadlineId', 3);
  const floating = form.locator('[part=floating-price]');
  await floating.waitFor();
  const box = await floating.boundingBox();
  assert.ok(box && box.y > 600 && box.y + box.height <= 740);
  await page.mouse.wheel(0, 200);
  await floating.waitFor({ state: 'detached' });
  await context.close();
});

orderForm('ORD-21 a reload restores all typed values and names a lost file', async () => {
  const { context, page, form } = await open(phone);
  await fillPaper(form);
  await choose(form, 'academicLevelId', 2);
  await type(form, 'email', 'ada@example.com');
  const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  await field(form, 'materials').locator('input[type=file]').setInputFiles(notes);
  await form.locator('.file-name').waitFor();
  await page.reload();
  await form.getByText('Please choose this file again').waitFor();
  assert.is(await form.locator('[name=topic]').inputValue(), 'The printed page and the reading eye');
  assert.is(await form.locator('[name=academicLevelId]').inputValue(), '2');
  assert.is(await form.locator('[name=email]').inputValue(), 'ada@example.com');
  await context.close();
});

orderForm('ORD-21 a reload restores changes that the visitor has made to a link’s choices', async () => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${octavo.origin}/order/m2_d1/?typeId=1&deadlineId=9&numberElements=1&topic=Moths`);
  const form = await whenReady(page, 'octavo-order-form');
  await choose(form, 'deadlineId', 6);
  await type(form, 'numberElements', '5');
  await type(form, 'topic', 'Butterflies');
  await page.reload();
  await whenReady(page, 'octavo-order-form');
  assert.is(await form.locator('[name=topic]').inputValue(), 'Butterflies');
  assert.is(await form.locator('[name=deadlineId]').inputValue(), '6');
  assert.is(await form.locator('[name=numberElements]').inputValue(), '5');
  await context.close();
});

orderForm('ORD-17 ORD-06 step 2 begins at the top, and Edit leads back to the first field', async () => {
  const { context, page, form } = await open(phone);
  await toStepTwo(form);
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
  await context.close();
});

orderForm('ORD-10 the visitor can read the rules over the form without accepting them', async () => {
  const { context, page, form } = await open(phone);
  await toStepTwo(form);
  await press(form, 'Terms of Use');
  await form.getByRole('dialog').getByRole('heading').first().waitFor();
  await page.keyboard.press('Escape');
  await form.getByRole('dialog').waitFor({ state: 'detached' });
  assert.not(await field(form, 'policyAccepted').locator('input').isChecked());
  await context.close();
});

orderForm('EMB-01 nothing visible moves when the deferred part of the form is rendered', async () => {
  const context = await browser.newContext(desktop);
  const page = await context.newPage();
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
  await context.close();
});

orderForm.run();
