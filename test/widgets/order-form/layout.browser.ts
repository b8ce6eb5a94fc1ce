import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toPayment, visitCheckout, visitNarrow } from '../../support/browser/checkout-visit.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { total, whenReady } from '../../support/browser/order-journey.ts';
import { checkOut, fillPaper, visitOrderPage } from '../../support/browser/order-visit.ts';

const layout = suite('the order form’s layout');
const { browser, octavo } = await openStage();

const height = 700;

/** Sets the template of the page's order form. */
const setTemplate = (form: Locator, template: string) =>
  form.evaluate((host, name) => host.setAttribute('template', name), template);

/** Returns the days of m3_d1 by row, and those whose text or box is not completely visible. */
const daysOf = (form: Locator) =>
  form.evaluate((host) => {
    const days = [...(host.shadowRoot?.querySelectorAll('.chips > label > span') ?? [])];
    const tops = days.map((day) => day.getBoundingClientRect().top);
    const { left, right } = host.getBoundingClientRect();
    const isCut = (day: Element) => {
      const box = day.getBoundingClientRect();
      return box.left < left || box.right > right || day.scrollWidth > day.clientWidth;
    };
    return {
      rows: [...new Set(tops)].map((row) => tops.filter((top) => top === row).length),
      heights: [...new Set(days.map((day) => day.clientHeight))],
      cut: days.filter(isCut).map((day) => day.textContent),
    };
  });

layout('UI-08 every screen shows all days in rows of three, and of fewer with large text', async () => {
  const { page, form } = await visitCheckout(browser, octavo);
  for (const width of [320, 360, 412, 560, 768, 900, 1280]) {
    await page.setViewportSize({ width, height });
    assert.equal(await daysOf(form), { rows: [3, 3, 3], heights: [56], cut: [] }, `${width} px`);
  }
  await form.locator('.chips').evaluate((days) => {
    days.style.fontSize = '28px';
    days.style.lineHeight = '40px';
  });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height });
    const { rows, cut } = await daysOf(form);
    assert.ok(rows.length > 4, `${width} px`);
    assert.equal(cut, []);
  }
  const fastest = form.locator('.chips label').filter({ hasText: 'Fastest' });
  assert.is(await fastest.locator('b').textContent(), '3 hours');
  await fastest.click();
  await total(form).filter({ hasText: '$50.00' }).waitFor();
});

layout('UI-08 in German, each day has room for two lines on a phone, and one on wide screens', async () => {
  const { page } = await visitCheckout(browser, octavo);
  await page.goto(`${octavo.cabinet}/order-now?locale=de`);
  const form = await whenReady(page, 'octavo-order-form');
  await form.getByText('14 Tage').first().waitFor();
  assert.equal((await daysOf(form)).heights, [76]);
  await page.setViewportSize({ width: 1280, height });
  assert.equal((await daysOf(form)).heights, [56]);
});

layout('ORD-06 UI-08 step two of m3_d1 has fields first, beside the contacts on wide screens', async () => {
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
  const sorted = [...tops].sort((one, other) => one - other);
  assert.equal(tops, sorted);
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
});

layout('ORD-18 UI-08 right to left, texts align right, and the guarantee is fully visible', async () => {
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
});

layout('ORD-04 no row of the summary begins with a separator', async () => {
  const { form } = await visitNarrow(browser, `${octavo.origin}/order/m1_d1/`);
  await fillPaper(form);
  await checkOut(form);
  const starts = await form.locator('.order-summary p').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const { left } = line.getBoundingClientRect();
      const items = [...line.querySelectorAll('.item')].slice(1);
      const wrapped = items.filter((item) => (item.getClientRects()[0]?.left ?? 0) < left + 1);
      return wrapped.map(
        (item) => (item.querySelector('i')?.getBoundingClientRect().left ?? Infinity) + 4 <= left,
      );
    }),
  );
  assert.equal(starts, [true], 'the separator before the days is outside the line');
});

layout.run();
