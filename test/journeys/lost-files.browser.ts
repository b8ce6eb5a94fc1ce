import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { breakCall, type Fault, isUpload, type Meant } from '../support/browser/faults.ts';
import { openStage } from '../support/browser/open-stage.ts';
import { add, listed, notes, visitWithFiles } from '../support/browser/order-files.ts';
import { field, type } from '../support/browser/order-journey.ts';
import {
  checkOut,
  notice,
  paymentPage,
  press,
  proceed,
  visitOrderPage,
} from '../support/browser/order-visit.ts';

const files = suite('files that get lost on their way');
const { browser, octavo, provider } = await openStage(files);

const isAttachment: Meant = ({ pathname }) => pathname.includes('/orders/attachment/');

for (const [isMeant, what, fault] of [
  [isUpload, 'upload', 'down'],
  [isUpload, 'upload', 'html'],
  [isUpload, 'upload', 'gateway'],
  [isAttachment, 'attachment', 'down'],
  [isAttachment, 'attachment', 'lost'],
] as [Meant, string, Fault][])
  files(`API-03 a file whose ${what} is ${fault} is sent once by Retry, for the same order`, async () => {
    const { page, form, errors, who, picture, close } = await visitWithFiles(
      browser,
      octavo,
      `${what}-${fault}`,
      notes(),
    );
    const broken = await breakCall(page, octavo, isMeant, fault);
    await proceed(form);
    const code = await notice(form)
      .filter({ hasText: 'is placed, but this could not be sent: notes.pdf' })
      .textContent();
    await picture(`${what}-${fault}`);
    await broken.mend();
    await press(form, 'Retry');
    const address = await paymentPage(page, octavo);
    const placed = await provider.onlyOrderOf(who);
    assert.is(address.searchParams.get('orderCode'), placed);
    assert.match(String(code), placed);
    assert.equal(await provider.filesOf(who, placed), ['notes.pdf']);
    assert.equal(errors, []);
    await close();
  });

files('API-03 a customer can pay without a file that cannot be sent', async () => {
  const { page, form, errors, who, close } = await visitWithFiles(browser, octavo, 'without', notes());
  await breakCall(page, octavo, isUpload, 'down');
  await proceed(form);
  await press(form, 'Continue without it');
  const address = await paymentPage(page, octavo);
  assert.is(address.searchParams.get('orderCode'), await provider.onlyOrderOf(who));
  assert.equal(errors, []);
  await close();
});

files('ORD-21 a file lost by a reload is reported on both steps and sent once chosen again', async () => {
  const { page, form, errors, who, picture, close } = await visitWithFiles(browser, octavo, 'lost', notes());
  await page.reload();
  await form.getByText('Please choose this file again').waitFor();
  await picture('lost-file');
  await type(form, 'password', who.password);
  await type(form, 'repeatPassword', who.password);
  await checkOut(form);
  await form.getByText('Not attached since the page was reloaded: notes.pdf').waitFor();
  await picture('lost-file-2');
  await press(form, 'Choose again');
  await add(form, notes());
  assert.equal(await listed(form), ['notes.pdf']);
  await checkOut(form);
  await field(form, 'policyAccepted').locator('input').check();
  await proceed(form);
  await paymentPage(page, octavo);
  assert.equal(await provider.filesOf(who, await provider.onlyOrderOf(who)), ['notes.pdf']);
  assert.equal(errors, []);
  await close();
});

files('ORD-21 the lost files are named on step 1 before anything else is typed', async () => {
  const { page, form, errors, picture, close } = await visitOrderPage(browser, octavo);
  await add(form, notes(), notes('figures.pdf'));
  assert.equal(await listed(form), ['notes.pdf', 'figures.pdf']);
  await page.reload();
  await form.getByText('Not attached since the page was reloaded: notes.pdf, figures.pdf').waitFor();
  await picture('lost-at-once');
  await form.getByRole('button', { name: 'Remove notes.pdf' }).click();
  await form.getByText('Not attached since the page was reloaded: figures.pdf').waitFor();
  await add(form, notes('figures.pdf'));
  await form.getByText('Not attached since').waitFor({ state: 'detached' });
  assert.equal(errors, []);
  await close();
});

files('ORD-21 files of a placed order that a reload has stopped are named', async () => {
  const { page, form, errors, close } = await visitWithFiles(browser, octavo, 'placed', notes());
  await breakCall(page, octavo, isUpload, 'down');
  await proceed(form);
  await notice(form).filter({ hasText: 'could not be sent: notes.pdf' }).waitFor();
  await page.reload();
  await form.getByText('is placed').first().waitFor();
  await form.getByText('Not attached since the page was reloaded: notes.pdf').waitFor();
  assert.equal(errors, []);
  await close();
});

files.run();
