import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currencies } from '../../src/order/vocabulary/ids.ts';
import { stopAfter } from '../support/runner/suite/stop-after.mjs';
import { openForm } from '../support/state/fixture-order-form.ts';
import { until } from '../support/until.ts';

const form = suite('order form state');

const priceConfirmed = ({ form }: ReturnType<typeof openForm>) =>
  until(() => !form.price.isUnconfirmed.peek());

form('PRC-01 at its start, a form requests a price only if the query differs from the defaults', async () => {
  const untouched = openForm();
  assert.is(untouched.form.price.total.peek(), 1196);
  assert.is(untouched.form.price.isUnconfirmed.peek(), false);
  const chosen = openForm({ query: 'deadlineId=1' });
  assert.is(chosen.form.price.isUnconfirmed.peek(), true);
  await priceConfirmed(chosen);
  assert.is(chosen.server.requestsOf('calculatePrice').length, 1);
});

form('PRC-03 the partner code of an earlier page is applied unless the query has a code', () => {
  // Stores a visit with a partner's code, in a fake of the browser's storage.
  const localStorage = { 'octavo:visit': JSON.stringify({ externalDiscountCode: 'PARTNER' }) };
  Object.assign(globalThis, { localStorage });
  stopAfter(() => Reflect.deleteProperty(globalThis, 'localStorage'));
  assert.is(openForm().store.draft.discountCode, 'PARTNER');
  assert.is(openForm({ query: 'referrerCode=FRIEND' }).store.draft.discountCode, 'FRIEND');
});

form('PRC-01 a form requests a price when a priced field changes, and for no other field', async () => {
  const page = openForm();
  page.form.edit('topic', 'Margins');
  page.form.edit('details', 'Three pages');
  page.form.edit('sources', '4');
  page.form.edit('writersPreferredCode', 'W12');
  page.form.edit('discountCode', 'WELCOME15');
  assert.is(page.form.price.isUnconfirmed.peek(), false);
  page.form.edit('currencyId', currencies.eur);
  assert.is(page.form.price.total.peek(), 1076, 'in the frame of the change');
  await priceConfirmed(page);
  assert.is(page.server.requestsOf('calculatePrice').length, 1);
});

form.run();
