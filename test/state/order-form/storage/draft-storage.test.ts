import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currencies, deadlines, extras } from '../../../../src/order/vocabulary/ids.ts';
import { pdf } from '../../../support/state/fixture-order-form.ts';
import { openStoredForms } from '../../../support/state/open-stored-forms.ts';
import { until } from '../../../support/until.ts';

const drafts = suite('stored draft');

const day = 86_400_000;

const stage = openStoredForms(drafts);
const { open, close, storedDraft } = stage;

drafts('ORD-21 typed values survive a reload', () => {
  const first = open();
  first.fillPaper();
  first.form.edit('deadlineId', deadlines.days2);
  first.form.edit('numberElements', '6');
  first.form.edit('extrasIds', [extras.plagiarismReport]);
  first.form.edit('premiumSpecialist', true);
  first.form.edit('currencyId', currencies.gbp);
  first.fillRegistration();
  close(first);
  const { draft } = open().store;
  assert.equal({ ...draft }, { ...first.store.draft });
});

drafts('ORD-21 personal data survives a reload, and passwords are never stored', () => {
  const first = open();
  first.fillRegistration();
  first.session.edit('login', 'password', 'a quiet library');
  close(first);
  assert.not.match(JSON.stringify(storedDraft()), 'quiet library');
  const { registration, login } = open().session.store;
  assert.equal([registration.email, registration.firstName], ['ada@example.com', 'Ada']);
  assert.equal([registration.password, registration.repeatPassword, login.password], ['', '', '']);
});

drafts('ORD-21 the form stores the draft while the visitor types, not only on leaving the page', async () => {
  open().fillPaper();
  await until(() => storedDraft());
});

const lostNames = ({ store }: ReturnType<typeof open>) =>
  store.draft.materials.filter(({ key }) => store.lostKeys.includes(key)).map(({ name }) => name);

drafts('ORD-21 in a browser without database, the form names the files and asks for them again', async () => {
  const first = open();
  first.form.addFiles([pdf()]);
  close(first);
  const reopened = open();
  await until(() => lostNames(reopened).length);
  assert.equal(lostNames(reopened), ['notes.pdf']);
  reopened.form.addFiles([pdf()]);
  assert.equal(lostNames(reopened), []);
  assert.is(reopened.store.draft.materials.length, 1, 'the chosen file takes the lost one’s place');
  reopened.form.addFiles([pdf()]);
  close(reopened);
  const third = open();
  await until(() => lostNames(third).length === 2);
  third.form.addFiles([pdf()]);
  assert.is(lostNames(third).length, 1, 'of two with one name it takes the place of one');
});

drafts('after a reload, the form asks for consent to the terms again', () => {
  const first = open();
  first.form.edit('policyAccepted', true);
  first.fillPaper();
  close(first);
  assert.is(open().store.draft.policyAccepted, false);
});

drafts('a draft is deleted after 24 hours', () => {
  let now = Date.now();
  const clock = { now: () => now };
  const first = open(clock);
  first.fillPaper();
  close(first);
  now += day - 1;
  assert.is(open(clock).store.draft.topic, 'Margins');
  now += day + 1;
  assert.is(open(clock).store.draft.topic, '');
});

drafts('a stored draft that another script has changed causes no error', () => {
  const invalidValues = [
    7,
    'x',
    [],
    {},
    { draft: 1, savedAt: Date.now() },
    { draft: null, person: null, savedAt: 9e15 },
  ];
  const invalidDraft = {
    typeId: 'x',
    numberElements: {},
    topic: 7,
    materials: 'all',
    deadlineId: 99,
    spacingType: null,
  };
  for (const value of [
    ...invalidValues,
    { draft: invalidDraft, person: { email: 5 }, attempt: 3, savedAt: Date.now() },
  ]) {
    stage.storage.set('draft:example.com', value);
    const page = open();
    const { typeId, numberElements, deadlineId, topic } = page.store.draft;
    assert.equal([typeId, numberElements, deadlineId, page.form.price.total.peek()], [1, '1', 9, 1196]);
    assert.type(topic, 'string');
    assert.type(page.session.store.registration.email, 'string');
  }
});

drafts.run();
