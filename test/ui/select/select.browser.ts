import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDesktop } from '../../support/browser/browser.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { whenReady } from '../../support/browser/order-journey.ts';

const select = suite('the select in a browser');
const { browser, octavo } = await openStage();
const newPage = async () => (await openDesktop(browser)).newPage();

/** Opens the page, moves the pointer onto the field and waits for the code of the list. */
const hoverField = async () => {
  const page = await newPage();
  await page.goto(octavo.origin);
  const field = (await whenReady(page, 'octavo-calculator')).locator('[data-field=typeId]');
  await field.locator('select').hover();
  await field.locator('.popup').waitFor({ state: 'attached' });
  return { page, field };
};

select('UI-04 a list is hidden from screen readers before it opens, and leaves nothing behind', async () => {
  const { page, field } = await hoverField();
  const listParts = '[role=combobox], [role=listbox], [role=option]';
  assert.not(await field.locator('.popup').isVisible());
  assert.is(await field.locator(listParts).count(), 0);
  await page.mouse.move(0, 0);
  await field.locator('.popup').waitFor({ state: 'detached' });
  await field.locator('select').click();
  await field.locator('[role=option][aria-selected=true]').waitFor();
  await page.keyboard.press('Escape');
  await field.locator('.popup').waitFor({ state: 'detached' });
});

select('UI-04 typing searches from the first key press on, even before an option is rendered', async () => {
  const { field } = await hoverField();
  const typed = await field.evaluate((node) => {
    node
      .querySelector('select')
      ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    return Promise.resolve().then(() => {
      const line = (node.getRootNode() as ShadowRoot).activeElement;
      const isUnseen = getComputedStyle(node.querySelector('.popup') ?? node).opacity === '0';
      document.execCommand('insertText', false, 'lab rep');
      return [line?.getAttribute('role'), isUnseen];
    });
  });
  assert.equal(typed, ['combobox', true]);
  const found = field.locator('[role=option]');
  await found.filter({ hasText: 'Lab report' }).waitFor();
  assert.equal(await found.allTextContents(), ['Lab report']);
  const line = field.locator('[role=combobox]');
  const active = await line.getAttribute('aria-activedescendant');
  assert.is(active, await found.getAttribute('id'));
  assert.is(await field.locator('.popup').evaluate((node) => getComputedStyle(node).opacity), '1');
});

select('UI-04 on a page of any height, the list opens at the chosen option and fits', async () => {
  const page = await newPage();
  await page.goto(`${octavo.origin}/order/m2_d1/`);
  const field = (await whenReady(page, 'octavo-order-form')).locator('[data-field=subjectId]');
  const list = field.locator('[role=listbox]');
  for (const height of [720, 800, 900]) {
    await page.setViewportSize({ width: 1280, height });
    await field.locator('select').click();
    // Waits until the rows around the visible ones are rendered.
    await field.locator('[role=option]').nth(20).waitFor({ state: 'attached' });
    const chosen = field.locator('[role=option][aria-selected=true]');
    await chosen.waitFor();
    const [listBox, row] = [await list.boundingBox(), await chosen.boundingBox()];
    assert.ok(listBox && row);
    // Allows a difference of 1 px, because a list scrolls by whole pixels and may begin between two of them.
    const isInside = row.y >= listBox.y - 1 && row.y + row.height <= listBox.y + listBox.height + 1;
    assert.ok(isInside, `${height} px: ${row.y}`);
    assert.ok(listBox.height > 200, `${height} px: ${listBox.height}`);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  }
});

select.run();
