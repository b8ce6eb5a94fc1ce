import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../src/api/result.ts';
import { currencies, deadlines, paperTypeId, writerGrades } from '../../src/order/vocabulary/ids.ts';
import { offline, ok, priced, refused } from '../support/state/fixture-context.ts';
import { openForm, pdf } from '../support/state/fixture-order-form.ts';
import { deferred, until } from '../support/state/until.ts';

const form = suite('order form state');
let page: ReturnType<typeof openForm>;
form.after.each(() => {
  page.form.destroy();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const prices = () => page.server.of('calculatePrice');
const settled = () => until(() => !page.form.price.isUnconfirmed.peek());

form('PRC-01 the form requests a price on start only if the query differs from the defaults', async () => {
  page = openForm();
  assert.is(page.form.price.total.peek(), 1196);
  assert.is(page.form.price.isUnconfirmed.peek(), false);
  page.form.destroy();
  page = openForm({ query: 'deadlineId=1' });
  assert.is(page.form.price.isUnconfirmed.peek(), true);
  await settled();
  assert.is(prices().length, 1);
});

form('ORD-11 the form starts from the query and ignores unknown values', () => {
  page = openForm({
    query:
      'typeId=5&serviceId=2&deadlineId=4&academicLevelId=2&numberElements=7&spacingType=single&topic=Moths&details=All&subjectId=1&formatId=2&sources=3&writerCode=W12345&paymentSystemId=3&currencyId=x&additionalMaterialStatusId=99',
  });
  const { draft } = page.store;
  assert.equal(
    [draft.typeId, draft.serviceId, draft.deadlineId, draft.academicLevelId, draft.subjectId, draft.formatId],
    [5, 2, 4, 2, 1, 2],
  );
  assert.equal(
    [draft.numberElements, draft.spacingType, draft.topic, draft.details, draft.sources],
    ['7', 'single', 'Moths', 'All', '3'],
  );
  assert.is(draft.writersPreferredCode, 'W12345');
  assert.is(draft.paymentSystemId, 3);
  page.form.destroy();
  page = openForm({
    query: 'typeId=999&deadlineId=soon&numberElements=-4&spacingType=triple&writerCode=%00',
  });
  assert.is(page.store.draft.typeId, 1);
  assert.is(page.store.draft.deadlineId, 9);
  assert.is(page.store.draft.numberElements, '1');
});

form('PRC-03 an earlier page’s partner code is applied, unless the query has one', () => {
  // The test replaces the browser's storage, which keeps the visit.
  const localStorage = { 'octavo:visit': JSON.stringify({ externalDiscountCode: 'PARTNER' }) };
  Object.assign(globalThis, { localStorage });
  page = openForm();
  assert.is(page.store.draft.discountCode, 'PARTNER');
  page.form.destroy();
  page = openForm({ query: 'referrerCode=FRIEND' });
  assert.is(page.store.draft.discountCode, 'FRIEND');
});

form('DOM-01 the m2_d1 form starts with the topic "Writer\'s Choice"', () => {
  page = openForm({ options: { template: 'm2_d1' } });
  assert.is(page.store.draft.topic, "Writer's Choice");
});

form('PRC-01 a price is requested when a priced field changes, and for no other field', async () => {
  page = openForm();
  page.form.edit('topic', 'Margins');
  page.form.edit('details', 'Three pages');
  page.form.edit('sources', '4');
  page.form.edit('writersPreferredCode', 'W12');
  page.form.edit('discountCode', 'WELCOME15');
  assert.is(page.form.price.isUnconfirmed.peek(), false);
  page.form.edit('currencyId', currencies.eur);
  assert.is(page.form.price.total.peek(), 1076, 'in the frame of the change');
  await settled();
  assert.is(prices().length, 1);
});

form('PRC-01 the m2_d1 form requests a discounted price once typing has paused', async () => {
  page = openForm({
    options: { template: 'm2_d1' },
    answers: {
      calculatePrice: () => priced(10.17, { code: 'WELCOME15', type: 'percent', value: 15 }, 11.96),
    },
  });
  for (const typed of ['WEL', 'WELCOME', 'WELCOME15']) page.form.edit('discountCode', typed);
  await until(() => page.store.discount.isApplied);
  assert.equal(
    prices().map(({ payload }) => payload.discountCode),
    ['WELCOME15'],
  );
  assert.is(page.form.price.save.peek(), 179);
});

form('ORD-07 a discount code is shown as loading while it is checked, and then as applied', async () => {
  const answer = deferred<Result<unknown>>();
  page = openForm({ answers: { calculatePrice: () => answer.promise } });
  assert.is(page.store.discount.isOpen, false);
  page.form.toggleDiscount();
  assert.is(page.store.discount.isOpen, true);
  page.form.edit('discountCode', 'WELCOME15');
  page.form.applyDiscount();
  await until(() => page.store.discount.isLoading);
  answer.settle(priced(10.17, { code: 'WELCOME15', type: 'percent', value: 15 }, 11.96));
  await until(() => page.store.discount.isApplied);
  assert.is(page.store.discount.isLoading, false);
  page.form.edit('discountCode', 'WELCOME1');
  assert.is(page.store.discount.isApplied, false);
});

form('ORD-07 a refused discount code stops loading and shows the error at its field', async () => {
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
  await settled();
  assert.equal({ ...page.store.discount }, { isOpen: false, isLoading: false, isApplied: false });
  page.form.edit('deadlineId', deadlines.hours24);
  assert.is(page.store.errors.discountCode, 'discountUnknown', 'it is still wrong');
  page.form.edit('discountCode', '');
  assert.is(page.store.errors.discountCode, undefined);
});

form('PRC-02 PRC-03 a refused first price restores the default choices and keeps typed texts', async () => {
  page = openForm({
    query: 'numberElements=9&referrerCode=FRIEND&topic=Moths',
    answers: {
      calculatePrice: ({ payload }) =>
        payload.numberElements === '9' ? refused('deadlineId', 'combinationUnavailable') : priced(12),
    },
  });
  await settled();
  const { draft } = page.store;
  assert.equal([draft.numberElements, draft.discountCode, draft.topic], ['1', 'FRIEND', 'Moths']);
});

form('a combination that can be sold again clears the error of the one that cannot', () => {
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

form('WRT-03 a preferred writer’s grade checks the matching extra and is priced', async () => {
  page = openForm({
    answers: { preferredWriter: ({ params }) => ok({ code: params.code, gradeId: 3, isBookmarked: false }) },
  });
  page.form.edit('writersPreferredCode', 'W12345');
  await until(() => page.store.draft.top10Writer);
  assert.is(page.store.draft.writersPreferredCode, 'W12345');
  assert.is(page.store.draft.writerGradeId, writerGrades.top10);
  assert.is(page.form.price.total.peek(), 1615);
  page.form.edit('writersPreferredCode', 'W');
  assert.equal([page.store.draft.top10Writer, page.store.draft.writerGradeId], [false, writerGrades.regular]);
  assert.is(page.form.price.total.peek(), 1196);
});

form('WRT-03 the writer code of a query is looked up', async () => {
  page = openForm({
    query: 'writerCode=W22222',
    answers: { preferredWriter: () => ok({ code: 'W22222', gradeId: 2, isBookmarked: false }) },
  });
  await until(() => page.store.draft.premiumSpecialist);
  assert.is(page.server.of('preferredWriter')[0]?.params.code, 'W22222');
});

form('WRT-03 a writer’s grade is never applied to another code', async () => {
  const slow = deferred<Result<unknown>>();
  page = openForm({
    answers: {
      preferredWriter: ({ params }) =>
        params.code === 'W11111' ? slow.promise : ok({ code: 'W22222', gradeId: 2, isBookmarked: false }),
    },
  });
  page.form.edit('writersPreferredCode', 'W11111');
  page.form.edit('writersPreferredCode', 'W22222');
  await until(() => page.store.draft.premiumSpecialist);
  slow.settle(ok({ code: 'W11111', gradeId: 3, isBookmarked: false }));
  await slow.promise;
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal([page.store.draft.premiumSpecialist, page.store.draft.top10Writer], [true, false]);
});

form('WRT-03 an unknown writer code is reported at its field', async () => {
  page = openForm({ answers: { preferredWriter: () => refused('', 'Not found', 404) } });
  page.form.edit('writersPreferredCode', 'W99999');
  await until(() => page.store.errors.writersPreferredCode);
  assert.is(page.store.errors.writersPreferredCode, 'writerUnknown');
});

form('VAL-04 WRT-04 supported files are added, and each other file gets a reason', () => {
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

form('ORD-10 a rule is loaded once, and again after a failure', async () => {
  page = openForm({ answers: { rule: () => offline } });
  assert.ok((await page.form.rules.open('terms-of-use')).failed);
  page.server.answers.rule = () => ok({ slug: 'terms-of-use', title: 'Terms of Use', html: '<p>…</p>' });
  const [one, other] = await Promise.all([
    page.form.rules.open('terms-of-use'),
    page.form.rules.open('terms-of-use'),
  ]);
  assert.is(one.payload?.title, 'Terms of Use');
  assert.is(other, one);
  assert.is(page.server.of('rule').length, 2);
});

form('AUT-04 the phone starts with the dial code of the visitor’s country, or +1 if unknown', async () => {
  page = openForm({
    site: (site) => {
      Object.assign(site, { countryCode: 'DE', dialCode: '49' });
    },
  });
  await until(() => page.session.store.registration.phone === '+49');
  assert.is(page.context.storage.get('countryCode'), 'DE');
  page.form.destroy();
  page = openForm({
    site: (site) => {
      Object.assign(site, { countryCode: null, dialCode: null });
    },
  });
  await until(() => page.session.store.registration.phone === '+1');
});

form('TYP-04 a slides type has slides instead of pages', () => {
  page = openForm();
  page.form.edit('typeId', paperTypeId(55));
  assert.equal([page.store.draft.numberElements, page.store.draft.numberSlides], ['0', '1']);
});

form('two order forms on one page are independent', () => {
  page = openForm();
  const other = openForm();
  page.form.edit('topic', 'Margins');
  assert.is(other.store.draft.topic, '');
  other.form.destroy();
});

form.run();
