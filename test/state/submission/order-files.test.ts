import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { abortFailure } from '../../../src/api/result.ts';
import { offline, ok, refused } from '../../support/state/fixture-context.ts';
import { openStepTwo, pdf } from '../../support/state/fixture-order-form.ts';
import { shownText } from '../../support/state/shown-text.ts';
import { until } from '../../support/until.ts';

const files = suite('files of an order');

files('API-03 files are uploaded and attached after the order is placed', async () => {
  let id = 40;
  const page = await openStepTwo({
    files: [pdf(), pdf('figures.pdf')],
    answers: {
      uploadFile: ({ onProgress }) => {
        onProgress?.(0.5);
        id += 1;
        return ok({ id, name: '', size: 4 }, 201);
      },
    },
  });
  await page.form.proceed();
  assert.equal(page.server.requestsOf('attachFiles')[0]?.payload, {
    receiverType: 'writer',
    'file[id]': [41, 42],
  });
  assert.is(page.server.requestsOf('attachFiles')[0]?.params.orderId, 'O-7K3M9Q');
  assert.equal(Object.values(page.store.uploads), [1, 1]);
  const names = page.server.sent.map(({ name }) => name);
  assert.ok(names.indexOf('createOrder') < names.indexOf('uploadFile'));
  assert.is(page.observed.openedUrls.length, 1);
});

files('SUB-01 API-03 a file that fails is reported, and a retry sends it for the same order', async () => {
  const page = await openStepTwo({
    files: [pdf(), pdf('figures.pdf')],
    firstUploads: { 'figures.pdf': offline },
  });
  await page.form.proceed();
  const text = shownText(page.store.notice?.message);
  for (const expectedText of ['O-7K3M9Q is placed', 'figures.pdf', 'Network Error'])
    assert.match(text, expectedText);
  assert.equal([page.store.notice?.retry, page.store.notice?.goOn], ['Retry', 'Continue without it']);
  assert.equal(page.observed.openedUrls, []);
  await page.form.retry();
  assert.is(page.server.requestsOf('createOrder').length, 1);
  assert.is(page.server.requestsOf('uploadFile').length, 3, 'what was sent is not sent again');
  assert.is(page.observed.openedUrls.length, 1);
});

files('API-03 files that are uploaded and cannot be attached are not shown as sent', async () => {
  let failures = 1;
  const page = await openStepTwo({
    files: [pdf(), pdf('figures.pdf')],
    answers: { attachFiles: () => (failures-- > 0 ? offline : ok(null)) },
  });
  await page.form.proceed();
  assert.match(shownText(page.store.notice?.message), 'could not be sent: notes.pdf, figures.pdf');
  assert.equal(page.store.uploads, {});
  await page.form.retry();
  assert.is(page.server.requestsOf('uploadFile').length, 2, 'what was sent is not sent again');
  assert.equal(Object.values(page.store.uploads), [1, 1]);
  assert.is(page.observed.openedUrls.length, 1);
});

files('API-03 payment opens without the file if the visitor continues', async () => {
  const page = await openStepTwo({
    files: [pdf()],
    firstUploads: { 'notes.pdf': refused('file', 'file-size-invalid', 413) },
  });
  await page.form.proceed();
  assert.match(shownText(page.store.notice?.message), 'bigger than allowed');
  assert.is(page.store.notice?.retry, null, 'it would be refused again');
  assert.is(page.store.errors.materials, 'file-size-invalid');
  await page.form.continueToPayment();
  assert.is(page.observed.openedUrls.length, 1);
});

files('API-03 after a lost connection no further file is sent, and all missing are named', async () => {
  const page = await openStepTwo({
    files: [pdf(), pdf('figures.pdf'), pdf('tables.pdf')],
    answers: { uploadFile: () => offline },
  });
  await page.form.proceed();
  assert.is(page.server.requestsOf('uploadFile').length, 1);
  assert.match(shownText(page.store.notice?.message), 'notes.pdf, figures.pdf, tables.pdf');
});

files('API-03 a file that the placed order has is not sent again if it is chosen again', async () => {
  const page = await openStepTwo({ files: [pdf()] });
  await page.form.proceed();
  page.form.addFiles([pdf(), pdf('figures.pdf')]);
  await page.form.proceed();
  assert.is(page.server.requestsOf('createOrder').length, 1);
  const sent = page.server.requestsOf('uploadFile').map(({ payload }) => Object(payload.file).name);
  assert.equal(sent, ['notes.pdf', 'figures.pdf']);
  const materials = page.store.draft.materials.map(({ name }) => name);
  assert.equal(materials, ['notes.pdf', 'figures.pdf']);
});

files('API-03 a file that replaces a refused one is sent before the payment', async () => {
  const page = await openStepTwo({
    files: [pdf('bad.pdf')],
    firstUploads: { 'bad.pdf': refused('file', 'file-type-invalid', 415) },
  });
  await page.form.proceed();
  page.form.removeFile(page.store.draft.materials[0]?.key ?? '');
  page.form.addFiles([pdf('good.pdf')]);
  await page.form.continueToPayment();
  const sent = page.server.requestsOf('uploadFile').map(({ payload }) => Object(payload.file).name);
  assert.equal(sent, ['bad.pdf', 'good.pdf']);
  assert.equal([page.server.requestsOf('attachFiles').length, page.observed.openedUrls.length], [1, 1]);
});

files('API-03 a file that the visitor removes during its upload is not attached', async () => {
  let isRemoved = false;
  const page = await openStepTwo({
    files: [pdf('film.zip'), pdf()],
    answers: {
      uploadFile: ({ payload, signal }) =>
        payload.file instanceof File && payload.file.name === 'notes.pdf'
          ? ok({ id: 41, name: '', size: 4 }, 201)
          : new Promise((resolve) =>
              signal?.addEventListener('abort', () => {
                isRemoved = true;
                resolve(abortFailure());
              }),
            ),
    },
  });
  const sent = page.form.proceed();
  const [fileItem] = page.store.draft.materials;
  await until(() => fileItem && page.store.uploads[fileItem.key] === 0);
  page.form.removeFile(fileItem?.key ?? '');
  await sent;
  assert.ok(isRemoved);
  assert.equal(page.server.requestsOf('attachFiles')[0]?.payload, {
    receiverType: 'writer',
    'file[id]': [41],
  });
  assert.equal([page.store.notice, page.observed.openedUrls.length], [null, 1]);
});

files.run();
