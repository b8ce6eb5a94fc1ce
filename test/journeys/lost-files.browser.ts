import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { breakCall, isUpload } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { addFiles, listedFiles, pdfFile, visitWithFiles } from '../support/browser/order-files.ts';
import { type } from '../support/browser/order-journey.ts';
import {
  acceptPolicy,
  checkOut,
  formNotice,
  paymentPage,
  press,
  proceed,
} from '../support/browser/order-visit.ts';
import { until } from '../support/server/until.ts';

const files = suite('files that get lost on their way');
const { browser, octavo, provider } = await openStage(files);

files('API-03 ORD-21 a file lost by a reload, an upload and an attachment is sent once', async () => {
  const visit = await visitWithFiles(browser, octavo, 'lost', pdfFile());
  const { page, form, customer } = visit;
  await page.reload();
  await form.getByText('Please choose this file again').waitFor();
  await type(form, 'password', customer.password);
  await type(form, 'repeatPassword', customer.password);
  await checkOut(form);
  await form.getByText('Not attached since the page was reloaded: notes.pdf').waitFor();
  await press(form, 'Choose again');
  await addFiles(form, pdfFile());
  assert.equal(await listedFiles(form), ['notes.pdf']);
  await checkOut(form);
  await acceptPolicy(form);
  const upload = await breakCall(page, octavo, isUpload, 'down');
  await proceed(form);
  const notice = formNotice(form).filter({ hasText: 'is placed, but this could not be sent: notes.pdf' });
  await notice.waitFor();
  const code = await provider.onlyOrderOf(customer);
  assert.match(String(await notice.textContent()), code);
  await upload.repair();
  const attachment = await breakCall(
    page,
    octavo,
    ({ pathname }) => pathname.includes('/orders/attachment/'),
    'lost',
  );
  await press(form, 'Retry');
  await until('the response is lost', () => attachment.failedCalls() === 1);
  await notice.waitFor();
  await attachment.repair();
  await press(form, 'Retry');
  const address = await paymentPage(page, octavo);
  assert.is(address.searchParams.get('orderCode'), await provider.onlyOrderOf(customer));
  assert.equal(await provider.filesOf(customer, code), ['notes.pdf']);
});

files.run();
