import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../../support/browser/browser.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { choose, field, type, whenReady } from '../../support/browser/order-journey.ts';

const removal = suite('an element that is taken out of its page');
const { browser, octavo } = await openStage();

/** Removes the element and puts it back after this time of the fake clock. */
const removeFor = async (page: Page, element: string, milliseconds: number) => {
  const place = await page.evaluateHandle((element) => {
    const host = document.querySelector(element);
    const mark = document.createComment('place');
    host?.replaceWith(mark);
    return { host, mark };
  }, element);
  await page.clock.runFor(milliseconds);
  await place.evaluate(({ host, mark }) => host && mark.replaceWith(host));
};

/** Returns a handle of the widget's current form. */
const formHandle = (page: Page, element: string) =>
  page.evaluateHandle(
    (element) => document.querySelector(element)?.shadowRoot?.querySelector('form'),
    element,
  );

const open = async (path: string, element: string) => {
  const context = await openDesktop(browser);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${octavo.origin}${path}`);
  const host = await whenReady(page, element);
  return { page, host };
};

/** For each widget: its page, the field into which the visitor types, the typed text, and the field's initial value. */
const widgets = {
  'octavo-calculator': { path: '/', typed: 'numberElements', text: '7', initialValue: '1' },
  'octavo-order-form': {
    path: '/order/m2_d1/',
    typed: 'topic',
    text: 'The printed page',
    initialValue: null,
  },
};

for (const [element, { path, typed, text, initialValue }] of Object.entries(widgets)) {
  removal(`${element} keeps its choices if it is back within a second, and not later`, async () => {
    const { page, host } = await open(path, element);
    await field(host, typed).waitFor();
    await choose(host, 'deadlineId', 1);
    await type(host, typed, text);
    const values = async () => [
      await field(host, typed).locator('input, textarea').first().inputValue(),
      await field(host, 'deadlineId').locator('select').inputValue(),
    ];
    assert.equal(await values(), [text, '1']);
    const form = await formHandle(page, element);
    const isSame = () =>
      form.evaluate(
        (form, element) => document.querySelector(element)?.shadowRoot?.contains(form ?? null),
        element,
      );

    await page.clock.pauseAt(Date.now() + 60_000);
    await removeFor(page, element, 900);
    await page.clock.runFor(2000);
    assert.is(await isSame(), true);
    // The element is absent twice for 900 ms. Octavo counts the second of patience anew for each absence.
    await removeFor(page, element, 900);
    await page.clock.runFor(50);
    await removeFor(page, element, 900);
    await page.clock.runFor(2000);
    assert.is(await isSame(), true);
    assert.equal(await values(), [text, '1']);

    await removeFor(page, element, 1100);
    await page.clock.resume();
    await whenReady(page, element);
    await field(host, typed).waitFor();
    assert.is(await isSame(), false);
    if (initialValue) assert.is((await values())[0], initialValue);
  });
}

removal.run();
