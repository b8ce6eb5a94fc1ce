import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { refused } from '../../../src/api/answer.ts';
import { createUploads } from '../../../src/cabinet/order/uploads.ts';
import { maximumFileBytes } from '../../../src/order/file-limits.ts';
import { type Answers, fakeClient, success } from '../fake-cabinet.ts';

const uploads = suite('uploads of an order');

const create = (answers: Answers = {}) => {
  const { client, sent } = fakeClient({
    uploadFile: () => success({ id: 7, name: 'notes.pdf', size: 5 }),
    attachFiles: () => ({ ...success(null), status: 204 }),
    ...answers,
  });
  let attached = 0;
  const created = createUploads({
    client,
    orderCode: 'O-7K3M9Q',
    onAttached: () => {
      attached += 1;
    },
  });
  return { ...created, sent, countAttached: () => attached };
};

uploads('API-03 attach each file to the order under the writer', async () => {
  const { add, store, sent, countAttached } = create();
  await add([new File(['one'], 'notes.pdf'), new File(['two'], 'draft.docx')]);
  assert.equal(
    sent.map(({ name }) => name),
    ['uploadFile', 'attachFiles', 'uploadFile', 'attachFiles'],
  );
  assert.equal(sent[1]?.options, {
    params: { orderId: 'O-7K3M9Q' },
    payload: { receiverType: 'writer', 'file[id]': [7] },
  });
  assert.is(countAttached(), 2);
  assert.is(store.files.length, 0);
});

uploads('VAL-04 refuse a file by name or size without sending it, and send the others', async () => {
  const { add, store, sent } = create();
  const heavy = new File(['x'], 'scan.pdf');
  Object.defineProperty(heavy, 'size', { value: maximumFileBytes + 1 });
  await add([new File(['x'], 'virus.exe'), heavy, new File(['one'], 'notes.pdf')]);
  assert.is(store.problem, 'virus.exe: The type of one or more files is not supported.');
  assert.is(sent.length, 2);
});

uploads('API-03 say which file was refused and why', async () => {
  const { add, store, countAttached } = create({
    uploadFile: () => refused(415, [{ property: 'materials', message: 'file-type-invalid' }]),
  });
  await add([new File(['MZ'], 'notes.pdf')]);
  assert.is(store.problem, 'notes.pdf: The type of one or more files is not supported.');
  assert.is(countAttached(), 0);
});

uploads('API-03 leave out a file that was removed before its turn', async () => {
  const { add, cancel, store, sent } = create();
  const adding = add([new File(['one'], 'notes.pdf'), new File(['two'], 'draft.docx')]);
  cancel(store.files[1]?.key ?? '');
  await adding;
  assert.is(sent.length, 2);
});

uploads.run();
