import type { Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { visitCheckout } from '../../support/browser/checkout-visit.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { listedFiles } from '../../support/browser/order-files.ts';
import { field } from '../../support/browser/order-journey.ts';

const checkout = suite('ways to fill in the checkout, template m3_d1');
const { browser, octavo } = await openStage();

/** Waits until the row of days has scrolled so far that the chosen day is fully visible. */
const waitForChosenDay = (page: Page) =>
  page.waitForFunction(() => {
    const row = document.querySelector('octavo-order-form')?.shadowRoot?.querySelector('.chips');
    const chosen = row?.querySelector(':checked')?.parentElement?.getBoundingClientRect();
    const { left, right } = row?.getBoundingClientRect() ?? new DOMRect();
    return chosen && chosen.left >= left && chosen.right <= right;
  });

checkout(
  'UI-08 the row of days shows the chosen day, also right to left, and arrow keys change it',
  async () => {
    const { page, form } = await visitCheckout(browser, octavo, { query: '?deadlineId=3' });
    const chosenDay = field(form, 'deadlineId').locator(':checked');
    for (const direction of ['ltr', 'rtl']) {
      await waitForChosenDay(page);
      await chosenDay.focus();
      for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowLeft');
      assert.is.not(await chosenDay.inputValue(), '3', direction);
      await waitForChosenDay(page);
      if (direction === 'rtl') break;
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.dir = 'rtl';
        }),
      );
      await page.goto(`${octavo.origin}/order/?deadlineId=3`);
      await field(form, 'topic').waitFor();
    }
  },
);

/** Drops or pastes a PDF on the box of the task. */
const dropOrPaste = (form: Locator, kind: 'drop' | 'paste', name: string) =>
  form.locator('[name="details"]').evaluate(
    (box, { kind, name }) => {
      const data = new DataTransfer();
      data.items.add(new File(['%PDF-1.4'], name, { type: 'application/pdf' }));
      const init = { bubbles: true, composed: true, cancelable: true };
      box.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { kind, name },
  );

checkout(
  'ORD-16 files that the visitor drops or pastes on the task are attached, and text is pasted as text',
  async () => {
    const { form } = await visitCheckout(browser, octavo);
    await dropOrPaste(form, 'drop', 'task.pdf');
    await form.getByText('task.pdf').first().waitFor();
    await dropOrPaste(form, 'paste', 'photo.pdf');
    await form.getByText('photo.pdf').first().waitFor();
    assert.equal(await listedFiles(form), ['task.pdf', 'photo.pdf']);
    const isTextLeftAlone = await form.locator('[name="details"]').evaluate((box) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Margins');
      return box.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    });
    assert.ok(isTextLeftAlone);
  },
);

checkout.run();
