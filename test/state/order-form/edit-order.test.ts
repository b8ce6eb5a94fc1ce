import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { deadlines, paperTypeId, writerGrades } from '../../../src/order/vocabulary/ids.ts';
import { showErrors } from '../../../src/state/order-form/order-errors.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import { offline, ok, priced, refused } from '../../support/state/fixture-context.ts';
import { openForm, pdf } from '../../support/state/fixture-order-form.ts';
import { until } from '../../support/until.ts';

const edits = suite('edits of the order form');

edits('ORD-07 a refused discount code stops loading and shows its error until the code changes', async () => {
  const { form, store } = openForm({
    answers: {
      calculatePrice: ({ payload }) =>
        payload.discountCode ? refused('discountCode', 'discountUnknown') : priced(11.96),
    },
  });
  form.edit('discountCode', 'NONE');
  form.applyDiscount();
  await until(() => store.errors.discountCode);
  assert.is(store.errors.discountCode, 'discountUnknown');
  await until(() => !form.price.isUnconfirmed.peek());
  assert.equal({ ...store.discount }, { isLoading: false, isApplied: false });
  form.edit('deadlineId', deadlines.hours24);
  assert.is(store.errors.discountCode, 'discountUnknown', 'it is still wrong');
  form.edit('discountCode', '');
  assert.is(store.errors.discountCode, undefined);
});

const writer = (code: string, gradeId: number) => ok({ code, gradeId, isBookmarked: false });

edits('WRT-03 a preferred writer’s grade selects its extra and is part of the price', async () => {
  const { form, store } = openForm({ answers: { preferredWriter: () => writer('W12345', 3) } });
  form.edit('writersPreferredCode', 'W12345');
  await until(() => store.draft.top10Writer);
  assert.is(store.draft.writersPreferredCode, 'W12345');
  assert.is(store.draft.writerGradeId, writerGrades.top10);
  assert.is(form.price.total.peek(), 1615);
  form.edit('writersPreferredCode', 'W');
  assert.equal([store.draft.top10Writer, store.draft.writerGradeId], [false, writerGrades.regular]);
  assert.is(form.price.total.peek(), 1196);
});

edits('WRT-03 the form looks up only complete writer codes', async () => {
  const { form, store, server } = openForm({ answers: { preferredWriter: () => writer('W12345', 3) } });
  for (const code of ['W1', 'W12', 'W123', 'W1234', 'W12345']) form.edit('writersPreferredCode', code);
  await until(() => store.draft.top10Writer);
  const lookups = server.requestsOf('preferredWriter').map(({ params }) => params);
  assert.equal(lookups, [{ code: 'W12345' }]);
});

edits('WRT-03 ERR-02 a writer code that could not be checked is reported and kept', async () => {
  const { form, store, server, fillPaper } = openForm({ answers: { preferredWriter: () => offline } });
  form.edit('writersPreferredCode', 'W12345');
  await until(() => store.errors.writersPreferredCode === 'writerUnchecked');
  fillPaper();
  await form.checkout();
  assert.is(store.activeStep, 2);
  assert.is(server.requestsOf('validateOrder')[0]?.payload.writersPreferredCode, 'W12345');
});

edits('WRT-03 the grade of one writer is never applied to another writer’s code', async () => {
  const slow = controlledPromise<Result<unknown>>();
  const { form, store } = openForm({
    answers: {
      preferredWriter: ({ params }) => (params.code === 'W11111' ? slow.promise : writer('W22222', 2)),
    },
  });
  form.edit('writersPreferredCode', 'W11111');
  form.edit('writersPreferredCode', 'W22222');
  await until(() => store.draft.premiumSpecialist);
  slow.resolvePromise(writer('W11111', 3));
  await slow.promise;
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal([store.draft.premiumSpecialist, store.draft.top10Writer], [true, false]);
});

edits('a late answer about the writer of a removed form begins no price', async () => {
  const slow = controlledPromise<Result<unknown>>();
  const { form, store } = openForm({ answers: { preferredWriter: () => slow.promise } });
  form.edit('writersPreferredCode', 'W12345');
  form.destroy();
  slow.resolvePromise(writer('W12345', 3));
  await until(() => store.draft.top10Writer);
  assert.is(form.price.total.peek(), 1196);
});

edits('VAL-04 WRT-04 files of allowed types are added, and each other file shows a reason', () => {
  const { form, store } = openForm();
  form.addFiles([pdf(), new File(['x'], 'run.exe')]);
  const added = store.draft.materials.map(({ name }) => name);
  const refusedFiles = store.refusedFiles.map(({ name, problem }) => [name, problem]);
  assert.equal([added, refusedFiles], [['notes.pdf'], [['run.exe', 'file-type-invalid']]]);
  assert.not(store.errors.materials, 'the row of the file says it, and the field does not repeat it');
  assert.is(store.draft.notNeedMaterials, false);
  for (const { key } of [...store.draft.materials]) form.removeFile(key);
  assert.is(store.draft.notNeedMaterials, true);
});

edits('VAL-05 an edit clears the errors of its field and of fields that depend on it, and no others', () => {
  const page = openForm();
  const error = 'choiceUnavailable';
  showErrors(page.store, { typeId: error, numberElements: error, academicLevelId: error, topic: error });
  page.form.edit('typeId', paperTypeId(55));
  assert.is(page.store.draft.numberElements, '0');
  assert.equal(Object.keys(page.store.errors).sort(), ['academicLevelId', 'topic']);
});

edits('VAL-05 choosing a later deadline clears the error of the preferred writer', () => {
  const page = openForm();
  showErrors(page.store, { writersPreferredCode: 'preferredWriterUrgent' });
  page.form.edit('deadlineId', deadlines.days2);
  assert.equal({ ...page.store.errors }, {});
});

edits('choosing the present value again leaves the placed order the current one', () => {
  const page = openForm();
  Object.assign(page.store, { isOrderCurrent: true, submission: { state: 'placed' } });
  page.form.edit('deadlineId', page.store.draft.deadlineId);
  page.form.edit('policyAccepted', true);
  assert.is(page.store.isOrderCurrent, true);
  page.form.edit('deadlineId', deadlines.hours6);
  assert.equal([page.store.isOrderCurrent, page.store.submission.state], [false, 'idle']);
});

edits.run();
