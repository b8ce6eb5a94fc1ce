import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { currencies, deadlines, extras } from '../../../src/order/vocabulary/ids.ts';
import { pdf } from '../../support/state/fixture-order-form.ts';
import { openStoredForms } from '../../support/state/open-stored-forms.ts';
import { until } from '../../support/state/until.ts';

const drafts = suite('stored draft');

const day = 86_400_000;

const stage = openStoredForms(drafts);
const { visit, leave, stored } = stage;

drafts('ORD-21 typed values survive a reload', () => {
  const first = visit();
  first.write();
  first.form.edit('deadlineId', deadlines.days2);
  first.form.edit('numberElements', '6');
  first.form.edit('extrasIds', [extras.plagiarismReport]);
  first.form.edit('premiumSpecialist', true);
  first.form.edit('currencyId', currencies.gbp);
  first.register();
  leave(first);
  const { draft } = visit().store;
  assert.equal({ ...draft }, { ...first.store.draft });
});

drafts('ORD-21 personal data survives a reload, and passwords are never stored', () => {
  const first = visit();
  first.register();
  first.session.edit('login', 'password', 'a quiet library');
  leave(first);
  assert.not.match(JSON.stringify(stored()), 'quiet library');
  const { registration, login } = visit().session.store;
  assert.equal([registration.email, registration.firstName], ['ada@example.com', 'Ada']);
  assert.equal([registration.password, registration.repeatPassword, login.password], ['', '', '']);
});

drafts('ORD-21 the draft is stored while the visitor types, not only when they leave', async () => {
  visit().write();
  await until(() => stored());
});

drafts('ORD-21 files are remembered by name and marked to be chosen again', () => {
  const first = visit();
  first.form.addFiles([pdf()]);
  leave(first);
  const again = visit();
  assert.equal(
    again.form.lostFiles().map(({ name }) => name),
    ['notes.pdf'],
  );
  again.form.addFiles([pdf()]);
  assert.equal(again.form.lostFiles(), []);
  assert.is(again.store.draft.materials.length, 1, 'the chosen file takes the lost one’s place');
  again.form.addFiles([pdf()]);
  leave(again);
  const third = visit();
  third.form.addFiles([pdf()]);
  assert.is(third.form.lostFiles().length, 1, 'of two with one name it takes the place of one');
});

drafts('consent to the terms is asked again after a reload', () => {
  const first = visit();
  first.form.edit('policyAccepted', true);
  first.write();
  leave(first);
  assert.is(visit().store.draft.policyAccepted, false);
});

drafts('a draft is deleted after 24 hours', () => {
  let now = Date.now();
  const clock = { now: () => now };
  const first = visit(clock);
  first.write();
  leave(first);
  now += day - 1;
  assert.is(visit(clock).store.draft.topic, 'Margins');
  now += day + 1;
  assert.is(visit(clock).store.draft.topic, '');
});

drafts('a stored draft changed by another script causes no error', () => {
  const wrong = [
    7,
    'x',
    [],
    {},
    { draft: 1, savedAt: Date.now() },
    { draft: null, person: null, savedAt: 9e15 },
  ];
  const bad = {
    typeId: 'x',
    numberElements: {},
    topic: 7,
    materials: 'all',
    deadlineId: 99,
    spacingType: null,
  };
  for (const value of [...wrong, { draft: bad, person: { email: 5 }, attempt: 3, savedAt: Date.now() }]) {
    stage.storage.set('draft:example.com', value);
    const page = visit();
    assert.is(page.store.draft.typeId, 1);
    assert.is(page.store.draft.numberElements, '1');
    assert.is(page.store.draft.deadlineId, 9);
    assert.is(typeof page.store.draft.topic, 'string');
    assert.is(page.form.price.total.peek(), 1196);
    assert.type(page.session.store.registration.email, 'string');
  }
});

drafts('an untouched form stores nothing', () => {
  leave(visit());
  assert.is(stored(), null);
});

drafts.run();
