import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { abortFailure } from '../../../src/api/result.ts';
import { ok, refused } from '../../support/state/fixture-context.ts';
import { openStepTwo, pdf } from '../../support/state/fixture-order-form.ts';
import { until } from '../../support/until.ts';

const removed = suite('files that the visitor removes from an order');

removed('API-03 a file that replaces a refused one is sent before the payment', async () => {
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

removed('API-03 a file that the visitor removes during its upload is not attached', async () => {
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

removed.run();
