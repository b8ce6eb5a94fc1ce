import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currencies } from '../../src/order/vocabulary/ids.ts';
import { priced, refused } from '../support/state/fixture-context.ts';
import { loggedInStorage, openForm } from '../support/state/fixture-order-form.ts';
import { until } from '../support/state/until.ts';

const form = suite('order form state');

let page: ReturnType<typeof openForm>;

form.after.each(() => {
  page.form.destroy();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const prices = () => page.server.requestsOf('calculatePrice');

const priceConfirmed = () => until(() => !page.form.price.isUnconfirmed.peek());

form('PRC-01 at its start, a form requests a price only if the query differs from the defaults', async () => {
  page = openForm();
  assert.is(page.form.price.total.peek(), 1196);
  assert.is(page.form.price.isUnconfirmed.peek(), false);
  page.form.destroy();
  page = openForm({ query: 'deadlineId=1' });
  assert.is(page.form.price.isUnconfirmed.peek(), true);
  await priceConfirmed();
  assert.is(prices().length, 1);
});

form('ORD-11 the form starts with the values of the query and ignores unknown ones', () => {
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

form('PRC-03 the partner code of an earlier page is applied unless the query has a code', () => {
  // Stores a visit with a partner's code, in a fake of the browser's storage.
  const localStorage = { 'octavo:visit': JSON.stringify({ externalDiscountCode: 'PARTNER' }) };
  Object.assign(globalThis, { localStorage });
  page = openForm();
  assert.is(page.store.draft.discountCode, 'PARTNER');
  page.form.destroy();
  page = openForm({ query: 'referrerCode=FRIEND' });
  assert.is(page.store.draft.discountCode, 'FRIEND');
});

form('DOM-01 a form of m2_d1 starts with the topic "Writer’s Choice"', () => {
  page = openForm({ options: { template: 'm2_d1' } });
  assert.is(page.store.draft.topic, "Writer's Choice");
});

form('PRC-01 a form requests a price when a priced field changes, and for no other field', async () => {
  page = openForm();
  page.form.edit('topic', 'Margins');
  page.form.edit('details', 'Three pages');
  page.form.edit('sources', '4');
  page.form.edit('writersPreferredCode', 'W12');
  page.form.edit('discountCode', 'WELCOME15');
  assert.is(page.form.price.isUnconfirmed.peek(), false);
  page.form.edit('currencyId', currencies.eur);
  assert.is(page.form.price.total.peek(), 1076, 'in the frame of the change');
  await priceConfirmed();
  assert.is(prices().length, 1);
});

form('PRC-01 a form of m2_d1 requests a price for a discount code once typing pauses', async () => {
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

form('PRC-02 PRC-03 a refused first price restores the default choices and keeps typed texts', async () => {
  page = openForm({
    query: 'numberElements=9&referrerCode=FRIEND&topic=Moths',
    answers: {
      calculatePrice: ({ payload }) =>
        payload.numberElements === '9' ? refused('deadlineId', 'combinationUnavailable') : priced(12),
    },
  });
  await priceConfirmed();
  const { draft } = page.store;
  assert.equal([draft.numberElements, draft.discountCode, draft.topic], ['1', 'FRIEND', 'Moths']);
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

form('a change in one order form leaves the other order form of the page unchanged', () => {
  page = openForm();
  const otherForm = openForm();
  page.form.edit('topic', 'Margins');
  assert.is(otherForm.store.draft.topic, '');
  otherForm.form.destroy();
});

form('SES-01 after a logout, the form shows nothing of the submission before it', async () => {
  page = openForm({ storage: loggedInStorage() });
  await page.identityLoaded();
  await page.goToStepTwo();
  await page.form.proceed();
  assert.is(page.store.submission.state, 'placed');
  page.session.logout();
  assert.is(page.store.submission.state, 'idle');
});

form.run();
