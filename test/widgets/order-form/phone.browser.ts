import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  barIsBack,
  goOn,
  toPayment,
  visitCheckout,
  visitNarrow,
} from '../../support/browser/checkout-visit.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { field, unfoldAll, whenReady } from '../../support/browser/order-journey.ts';
import { fillPaper, press } from '../../support/browser/order-visit.ts';

const phone = suite('the order form on a phone');
const { browser, octavo } = await openStage();

/** Focuses each text field. Returns those of which the screen does not show the first line, the label and the error. */
const hiddenFields = (page: Page) =>
  page.evaluate(async () => {
    const root = document.querySelector('octavo-order-form')?.shadowRoot;
    const bar = root?.querySelector('[part="price-block"]');
    const hidden: string[] = [];
    for (const field of root?.querySelectorAll('.main [data-field]:has([data-error-for])') ?? []) {
      const control = field.querySelector<HTMLElement>('input:not([type=radio], [type=checkbox]), textarea');
      control?.focus();
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const end = bar?.getBoundingClientRect().top ?? 0;
      const seen = Math.min(innerHeight, end);
      const parts = [field.querySelector('label'), control];
      // The error of a text area that is higher than the screen cannot be in sight together with its label.
      if (field.clientHeight <= seen) parts.push(field.querySelector<HTMLElement>('[data-error-for]'));
      for (const part of parts) {
        const { top, bottom, height } = part?.getBoundingClientRect() ?? new DOMRect();
        if (!height || top < 0 || Math.min(bottom, top + 60) > seen)
          hidden.push(`${part?.outerHTML.slice(0, 80)} ${top} to ${bottom} of ${seen}`);
      }
    }
    return hidden;
  });

/** Screens of phones: what an on-screen keyboard leaves, upright and on its side, and a small one without a keyboard. */
const screens = [
  { width: 360, height: 340 },
  { width: 320, height: 640 },
  { width: 640, height: 160 },
];

phone('KEY-01 above a keyboard, each field is in sight with its label and its error', async () => {
  const { page, form } = await visitCheckout(browser, octavo);
  const check = async (count: number) => {
    await form
      .locator('[data-error-for]')
      .nth(count - 1)
      .waitFor();
    for (const screen of screens) {
      await page.setViewportSize(screen);
      assert.equal(await hiddenFields(page), []);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  };
  await goOn(form);
  await check(2);
  await fillPaper(form);
  await toPayment(form);
  await goOn(form);
  await check(2);
});

phone('KEY-01 a keyboard that closes gives the order bar back, and leaves a list open', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { scale: 1, height: 740 });
    Object.defineProperty(window, 'visualViewport', { value: view });
  });
  await page.goto(`${octavo.origin}/order/`);
  const form = await whenReady(page, 'octavo-order-form');
  const openAndCloseKeyboard = () =>
    page.evaluate(() => {
      for (const height of [340, 740]) {
        Object.assign(window.visualViewport ?? {}, { height });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      }
    });
  await field(form, 'details').locator('textarea').focus();
  await openAndCloseKeyboard();
  assert.is(await form.locator(':focus').count(), 0);
  await field(form, 'typeId').locator('.box').first().click();
  await form.locator('[role=combobox]:focus').waitFor();
  await openAndCloseKeyboard();
  assert.is(await form.locator('[role=combobox]:focus').count(), 1);
});

phone('KEY-01 a double tap on Continue presses nothing of the next step', async () => {
  const { form } = await visitCheckout(browser, octavo);
  await fillPaper(form);
  await form.locator(':focus').evaluate((focused) => (focused as HTMLElement).blur());
  await barIsBack(form);
  const button = form.locator('.go');
  const before = await button.boundingBox();
  await button.dblclick();
  await form.locator('[data-step="2"]').waitFor();
  assert.equal((await button.boundingBox())?.y, before?.y);
  assert.is(await form.locator('[data-error-for]').count(), 0);
});

