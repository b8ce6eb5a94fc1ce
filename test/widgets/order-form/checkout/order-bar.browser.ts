import type { Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { barIsBack, toPayment, visitCheckout, visitNarrow } from '../../../support/browser/checkout-visit.ts';
import { openStage } from '../../../support/browser/open-stage.ts';
import { choose } from '../../../support/browser/order-journey.ts';
import { fillPaper, press } from '../../../support/browser/order-visit.ts';

const bar = suite('the order bar of template m3_d1');
const { browser, octavo } = await openStage();

/**
 * Scrolls through the page as long as cards are visible in the upper `visible` px. Returns the positions at which the
 * price or the button is not visible.
 */
const missingAt = (page: Page, visible: number) =>
  page.evaluate(async (visible) => {
    const root = document.querySelector('octavo-order-form')?.shadowRoot;
    const boxOf = (name: string) => root?.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
    const missing: string[] = [];
    let positions = 0;
    for (let top = 0; top <= document.documentElement.scrollHeight; top += 40) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const cards = boxOf('.main');
      if (cards.top >= visible || cards.bottom <= 0) continue;
      positions++;
      for (const name of ['[data-price="total"]', '.go']) {
        const { height, top: start, bottom } = boxOf(name);
        if (height === 0 || start < 0 || bottom > visible) missing.push(`${name} at ${scrollY}`);
      }
    }
    return { missing, isTried: positions > 8 };
  }, visible);

const nothingMissing = { missing: [], isTried: true };

/** Returns the names of the cards, and how many bars, totals and buttons to go on are visible. */
const partsOf = async (form: Locator) => ({
  cards: await form.locator('.card:visible').evaluateAll((all) => all.map((card) => card.ariaLabel)),
  bars: await form.locator('[part="price-block"]:visible').count(),
  totals: await form.locator('[data-price="total"]:visible').count(),
  buttons: await form.locator('[type="submit"]:visible').count(),
});

/** Focuses each control, as the Tab key does. Returns the controls whose first line the order bar covers. */
const coveredControls = async (page: Page) => {
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const root = document.querySelector('octavo-order-form')?.shadowRoot;
    const bar = root?.querySelector('[part="price-block"]');
    const controls =
      root?.querySelectorAll<HTMLElement>('.main :is(input, select, textarea, button):enabled') ?? [];
    const covered: string[] = [];
    for (const control of controls) {
      control.focus();
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const { top, height } = (control.closest('label') ?? control).getBoundingClientRect();
      if (bar && top + Math.min(height, 60) > bar.getBoundingClientRect().top)
        covered.push(control.outerHTML.slice(0, 120));
    }
    return covered;
  });
};

/** Returns the height of the form in px, without the height that the page reserves for another template. */
const heightOf = (form: Locator) =>
  form.evaluate((host) => {
    const { minHeight } = host.style;
    host.style.minHeight = '0';
    const { height } = host.getBoundingClientRect();
    host.style.minHeight = minHeight;
    return height;
  });

bar('CHK-01 each step is short and has one bar, which is always in sight and covers no control', async () => {
  const { page, form } = await visitCheckout(browser, octavo);
  const single = { bars: 1, totals: 1, buttons: 1 };
  assert.equal(await partsOf(form), { cards: ['Paper', 'Brief'], ...single });
  assert.equal(await missingAt(page, 740), nothingMissing);
  const first = await heightOf(form);
  await press(form, 'More options');
  assert.equal(await coveredControls(page), []);

  await fillPaper(form);
  await toPayment(form);
  assert.equal(await partsOf(form), { cards: ['You and payment', 'Your order'], ...single });
  const samples = await form.getByRole('link', { name: 'Read samples' }).getAttribute('href');
  assert.is((await fetch(`${samples}`)).status, 200);
  assert.ok(first <= 1.6 * 740, `step one has ${first} px`);
  const [host, consent] = [await form.boundingBox(), await form.locator('.consent').boundingBox()];
  const filled = (consent?.y ?? Infinity) + (consent?.height ?? 0) - (host?.y ?? 0);
  assert.ok(filled <= 740, `all that is filled in or accepted on step two ends after ${filled} px`);
  await barIsBack(form);
  assert.equal(await missingAt(page, 740), nothingMissing);
  assert.equal(await coveredControls(page), []);
});

bar('UI-01 CHK-01 on a wide screen, errors are listed below the button, which does not move', async () => {
  const { page, form } = await visitCheckout(browser, octavo);
  await page.setViewportSize({ width: 1280, height: 720 });
  const topOf = async (selector: string) =>
    form
      .locator(selector)
      .evaluate(
        (part, host) => part.getBoundingClientRect().top - (host?.getBoundingClientRect().top ?? 0),
        await form.locator('.bar').elementHandle(),
      );
  const before = await topOf('.go');
  const heightBefore = (await form.locator('.bar').boundingBox())?.height;
  await press(form, 'Continue');
  await form.locator('.summary button').first().waitFor();
  assert.is(await topOf('.go'), before);
  assert.ok((await topOf('.summary')) > before);
  await fillPaper(form);
  assert.is((await form.locator('.bar').boundingBox())?.height, heightBefore, 'no space stays empty');
});

for (const language of ['en', 'de', 'es', 'ar'])
  bar(`CHK-01 on phones, the bar is at most 90 px high, with no text below 14 px (${language})`, async () => {
    const { form } = await visitNarrow(browser, `${octavo.cabinet}/order-now?locale=${language}`);
    const inBar = () =>
      form.locator('.bar').evaluate((bar) => ({
        height: bar.clientHeight,
        smallest: Math.min(
          ...[...bar.querySelectorAll('*')].map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
        ),
      }));
    await form.locator('.offer').waitFor();
    for (const step of [1, 2]) {
      const { height, smallest } = await inBar();
      assert.ok(height <= 90, `step ${step}: ${height} px`);
      assert.ok(smallest >= 14, `step ${step}: ${smallest} px`);
      if (step === 1) {
        await fillPaper(form);
        await toPayment(form);
      }
    }
  });

const labels = { de: 'Bestellen · 11,96 $ (etwa 10,76 €)', ar: 'اطلب · \u200f11.96 $ (نحو \u200f10.76 €)' };

for (const [language, label] of Object.entries(labels))
  bar(`MON-07 on phones, a button of a site paid by hand names dollars and euros (${language})`, async () => {
    const { form } = await visitNarrow(browser, `${octavo.cabinet}/order-now?locale=${language}`);
    await form.locator('.more-button').click();
    await choose(form, 'currencyId', 2);
    await fillPaper(form);
    await toPayment(form);
    const button = form.locator('.go');
    await button.getByText('(').waitFor();
    const rate = form.locator('[data-step="2"]').getByText(/0[.,]90/);
    assert.is(await rate.count(), 1);
    assert.is((await button.textContent())?.replaceAll('\u00a0', ' '), label);
    const size = await button.evaluate(({ scrollWidth, clientWidth, clientHeight }) => ({
      overflow: scrollWidth - clientWidth,
      clientHeight,
    }));
    assert.is(size.overflow, 0);
    assert.ok(size.clientHeight < 70, 'two lines at most');
    assert.is(await form.page().evaluate(() => document.documentElement.scrollWidth), 360);
  });

bar.run();
