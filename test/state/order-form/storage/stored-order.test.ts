import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../../src/order/draft/create-draft.ts';
import { currencies, extras } from '../../../../src/order/vocabulary/ids.ts';
import { ok, token } from '../../../support/state/fixture-context.ts';
import { placedOrder } from '../../../support/state/fixture-order-form.ts';
import { openStoredForms } from '../../../support/state/open-stored-forms.ts';

const orders = suite('stored order');

const stage = openStoredForms(orders);
const { open, close, storedDraft } = stage;

orders('ORD-11 a link that names a price starts afresh, and of the stored draft only words are kept', () => {
  const first = open();
  first.fillPaper();
  first.form.edit('numberElements', '6');
  first.form.edit('currencyId', currencies.eur);
  first.form.edit('extrasIds', [extras.plagiarismReport]);
  first.form.edit('discountCode', 'TENOFF');
  close(first);
  for (const query of ['deadlineId=4', 'typeId=1', 'numberElements=1', 'serviceId=1', 'spacingType=double']) {
    const { store, context } = open({ query: `${query}&topic=Moths` });
    const expected = createDraft(context.site, { topic: 'Moths', details: 'Three pages on margins' });
    assert.equal({ ...store.draft, deadlineId: 9 }, expected, query);
  }
});

orders('a link that names only a discount code, words or a subject keeps the stored choices', () => {
  const first = open();
  first.form.edit('numberElements', '6');
  first.form.edit('currencyId', currencies.eur);
  close(first);
  for (const query of ['inputDiscountCode=WELCOME15', 'topic=Moths', 'subjectId=2', 'typeId=nosuch']) {
    const { draft } = open({ query }).store;
    assert.equal([draft.numberElements, draft.currencyId], ['6', currencies.eur], query);
  }
});

orders('ORD-21 values typed over a query survive a reload, but not a new visit by the link', () => {
  const query = 'deadlineId=4&numberElements=1&inputDiscountCode=WELCOME15';
  const first = open({ query });
  first.form.edit('numberElements', '6');
  first.form.edit('discountCode', 'TENOFF');
  close(first);
  const chosen = ({ store: { draft } }: ReturnType<typeof open>) =>
    [draft.deadlineId, draft.numberElements, draft.discountCode].join();
  assert.is(chosen(open({ query, isReturn: true })), '4,6,TENOFF');
  assert.is(chosen(open({ query: 'deadlineId=3&numberElements=2', isReturn: true })), '3,2,');
  assert.is(chosen(open({ query })), '4,1,WELCOME15');
});

orders('ORD-18 the idempotency key is stored before sending, so that a closed page orders once', async () => {
  stage.storage.set('token', token);
  let storedWhenSent: string | undefined;
  const page = open({
    answers: {
      createOrder: () => {
        storedWhenSent = storedDraft()?.attempt?.key;
        return ok(placedOrder, 201);
      },
    },
  });
  await page.identityLoaded();
  await page.goToStepTwo();
  await page.form.proceed();
  assert.ok(storedWhenSent);
  assert.is(page.server.requestsOf('createOrder')[0]?.headers['idempotency-key'], storedWhenSent);
});

orders('a form does not restore the draft of another site', () => {
  const first = open();
  first.fillPaper();
  close(first);
  assert.is(stage.storage.get('draft:other.example'), null);
  assert.ok(storedDraft());
});

orders.run();