phone('UI-08 the form fits the narrowest phone, touch targets 44 px and text 16 px', async () => {
  const screen = { width: 320, height: 600 };
  const page = await browser.newPage({ viewport: screen, isMobile: true, hasTouch: true });
  await page.goto(`${octavo.origin}/order/m1_d1/`);
  const form = await whenReady(page, 'octavo-order-form');
  await unfoldAll(form);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  const small = await form.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll<HTMLElement>('.box, .button, [role=tab]') ?? [])]
      .filter((node) => node.offsetParent !== null)
      .filter((node) => node.offsetHeight < 44 || Number.parseFloat(getComputedStyle(node).fontSize) < 16)
      .map((node) => node.outerHTML.slice(0, 80)),
  );
  assert.equal(small, []);
});

const firstServices = {
  en: 'Writing from scratch',
  de: 'Neu schreiben',
  es: 'Redacción desde cero',
  ar: 'كتابة من الصفر',
};

phone(
  'UI-08 each choice of a group and the offer are in one line, and a taken offer leaves the bar low, in every language',
  async () => {
    for (const [locale, name] of Object.entries(firstServices)) {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      await page.addInitScript((code) => {
        const setLanguage = () => document.documentElement?.setAttribute('lang', code);
        new MutationObserver(setLanguage).observe(document, { childList: true });
      }, locale);
      await page.goto(`${octavo.origin}/order/m1_d1/`);
      const choices = (await whenReady(page, 'octavo-order-form')).locator('.segmented span');
      await choices.filter({ hasText: name }).waitFor();
      const heights = await choices.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
      assert.equal([...new Set(heights)], [34], locale);
      const offer = page.locator('octavo-order-form .offer');
      assert.is((await offer.boundingBox())?.height, 26, locale);
      const heightOfBar = () => page.locator('octavo-order-form .bar').evaluate((bar) => bar.clientHeight);
      assert.ok((await heightOfBar()) <= 90, locale);
      await offer.click();
      await page.locator('octavo-order-form .save-share', { hasText: '15' }).waitFor();
      assert.ok((await heightOfBar()) <= 90, `${locale}, with the discount`);
      const rowOf = async (part: string) =>
        Math.round((await page.locator(`octavo-order-form .amounts > ${part}`).boundingBox())?.y ?? 0);
      for (const width of [360, 380, 400, 420]) {
        await page.setViewportSize({ width, height: 740 });
        assert.is(await rowOf('s'), await rowOf('.save-share'), `${locale}: in one row at ${width} px`);
      }
    }
  },
);

phone('UI-08 a step of two pages keeps price and button in sight, and fits in three screens', async () => {
  const { form } = await visitNarrow(browser, `${octavo.origin}/order/m1_d1/`);
  await form.getByRole('button', { name: 'Currency and discount' }).waitFor();
  for (const part of ['.bar [data-price=total]', '.bar .go'])
    assert.ok(((await form.locator(part).boundingBox())?.y ?? Infinity) < 740, part);
  assert.ok(((await form.boundingBox())?.height ?? Infinity) < 3 * 740);
});

phone('ERR-02 the bar names three errors, the others at a press or when these are corrected', async () => {
  const { form } = await visitNarrow(browser, `${octavo.origin}/order/m1_d1/`);
  await unfoldAll(form);
  await field(form, 'email').locator('input').fill('ada@');
  await form.locator('.go').click();
  const named = form.locator('.summary button:visible:not(.more-errors)');
  await named.first().waitFor();
  assert.equal(await named.allTextContents(), ['Topic', 'Paper details', 'First name']);
  for (const name of ['topic', 'details']) await field(form, name).locator('textarea').fill('Margins');
  await form.locator('.summary').getByText('Paper details').waitFor({ state: 'detached' });
  assert.equal(await named.allTextContents(), ['First name', 'Last name', 'E-mail']);
  await press(form, '3 more');
  assert.equal([await named.count(), await form.locator('.bar:focus').count()], [6, 1]);
});

phone.run();
