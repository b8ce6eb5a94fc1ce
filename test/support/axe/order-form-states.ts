import type { Locator, Page } from 'playwright-core';
import { addFiles, file, pdfFile } from '../browser/order-files.ts';
import { field, fillRegistration, person, type } from '../browser/order-journey.ts';
import { acceptPolicy, fillPaper, formNotice, press, proceed } from '../browser/order-visit.ts';

/** Removes the host page's sticky header, which would cover the content scrolled under it. */
export const removeHeader = (page: Page) =>
  page.evaluate(() => document.querySelector('body > header')?.remove());

interface AxeScene {
  page: Page;
  form: Locator;
  /** Control of the uploads: they wait until `release` is called, and then fail. */
  uploads: { release(): void };
}
/** Actions that lead from one state to the next. */
type ReachState = (scene: AxeScene) => Promise<unknown>;

const hint = (form: Locator) => form.getByRole('tooltip').filter({ visible: true });
const openList: ReachState = async ({ page, form }) => {
  await field(form, 'typeId').locator('select').click();
  // Touch screens open the device's own picker, which is not part of the page, so axe cannot check it there.
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) return;
  await form.getByRole('listbox').waitFor();
};

/** States of the order form in the sequence in which a page reaches them. */
export const orderFormStates: Record<string, ReachState> = {
  'step 1, fresh': async () => {},
  // A phone folds parts of step one.
  'step 1, unfolded': async ({ form }) => {
    for (const button of await form.locator('.section > .more-button').all())
      if (await button.isVisible()) await button.click();
  },
  'step 1, errors': async ({ form }) => {
    await press(form, 'Checkout');
    await form.locator('[data-error-for="details"]').waitFor();
  },
  'step 1, tooltip open': async ({ page, form }) => {
    await page.keyboard.press('Shift');
    await field(form, 'writersPreferredCode').locator('.hint-mark').focus();
    await hint(form).waitFor();
  },
  'step 1, dropdown open': openList,
  'step 1, dropdown that finds nothing': async ({ page, form }) => {
    await page.keyboard.type('zzz');
    if (await form.getByRole('listbox').count()) await form.getByText('No results found').waitFor();
  },
  'step 1, discount open and refused': async ({ page, form }) => {
    await page.keyboard.press('Escape');
    await press(form, 'I have a discount code');
    await type(form, 'discountCode', 'NOSUCH');
    await page.keyboard.press('Enter');
    await form.locator('[data-error-for="discountCode"]').waitFor();
  },
  'step 1, discount applied': async ({ page, form }) => {
    await type(form, 'discountCode', 'WELCOME15');
    await page.keyboard.press('Enter');
    await form.locator('.applied').waitFor();
  },
  'step 1, writer chosen': async ({ form }) => {
    await type(form, 'writersPreferredCode', 'W10042');
    await form.getByText('W10042 is a TOP-10 writer').waitFor();
  },
  'step 1, materials listed and refused': async ({ form }) => {
    await addFiles(form, pdfFile(), file('setup.exe', Buffer.from('MZ')));
    await form.locator('.refused-name').waitFor();
  },
  'step 1, login with errors': async ({ form }) => {
    await form.getByRole('tab', { name: 'Log in' }).click();
    await form.locator('[data-form="login"] .line button').click();
    await form.locator('[data-error-for="password"]').waitFor();
  },
  'step 2, fresh': async ({ form }) => {
    await form.getByRole('tab', { name: 'New customer' }).click();
    await fillPaper(form);
    await press(form, 'Checkout');
    await form.locator('[data-step="2"]').waitFor();
  },
  'step 2, errors': async ({ form }) => {
    await proceed(form);
    await form.locator('[data-error-for="policyAccepted"]').waitFor();
  },
  'step 2, dialog open': async ({ form }) => {
    await press(form, 'Terms of Use');
    await form.getByRole('dialog').getByRole('heading').nth(1).waitFor();
  },
  'step 2, materials on their way': async ({ page, form }) => {
    await page.keyboard.press('Escape');
    await fillRegistration(form, person(`matrix-${page.viewportSize()?.width}`));
    await acceptPolicy(form);
    await proceed(form);
    await form.locator('.upload progress').waitFor();
  },
  'step 2, logged in, materials failed': async ({ form, uploads }) => {
    uploads.release();
    await formNotice(form).waitFor();
  },
  'step 1, logged in': async ({ form }) => {
    await press(form, 'Go back');
    await form.locator('[data-step="1"]').waitFor();
  },
  'step 1, materials lost by a reload': async ({ page, form }) => {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('octavo');
          opening.onsuccess = () => {
            const change = opening.result.transaction('files', 'readwrite');
            change.objectStore('files').clear();
            change.oncomplete = () => resolve();
          };
        }),
    );
    await page.reload();
    await removeHeader(page);
    await form.getByText('Please choose this file again').waitFor();
  },
};
