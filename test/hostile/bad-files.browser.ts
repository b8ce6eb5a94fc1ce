import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { pdfFile, visitWithFiles, windowsProgram } from '../support/browser/order-files.ts';
import { formNotice, paymentPage, press, proceed } from '../support/browser/order-visit.ts';

const files = suite('files that cannot be taken');
const { browser, octavo, provider } = await openStage(files);

files('VAL-04 API-03 an order goes on with a file of any name, without a disguised program', async () => {
  const name = 'Résumé "final" <b>& 100% #1.pdf';
  const { page, form, customer } = await visitWithFiles(
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
});

files.run();
