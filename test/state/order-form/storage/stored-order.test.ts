import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../../src/order/draft/create-draft.ts';
import { currencies, extras } from '../../../../src/order/vocabulary/ids.ts';
import { ok, priced, refused, type SentRequest, token } from '../../../support/state/fixture-context.ts';
import { placedOrder } from '../../../support/state/fixture-order-form.ts';
import { openStoredForms } from '../../../support/state/open-stored-forms.ts';
import { until } from '../../../support/until.ts';

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

/** Server that knows no writer, as after the end of a session. */
const refusesWriter = ({ payload }: SentRequest) =>
  payload.writersPreferredCode ? refused('writersPreferredCode', 'writerUnknown') : priced(251.83);

const choose = (form: ReturnType<typeof open>['form']) => {
  form.edit('typeId', 5 as never);
  form.edit('academicLevelId', 2 as never);
  form.edit('deadlineId', 6 as never);
  form.edit('numberElements', '7');
  form.edit('currencyId', currencies.eur);
  form.edit('extrasIds', [extras.plagiarismReport]);
  form.edit('details', 'Seven pages');
  form.edit('writersPreferredCode', 'W99999');
};

orders('PRC-02 a refused writer code in a stored draft costs the code and nothing else', async () => {
  for (const isReturn of [true, false]) {
    const first = open();
    choose(first.form);
    const { draft: before } = first.store;
    close(first);
    const { store, form } = open({ isReturn, answers: { calculatePrice: refusesWriter } });
    await until(() => !form.price.isUnconfirmed.peek());
    assert.equal({ ...store.draft }, { ...before, writersPreferredCode: 'W', writerGradeId: 1 });
    assert.is(store.errors.writersPreferredCode, 'writerUnknown', 'the field says why it is empty');
    assert.is(form.price.total.peek(), 25183);
  }
});

orders('PRC-02 of a stored draft, only the refused choices are reset', async () => {
  const first = open();
  choose(first.form);
  first.form.edit('writersPreferredCode', 'W');
  const { draft: before } = first.store;
  close(first);
  const calculatePrice = ({ payload }: SentRequest) =>
    payload.deadlineId === 6 ? refused('deadlineId', 'combinationUnavailable') : priced(20);
  const { store, form } = open({ answers: { calculatePrice } });
  await until(() => !form.price.isUnconfirmed.peek());
  assert.equal({ ...store.draft }, { ...before, deadlineId: 9 });
});

orders('PRC-02 refused values of an address reset the form to the site’s defaults', async () => {
  const query = 'typeId=5&numberElements=7&writerCode=W99999&inputDiscountCode=WELCOME15&topic=Moths';
  const { store, form } = open({ query, answers: { calculatePrice: refusesWriter } });
  await until(() => !form.price.isUnconfirmed.peek());
  const { typeId, numberElements, discountCode, topic } = store.draft;
  assert.equal([typeId, numberElements, discountCode, topic], [1, '1', 'WELCOME15', 'Moths']);
});

orders('PRC-02 choices that the visitor has just made are never reset', async () => {
  const calculatePrice = () => refused('deadlineId', 'combinationUnavailable');
  const { store, form } = open({ answers: { calculatePrice } });
  form.edit('numberElements', '7');
  form.edit('sources', '4');
  await until(() => store.errors.deadlineId);
  assert.equal([store.draft.numberElements, store.draft.sources], ['7', '4']);
});

orders.run();
