import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../support/browser/open-stage.ts';
import { field, person, summaryLines } from '../../support/browser/order-journey.ts';
import { details, paymentPage, topic, visitOrderPage } from '../../support/browser/order-visit.ts';

const keyboard = suite('the order form by keyboard alone');
const { browser, octavo, provider } = await openStage();

/** Returns a name of the focused element: that of its field, or its own text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement?.shadowRoot?.activeElement;
    return node?.getAttribute('name') || node?.textContent || '';
  });

/** Presses Tab until this element has the focus. Fails after more presses than the form has elements. */
const tabTo = async (page: Page, name: string) => {
  const passed: string[] = [];
  while ((await focused(page)) !== name) {
    passed.push(await focused(page));
    if (passed.length > 60) throw new Error(`Never came to ${name}, but by ${passed.join(', ')}`);
    await page.keyboard.press('Tab');
  }
};
const write = async (page: Page, name: string, text: string) => {
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};
/** Opens a list by typing on the closed control and chooses the first match. */
const find = async (page: Page, name: string, text: string) => {
  await tabTo(page, name);
  // Waits for the searchable list, because before it is loaded, the browser's own list handles the keys.
  await field(page, name).locator('.select > div').waitFor({ state: 'attached' });
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

keyboard('UI-08 UI-04 a visitor fills in an order, registers and orders by keyboard', async () => {
  const { page, form } = await visitOrderPage(browser, octavo);
  const { email, firstName, lastName, phone, password } = person('keys');
  await find(page, 'typeId', 'research');
  await write(page, 'topic', topic);
  await write(page, 'details', details);
  await find(page, 'deadlineId', '3 days');
  await tabTo(page, 'numberElements');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, 'abstractPage');
  await page.keyboard.press('Space');
  const typed = { firstName, lastName, email, phone, password, repeatPassword: password };
  for (const [name, text] of Object.entries(typed)) await write(page, name, text);
  await tabTo(page, 'Checkout');
  await page.keyboard.press('Enter');
  await form.locator('[data-step="2"]').waitFor();
  const [paper = '', task, options] = await summaryLines(form);
  assert.match(paper, /^Research paper · .* · 2 pages · /);
  assert.equal([task, options], [`${topic} · ${details}`, 'Abstract page']);
  await tabTo(page, 'policyAccepted');
  await page.keyboard.press('Space');
  await tabTo(page, 'Proceed to secure payment');
  await page.keyboard.press('Enter');
  const address = await paymentPage(page, octavo);
  const placedCode = await provider.onlyOrderOf({ email, password });
  assert.is(address.searchParams.get('orderCode'), placedCode);
});

keyboard.run();
