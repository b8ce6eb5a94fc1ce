import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import {
  addFiles,
  file,
  listedFiles,
  pdfFile,
  visitWithFiles,
  windowsProgram,
} from '../support/browser/order-files.ts';
import { field } from '../support/browser/order-journey.ts';
import {
  checkOut,
  errorOf,
  fillPaper,
  formNotice,
  paymentPage,
  press,
  proceed,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const files = suite('files that cannot be taken');
const { browser, octavo, provider } = await openStage(files);

files('VAL-04 each refused file is listed with its reason until the visitor dismisses it', async () => {
  const { page, form, errors, close } = await visitOrderPage(browser, octavo);
  await fillPaper(form);
  // The file is made in the page, because 21 MB take long on their way to the browser.
  await field(form, 'materials')
    .locator('input[type=file]')
    .evaluate((input: HTMLInputElement) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(21 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  assert.is(await errorOf(form, 'materials'), 'The size of one or more files is bigger than allowed.');
  await addFiles(form, file('notes.txt', Buffer.from('plain words')), pdfFile());
  const row = (name: string) => field(form, 'materials').locator('li', { hasText: name });
  await row('notes.txt').getByText('Not added: files of this type are not supported').waitFor();
  await row('scan.pdf').getByText('Not added: bigger than 20.0 MB').waitFor();
  assert.is(await errorOf(form, 'materials'), 'The type of one or more files is not supported.');
  await addFiles(form, pdfFile('more notes.pdf'));
  assert.is(await form.locator('[data-error-for="materials"]').count(), 0);
  assert.equal(await listedFiles(form), ['notes.pdf', 'more notes.pdf']);
  await checkOut(form);
  await form.getByText(/Not part of your order: .*notes\.txt/).waitFor();
  await press(form, 'Choose again');
  await form.getByRole('button', { name: 'Dismiss scan.pdf' }).click();
  await row('scan.pdf').waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Dismiss notes.txt' }).click();
  await page.getByText('Not part of your order').first().waitFor({ state: 'detached' });
  assert.equal(await listedFiles(form), ['notes.pdf', 'more notes.pdf']);
  assert.equal(errors, []);
  await close();
});

files('VAL-04 API-03 an order goes on with a file of any name, without a disguised program', async () => {
  const name = 'Résumé "final" <b>& 100% #1.pdf';
  const { page, form, errors, customer, close } = await visitWithFiles(
    browser,
    octavo,
    'disguise',
    windowsProgram('essay.pdf'),
    pdfFile(name),
  );
  await proceed(form);
  await formNotice(form)
    .filter({ hasText: 'essay.pdf. The type of one or more files is not supported' })
    .waitFor();
  await press(form, 'Continue without it');
  const address = await paymentPage(page, octavo);
  const placedCode = await provider.onlyOrderOf(customer);
  assert.is(address.searchParams.get('orderCode'), placedCode);
  assert.equal(await provider.filesOf(customer, placedCode), [name]);
  assert.equal(errors, []);
  await close();
});

files.run();
