import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { priced } from '../../support/state/fixture-context.ts';
import { openForm } from '../../support/state/fixture-order-form.ts';
import { openProviderForms } from '../../support/state/open-provider-forms.ts';
import { until } from '../../support/until.ts';

const recalculate = suite('recalculation after an edit');
const stage = openProviderForms(recalculate);

const confirmed = ({ form }: Pick<ReturnType<typeof stage.open>, 'form'>) =>
  until(() => !form.price.isUnconfirmed.peek());
const lastPayload = () => stage.requestsOf('calculatePrice').at(-1)?.payload ?? {};

recalculate('MON-03 shortening the writer code removes Premium and its surcharge', async () => {
  const page = stage.open();
  page.form.edit('premiumSpecialist', true);
  assert.is(page.form.price.total.peek(), 1435);
  await confirmed(page);
  page.form.edit('writersPreferredCode', 'W1');
  assert.is(page.form.price.total.peek(), 1196, 'in the frame of the edit');
  await confirmed(page);
  assert.is(lastPayload().writerGradeId, 1);
  assert.not(lastPayload().writersPreferredCode, 'an incomplete code is not priced');
  assert.is(page.store.errors.writersPreferredCode, undefined);
});

recalculate('MON-03 Checkout sends an incomplete writer code, because the server may know it', async () => {
  const page = stage.open();
  page.fillPaper();
  page.form.edit('writersPreferredCode', 'W1');
  await page.form.checkout();
  await until(() => lastPayload().writersPreferredCode === 'W1');
});

recalculate('PRC-01 m2_d1 requests a price 500 ms after the last keystroke in a discount code', async () => {
  const page = openForm({
    options: { template: 'm2_d1' },
    answers: { calculatePrice: () => priced(10.17) },
  });
  const requestCount = () => page.server.requestsOf('calculatePrice').length;
  // Requests a first price, so that the deferred code is loaded before the fake clock moves.
  page.form.edit('numberElements', '2');
  await confirmed(page);
  assert.is(requestCount(), 1);
  mock.timers.enable({ apis: ['setTimeout'] });
  stopAfter(() => mock.timers.reset());
  page.form.edit('discountCode', 'WELCOME1');
  mock.timers.tick(499);
  page.form.edit('discountCode', 'WELCOME15');
  mock.timers.tick(499);
  await new Promise(setImmediate);
  assert.is(requestCount(), 1);
  mock.timers.tick(1);
  await new Promise(setImmediate);
  assert.is(requestCount(), 2);
});

recalculate.run();
