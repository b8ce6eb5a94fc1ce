import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currencies, extras } from '../../../../src/order/vocabulary/ids.ts';
import { priced, refused, type SentRequest } from '../../../support/state/fixture-context.ts';
import { openStoredForms } from '../../../support/state/open-stored-forms.ts';
import { until } from '../../../support/state/until.ts';

const drafts = suite('refused stored draft');
const { open, close } = openStoredForms(drafts);

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

drafts('PRC-02 a refused writer code in a stored draft costs the code and nothing else', async () => {
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

drafts('PRC-02 of a stored draft, only the refused choices are reset', async () => {
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

drafts('PRC-02 refused values of an address reset the form to the site’s defaults', async () => {
  const query = 'typeId=5&numberElements=7&writerCode=W99999&inputDiscountCode=WELCOME15&topic=Moths';
  const { store, form } = open({ query, answers: { calculatePrice: refusesWriter } });
  await until(() => !form.price.isUnconfirmed.peek());
  const { typeId, numberElements, discountCode, topic } = store.draft;
  assert.equal([typeId, numberElements, discountCode, topic], [1, '1', 'WELCOME15', 'Moths']);
});

drafts('PRC-02 choices that the visitor has just made are never reset', async () => {
  const calculatePrice = () => refused('deadlineId', 'combinationUnavailable');
  const { store, form } = open({ answers: { calculatePrice } });
  form.edit('numberElements', '7');
  form.edit('sources', '4');
  await until(() => store.errors.deadlineId);
  assert.equal([store.draft.numberElements, store.draft.sources], ['7', '4']);
});

drafts.run();
