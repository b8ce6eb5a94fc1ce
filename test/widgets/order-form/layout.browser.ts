import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toPayment, visitCheckout } from '../../support/browser/checkout-visit.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { total } from '../../support/browser/order-journey.ts';
import { checkOut, fillPaper, visitOrderPage } from '../../support/browser/order-visit.ts';

const layout = suite('the order form’s layout');
const { browser, octavo } = await openStage();

const height = 700;

/** Sets the template of the page's order form. */
const setTemplate = (form: Locator, template: string) =>
  form.evaluate((host, name) => host.setAttribute('template', name), template);

/** Returns for each day of m3_d1 how many px of it are in sight, its width and its top. */
const daysInSight = (form: Locator) =>
  form.evaluate(({ shadowRoot }) => {
    const row = shadowRoot?.querySelector('.chips')?.getBoundingClientRect() ?? new DOMRect();
    return [...(shadowRoot?.querySelectorAll('.chips > label') ?? [])].map((day) => {
      const { left, right, top, width } = day.getBoundingClientRect();
      return { seen: Math.min(right, row.right) - left, width, top };
    });
  });

layout(
  'UI-08 a wide screen shows all days, and a phone cuts one off and names the fastest below the row',
  async () => {
    const { page, form } = await visitCheckout(browser, octavo);
    for (const width of [320, 360, 412, 440, 500]) {
      await page.setViewportSize({ width, height });
      const cut = (await daysInSight(form)).find(({ seen, width }) => seen < width);
      assert.ok(cut && cut.seen > 20 && cut.seen < cut.width - 20, `${width} px: ${JSON.stringify(cut)}`);
    }
    const fastest = form.locator('.fastest');
    assert.is(await fastest.textContent(), 'Fastest: 3 hours · $50.00');
    await fastest.click();
    await total(form).filter({ hasText: '$50.00' }).waitFor();
    for (const width of [560, 768, 900, 1280]) {
      await page.setViewportSize({ width, height });
      const days = await daysInSight(form);
      for (const { seen, width: own } of days) assert.is(seen, own, `${width} px`);
      assert.is(new Set(days.map(({ top }) => top)).size, 3, 'nine days stand in three rows');
      assert.not(await fastest.isVisible());
    }
  },
);

layout(
  'ORD-06 UI-08 step two of m3_d1 begins with the fields, and has the contacts beside them on a wide screen',
  async () => {
    const { page, form } = await visitCheckout(browser, octavo);
    await fillPaper(form);
    await toPayment(form);
    const boxOf = async (selector: string) => {
      const box = await form.locator(selector).boundingBox();
      assert.ok(box, selector);
      return box;
    };
    const parts = ['[name=email]', '[name=password]', '.payments', '.order-summary', '.afterwards'];
    const tops: number[] = [];
    for (const part of parts) tops.push((await boxOf(part)).y);
    assert.equal(
      tops,
      [...tops].sort((one, other) => one - other),
    );
    await page.setViewportSize({ width: 1280, height });
    const [fields, beside, bar] = [await boxOf('.main'), await boxOf('.questions'), await boxOf('.bar')];
    assert.ok(beside.x > fields.x + fields.width && beside.y >= bar.y + bar.height);
    // Price and button stay in sight below the page's header, and the contacts stay below them.
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.evaluate(() => scrollBy(0, 200));
    const [moved, contacts] = [await boxOf('.bar'), await boxOf('.questions')];
    assert.ok((await boxOf('.main')).y < 0 && moved.y >= 0 && moved.y + moved.height <= 500);
    assert.is(contacts.y - moved.y, beside.y - bar.y);
    assert.equal(await form.locator('.afterwards dd').allTextContents(), ['100%', '70%', '50%']);
  },
);

layout(
  'ORD-18 UI-08 right to left, texts are aligned right, and the guarantee is completely visible',
  async () => {
    const { page, form } = await visitOrderPage(browser, octavo);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const template of ['m1_d1', 'm2_d1']) {
      await setTemplate(form, template);
      const misaligned = await form.evaluate(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll<HTMLInputElement>('.box') ?? [])]
          .filter((box) => box.role !== 'spinbutton' && getComputedStyle(box).textAlign !== 'right')
          .map(({ name }) => name),
      );
      assert.equal(misaligned, [], template);
    }
    await fillPaper(form);
    await checkOut(form);
    const outside = await form.locator('svg.guarantee').evaluate((svg: SVGSVGElement) => {
      const { x, y, width, height } = svg.viewBox.baseVal;
      return [...svg.children].flatMap((part) => {
        const box = (part as SVGGraphicsElement).getBBox();
        const isInside =
          box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;
        return isInside ? [] : [part.localName];
      });
    });
    assert.equal(outside, []);
  },
);

layout.run();
