import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { deadlines, paperTypeId, writerGrades } from '../../../src/order/vocabulary/ids.ts';
import { offline, ok, priced, refused } from '../../support/state/fixture-context.ts';
import { openForm, pdf } from '../../support/state/fixture-order-form.ts';
import { controlledPromise, until } from '../../support/state/until.ts';

const edits = suite('edits of the order form');

let page: ReturnType<typeof openForm>;

edits.after.each(() => {
  page.form.destroy();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const priceConfirmed = () => until(() => !page.form.price.isUnconfirmed.peek());

edits('ORD-07 a discount code shows as loading while it is checked, and then as applied', async () => {
  const answer = controlledPromise<Result<unknown>>();
  page = openForm({ answers: { calculatePrice: () => answer.promise } });
  assert.is(page.store.discount.isOpen, false);
  page.form.toggleDiscount();
  assert.is(page.store.discount.isOpen, true);
  page.form.edit('discountCode', 'WELCOME15');
  page.form.applyDiscount();
  await until(() => page.store.discount.isLoading);
  answer.resolvePromise(priced(10.17, { code: 'WELCOME15', type: 'percent', value: 15 }, 11.96));
  await until(() => page.store.discount.isApplied);
  assert.is(page.store.discount.isLoading, false);
  page.form.edit('discountCode', 'WELCOME1');
  assert.is(page.store.discount.isApplied, false);
});

edits('ORD-07 a refused discount code stops loading and shows its error at its field', async () => {
  page = openForm({
    answers: {
      calculatePrice: ({ payload }) =>
        payload.discountCode ? refused('discountCode', 'discountUnknown') : priced(11.96),
    },
  });
  page.form.edit('discountCode', 'NONE');
  page.form.applyDiscount();
  await until(() => page.store.errors.discountCode);
  assert.is(page.store.errors.discountCode, 'discountUnknown');
  await priceConfirmed();
  assert.equal({ ...page.store.discount }, { isOpen: false, isLoading: false, isApplied: false });
  page.form.edit('deadlineId', deadlines.hours24);
  assert.is(page.store.errors.discountCode, 'discountUnknown', 'it is still wrong');
  page.form.edit('discountCode', '');
  assert.is(page.store.errors.discountCode, undefined);
});

edits('a combination that can be sold clears the error of the earlier one', () => {
  page = openForm({
    site: ({ tariff }) => {
      for (const grid of tariff.grids) grid.cents[0] = grid.cents[0]?.map(() => null) ?? [];
    },
  });
  page.form.edit('deadlineId', deadlines.hours3);
  assert.is(page.store.errors.deadlineId, 'combinationUnavailable');
  page.form.edit('deadlineId', deadlines.hours6);
  assert.is(page.store.errors.deadlineId, undefined);
});

edits(
  'WRT-03 a preferred writer’s grade selects the extra of that grade and is part of the price',
  async () => {
    page = openForm({
      answers: {
        preferredWriter: ({ params }) => ok({ code: params.code, gradeId: 3, isBookmarked: false }),
      },
    });
    page.form.edit('writersPreferredCode', 'W12345');
    await until(() => page.store.draft.top10Writer);
    assert.is(page.store.draft.writersPreferredCode, 'W12345');
    assert.is(page.store.draft.writerGradeId, writerGrades.top10);
    assert.is(page.form.price.total.peek(), 1615);
    page.form.edit('writersPreferredCode', 'W');
    assert.equal(
      [page.store.draft.top10Writer, page.store.draft.writerGradeId],
      [false, writerGrades.regular],
    );
    assert.is(page.form.price.total.peek(), 1196);
  },
);

edits('WRT-03 the form looks up the writer code of a query', async () => {
  page = openForm({
    query: 'writerCode=W22222',
    answers: { preferredWriter: () => ok({ code: 'W22222', gradeId: 2, isBookmarked: false }) },
  });
  await until(() => page.store.draft.premiumSpecialist);
  assert.is(page.server.requestsOf('preferredWriter')[0]?.params.code, 'W22222');
});

edits('WRT-03 the grade of one writer is never applied to another writer’s code', async () => {
  const slow = controlledPromise<Result<unknown>>();
  page = openForm({
    answers: {
      preferredWriter: ({ params }) =>
        params.code === 'W11111' ? slow.promise : ok({ code: 'W22222', gradeId: 2, isBookmarked: false }),
    },
  });
  page.form.edit('writersPreferredCode', 'W11111');
  page.form.edit('writersPreferredCode', 'W22222');
  await until(() => page.store.draft.premiumSpecialist);
  slow.resolvePromise(ok({ code: 'W11111', gradeId: 3, isBookmarked: false }));
  await slow.promise;
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal([page.store.draft.premiumSpecialist, page.store.draft.top10Writer], [true, false]);
});

edits('WRT-03 an unknown writer code is reported at its field', async () => {
  page = openForm({ answers: { preferredWriter: () => refused('', 'Not found', 404) } });
  page.form.edit('writersPreferredCode', 'W99999');
  await until(() => page.store.errors.writersPreferredCode);
  assert.is(page.store.errors.writersPreferredCode, 'writerUnknown');
});

edits('VAL-04 WRT-04 files of allowed types are added, and each other file shows a reason', () => {
  page = openForm();
  page.form.addFiles([pdf(), new File(['x'], 'run.exe')]);
  assert.equal(
    page.store.draft.materials.map(({ name }) => name),
    ['notes.pdf'],
  );
  assert.is(page.store.errors.materials, 'file-type-invalid');
  assert.is(page.store.draft.notNeedMaterials, false);
  page.form.addFiles([pdf('more.pdf')]);
  assert.is(page.store.errors.materials, undefined, 'adding clears the error before');
  for (const { key } of [...page.store.draft.materials]) page.form.removeFile(key);
  assert.is(page.store.draft.notNeedMaterials, true);
});

edits('ORD-10 the form loads a rule once, and again after a failure', async () => {
  page = openForm({ answers: { rule: () => offline } });
  assert.ok((await page.form.rules.open('terms-of-use')).failed);
  page.server.answers.rule = () => ok({ slug: 'terms-of-use', title: 'Terms of Use', html: '<p>…</p>' });
  const [first, second] = await Promise.all([
    page.form.rules.open('terms-of-use'),
    page.form.rules.open('terms-of-use'),
  ]);
  assert.is(first.payload?.title, 'Terms of Use');
  assert.is(second, first);
  assert.is(page.server.requestsOf('rule').length, 2);
});

edits('TYP-04 a paper type with slides sets slides instead of pages', () => {
  page = openForm();
  page.form.edit('typeId', paperTypeId(55));
  assert.equal([page.store.draft.numberElements, page.store.draft.numberSlides], ['0', '1']);
});

edits.run();
