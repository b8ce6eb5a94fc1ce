import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { createOrderUploads, type Uploads } from '../../../src/cabinet/context/uploads.ts';
import { english } from '../../../src/languages/translator.ts';
import { maximumFileBytes } from '../../../src/order/file-limits.ts';
import { cabinetText } from '../../../src/validation/messages/cabinet.ts';
import { type Answers, fakeClient, ok } from '../../support/cabinet/fake-cabinet.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';

const uploads = suite('uploads of an order');

const create = (answers: Answers = {}) => {
  const { client, sent } = fakeClient({
    uploadFile: () => ok({ id: 7, name: 'notes.pdf', size: 5 }),
    attachFiles: () => ok(null, 204),
    ...answers,
  });
  return { ...createOrderUploads({ client, orderCode: 'O-7K3M9Q' }), calls: sent };
};

/** Returns each file's name with its message. */
const problems = ({ store }: Uploads) =>
  store.files.map(({ name, problem }) => [name, problem && cabinetText(problem, english)]);

uploads('API-03 each uploaded file is attached to the order for the writer', async () => {
  const { add, store, calls } = create();
  await add([new File(['one'], 'notes.pdf'), new File(['two'], 'draft.docx')]);
  const names = calls.map(({ name }) => name);
  assert.equal(names, ['uploadFile', 'attachFiles', 'uploadFile', 'attachFiles']);
  assert.equal(calls[1]?.params, { orderId: 'O-7K3M9Q' });
  assert.equal(calls[1]?.payload, { receiverType: 'writer', 'file[id]': [7] });
  assert.equal([...store.sent], ['notes.pdf', 'draft.docx']);
  assert.is(store.files.length, 0);
});

uploads('VAL-04 a file with a wrong name or size is not sent, and the other files are', async () => {
  const created = create();
  const tooLargeFile = new File(['x'], 'scan.pdf');
  Object.defineProperty(tooLargeFile, 'size', { value: maximumFileBytes + 1 });
  const chosen = [
    new File(['x'], 'virus.exe'),
    new File(['x'], 'Notes.TXT'),
    tooLargeFile,
    new File([], 'empty.pdf'),
    new File(['one'], 'notes.pdf'),
  ];
  await created.add(chosen);
  assert.equal(problems(created), [
    ['virus.exe', 'Not added. Please choose a document, picture or archive'],
    ['Notes.TXT', 'Not added. Please save it as a PDF, or send its text as a message'],
    ['scan.pdf', 'The size of one or more files is bigger than allowed.'],
    ['empty.pdf', 'One or more files are empty. Please save them again and choose them anew'],
  ]);
  assert.ok(created.store.files.every(({ canRetry }) => !canRetry));
  assert.is(created.calls.length, 2);
});

uploads('API-03 a file that the server refuses for its content is named and has no Retry', async () => {
  const created = create({
    uploadFile: () => httpFailure(415, [{ property: 'materials', message: 'file-type-invalid' }]),
  });
  await created.add([new File(['MZ'], 'notes.pdf')]);
  assert.equal(problems(created), [['notes.pdf', 'The type of one or more files is not supported.']]);
  assert.is(created.store.files[0]?.canRetry, false);
});

uploads('ORD-21 a file stopped by a lost connection stays listed, and Retry sends it', async () => {
  let isOffline = true;
  const created = create({
    uploadFile: () => (isOffline ? failure() : ok({ id: 7, name: 'notes.pdf', size: 5 })),
  });
  await created.add([new File(['one'], 'notes.pdf')]);
  const [file] = created.store.files;
  assert.ok(file?.problem);
  assert.match(cabinetText(file.problem, english), 'Check your connection');
  isOffline = false;
  await created.retry(file?.key ?? '');
  assert.equal([...created.store.sent], ['notes.pdf']);
});

uploads('API-03 a file that the customer removes during its upload is not listed as sent', async () => {
  const { promise, resolvePromise } = controlledPromise<Result<unknown>>();
  const created = create({ uploadFile: () => promise });
  const adding = created.add([new File(['one'], 'notes.pdf')]);
  await Promise.resolve();
  created.cancel(created.store.files[0]?.key ?? '');
  resolvePromise(ok({ id: 7, name: 'notes.pdf', size: 5 }));
  await adding;
  assert.equal([[...created.store.sent], created.store.files.length], [[], 0]);
});

/** Returns whether the browser would ask before it closes the page. */
const asksBeforeLeaving = () => {
  const beforeUnload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(beforeUnload);
  return beforeUnload.defaultPrevented;
};

uploads('API-03 during an upload the browser asks before closing the page, and not afterwards', async () => {
  const { add, stop } = create();
  const adding = add([new File(['one'], 'notes.pdf')]);
  assert.is(asksBeforeLeaving(), true);
  await adding;
  assert.is(asksBeforeLeaving(), false);
  void add([new File(['two'], 'draft.docx')]);
  const other = create();
  void other.add([new File([], 'empty.pdf')]);
  assert.is(asksBeforeLeaving(), true, 'a refused file of another order changes nothing');
  stop();
  assert.is(asksBeforeLeaving(), false);
});

uploads.run();
