import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../../support/browser/browser.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { choose, field, type, whenReady } from '../../support/browser/order-journey.ts';

const removal = suite('an element that is taken out of its page');
const { browser, octavo } = await openStage();
const element = 'octavo-calculator';

/** Removes the calculator and puts it back after this time of the fake clock. */
const removeFor = async (page: Page, milliseconds: number) => {
  const place = await page.evaluateHandle((element) => {
    const host = document.querySelector(element);
    const mark = document.createComment('place');
    host?.replaceWith(mark);
    return { host, mark };
  }, element);
  await page.clock.runFor(milliseconds);
  await place.evaluate(({ host, mark }) => host && mark.replaceWith(host));
};

removal('a widget keeps its choices if it is back within a second, and not later', async () => {
  const page = await (await openDesktop(browser)).newPage();
  await page.clock.install();
  await page.goto(octavo.origin);
  const host = await whenReady(page, element);
  await choose(host, 'deadlineId', 1);
  await type(host, 'numberElements', '7');
  const values = async () => [
    await field(host, 'numberElements').locator('input').inputValue(),
    await field(host, 'deadlineId').locator('select').inputValue(),
  ];
  const form = await host.locator('form').elementHandle();
  const isSame = () => page.evaluate((form) => form?.isConnected, form);

  await page.clock.pauseAt(Date.now() + 60_000);
  await removeFor(page, 900);
  await page.clock.runFor(2000);
  assert.equal([await isSame(), await values()], [true, ['7', '1']]);
  // The element is absent twice for 900 ms. Octavo counts the second of patience anew for each absence.
  await removeFor(page, 900);
  await page.clock.runFor(50);
  await removeFor(page, 900);
  await page.clock.runFor(2000);
  assert.equal([await isSame(), await values()], [true, ['7', '1']]);

  await removeFor(page, 1100);
  await page.clock.resume();
  await whenReady(page, element);
  assert.equal([await isSame(), (await values())[0]], [false, '1']);
});

removal.run();
