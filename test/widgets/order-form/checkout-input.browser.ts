import type { Locator } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { visitCheckout } from '../../support/browser/checkout-visit.ts';
import { openStage } from '../../support/browser/open-stage.ts';
import { listedFiles } from '../../support/browser/order-files.ts';
import { field } from '../../support/browser/order-journey.ts';

const checkout = suite('ways to fill in the checkout, template m3_d1');
const { browser, octavo } = await openStage();

checkout('UI-08 arrow keys change the chosen day', async () => {
  const { page, form } = await visitCheckout(browser, octavo, { query: '?deadlineId=3' });
  const chosenDay = field(form, 'deadlineId').locator(':checked');
  await chosenDay.focus();
  for (const [key, id] of [
    ['ArrowDown', '2'],
    ['ArrowLeft', '3'],
  ] as const) {
    await page.keyboard.press(key);
    assert.is(await chosenDay.inputValue(), id);
  }
});

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
