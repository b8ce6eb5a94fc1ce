import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { breakCall, type Fault, isUpload, type RequestMatcher } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { addFiles, listedFiles, pdfFile, visitWithFiles } from '../support/browser/order-files.ts';
import { field, type } from '../support/browser/order-journey.ts';
import {
  checkOut,
  formNotice,
  paymentPage,
  press,
  proceed,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const files = suite('files that get lost on their way');
const { browser, octavo, provider } = await openStage(files);

const isAttachment: RequestMatcher = ({ pathname }) => pathname.includes('/orders/attachment/');

for (const [isMatch, title, fault] of [
  [isUpload, 'upload', 'down'],
  [isUpload, 'upload', 'html'],
  [isUpload, 'upload', 'gateway'],
  [isAttachment, 'attachment', 'down'],
  [isAttachment, 'attachment', 'lost'],
] as [RequestMatcher, string, Fault][])
  files(`API-03 a file whose ${title} is ${fault} is sent once by Retry, for the same order`, async () => {
    const { page, form, errors, customer, picture, close } = await visitWithFiles(
      browser,
      octavo,
      `${title}-${fault}`,
      pdfFile(),
    );
    const broken = await breakCall(page, octavo, isMatch, fault);
    await proceed(form);
    const code = await formNotice(form)
      .filter({ hasText: 'is placed, but this could not be sent: notes.pdf' })
      .textContent();
    await picture(`${title}-${fault}`);
    await broken.repair();
    await press(form, 'Retry');
    const address = await paymentPage(page, octavo);
    const placedCode = await provider.onlyOrderOf(customer);
    assert.is(address.searchParams.get('orderCode'), placedCode);
    assert.match(String(code), placedCode);
    assert.equal(await provider.filesOf(customer, placedCode), ['notes.pdf']);
    assert.equal(errors, []);
    await close();
  });

files('API-03 a customer can pay for the order without a file that could not be sent', async () => {
  const { page, form, errors, customer, close } = await visitWithFiles(browser, octavo, 'without', pdfFile());
  await breakCall(page, octavo, isUpload, 'down');
  await proceed(form);
  await press(form, 'Continue without it');
  const address = await paymentPage(page, octavo);
  assert.is(address.searchParams.get('orderCode'), await provider.onlyOrderOf(customer));
  assert.equal(errors, []);
  await close();
});

files('ORD-21 a file lost by a reload is reported on both steps, and sent once chosen again', async () => {
  const { page, form, errors, customer, picture, close } = await visitWithFiles(
    browser,
    octavo,
    'lost',
    pdfFile(),
  );
  await page.reload();
  await form.getByText('Please choose this file again').waitFor();
  await picture('lost-file');
  await type(form, 'password', customer.password);
  await type(form, 'repeatPassword', customer.password);
  await checkOut(form);
  await form.getByText('Not attached since the page was reloaded: notes.pdf').waitFor();
  await picture('lost-file-2');
  await press(form, 'Choose again');
  await addFiles(form, pdfFile());
  assert.equal(await listedFiles(form), ['notes.pdf']);
  await checkOut(form);
  await field(form, 'policyAccepted').locator('input').check();
  await proceed(form);
  await paymentPage(page, octavo);
  assert.equal(await provider.filesOf(customer, await provider.onlyOrderOf(customer)), ['notes.pdf']);
  assert.equal(errors, []);
  await close();
});

files('ORD-21 after a reload, step 1 names the lost files before the visitor types anything', async () => {
  const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo);
  await addFiles(form, pdfFile(), pdfFile('figures.pdf'));
  assert.equal(await listedFiles(form), ['notes.pdf', 'figures.pdf']);
  await page.reload();
  await form.getByText('Not attached since the page was reloaded: notes.pdf, figures.pdf').waitFor();
  await picture('lost-at-once');
  await form.getByRole('button', { name: 'Remove notes.pdf' }).click();
  await form.getByText('Not attached since the page was reloaded: figures.pdf').waitFor();
  await addFiles(form, pdfFile('figures.pdf'));
  await form.getByText('Not attached since').waitFor({ state: 'detached' });
  assert.equal(errors, []);
  await close();
});

files('ORD-21 files of a placed order whose upload a reload has stopped are named', async () => {
  const { page, form, errors, close } = await visitWithFiles(browser, octavo, 'placed', pdfFile());
  await breakCall(page, octavo, isUpload, 'down');
  await proceed(form);
  await formNotice(form).filter({ hasText: 'could not be sent: notes.pdf' }).waitFor();
  await page.reload();
  await form.getByText('is placed').first().waitFor();
  await form.getByText('Not attached since the page was reloaded: notes.pdf').waitFor();
  assert.equal(errors, []);
  await close();
});

files.run();
