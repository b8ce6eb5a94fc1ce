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

files('VAL-04 a file that is too big or of a wrong type is explained, and can be replaced', async () => {
  const { form, errors, picture, close } = await visitOrderPage(browser, octavo);
  await addFiles(form, file('scan.pdf', Buffer.alloc(21 * 1024 * 1024)));
  assert.is(await errorOf(form, 'materials'), 'The size of one or more files is bigger than allowed.');
  await picture('too-big');
  await addFiles(form, windowsProgram('setup.exe'), pdfFile());
  assert.is(await errorOf(form, 'materials'), 'The type of one or more files is not supported.');
  await picture('exe');
  assert.equal(await listedFiles(form), ['notes.pdf']);
  await addFiles(form, pdfFile('more notes.pdf'));
  assert.is(await form.locator('[data-error-for="materials"]').count(), 0);
  assert.equal(await listedFiles(form), ['notes.pdf', 'more notes.pdf']);
  assert.equal(errors, []);
  await close();
});

files('VAL-04 each refused file is listed with its reason until the visitor dismisses it', async () => {
  const visit = await visitOrderPage(browser, octavo);
  const { page, form, errors, picture, close } = visit;
  await fillPaper(form);
  await addFiles(form, file('notes.txt', Buffer.from('plain words')), pdfFile());
  await addFiles(form, file('scan.pdf', Buffer.alloc(21 * 1024 * 1024)));
  const row = (name: string) => field(form, 'materials').locator('li', { hasText: name });
  await row('notes.txt').getByText('Not added: files of this type are not supported').waitFor();
  await row('scan.pdf').getByText('Not added: bigger than 20.0 MB').waitFor();
  assert.equal(await listedFiles(form), ['notes.pdf']);
  await picture('refused');
  await checkOut(form);
  await form.getByText('Not part of your order: notes.txt, scan.pdf').waitFor();
  await picture('refused-2');
  await press(form, 'Choose again');
  await form.getByRole('button', { name: 'Dismiss scan.pdf' }).click();
  await row('scan.pdf').waitFor({ state: 'detached' });
  await row('notes.txt').waitFor();
  await form.getByRole('button', { name: 'Dismiss notes.txt' }).click();
  await page.getByText('Not part of your order').first().waitFor({ state: 'detached' });
  assert.equal(await listedFiles(form), ['notes.pdf']);
  assert.equal(errors, []);
  await close();
});

files('VAL-04 a program named like a document is refused after the order, and can be removed', async () => {
  const { page, form, errors, customer, picture, close } = await visitWithFiles(
    browser,
    octavo,
    'disguise',
    windowsProgram('essay.pdf'),
    pdfFile(),
  );
  await proceed(form);
  await formNotice(form)
    .filter({ hasText: 'essay.pdf. The type of one or more files is not supported' })
    .waitFor();
  await picture('disguised');
  await press(form, 'Go back');
  await form.getByRole('button', { name: 'Remove essay.pdf' }).click();
  await checkOut(form);
  await proceed(form);
  const address = await paymentPage(page, octavo);
  const placedCode = await provider.onlyOrderOf(customer);
  assert.is(address.searchParams.get('orderCode'), placedCode);
  assert.equal(await provider.filesOf(customer, placedCode), ['notes.pdf']);
  assert.equal(errors, []);
  await close();
});

files('API-03 a file is sent whatever characters its name contains', async () => {
  const name = 'Résumé "final" <b>& 100% #1.pdf';
  const { page, form, errors, customer, close } = await visitWithFiles(
    browser,
    octavo,
    'name',
    pdfFile(name),
  );
  await proceed(form);
  await paymentPage(page, octavo);
  assert.equal(await provider.filesOf(customer, await provider.onlyOrderOf(customer)), [name]);
  assert.equal(errors, []);
  await close();
});

files('VAL-04 the visitor continues with the accepted files and without the refused ones', async () => {
  const { page, form, errors, customer, close } = await visitWithFiles(
    browser,
    octavo,
    'the-others',
    pdfFile('one.pdf'),
    windowsProgram('bad.pdf'),
    windowsProgram('worse.pdf'),
    pdfFile('two.pdf'),
  );
  await proceed(form);
  await formNotice(form).filter({ hasText: 'bad.pdf, worse.pdf. The type' }).waitFor();
  await press(form, 'Continue without it');
  await paymentPage(page, octavo);
  const sent = await provider.filesOf(customer, await provider.onlyOrderOf(customer));
  assert.equal(sent.sort(), ['one.pdf', 'two.pdf']);
  assert.equal(errors, []);
  await close();
});

files.run();
