import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ada, offline, ok, refused } from '../../support/state/fixture-context.ts';
import { openForm, openStepTwo, pdf } from '../../support/state/fixture-order-form.ts';
import { shownText } from '../../support/state/shown-text.ts';

const errors = suite('errors at Checkout and on step 2');

errors('ORD-17 ORD-20 if step 1 has errors, the error of the payment system is shown on step 2', async () => {
  const body = [
    { property: 'topic', message: 'valueRequired' },
    { property: 'paymentSystemId', message: 'choiceUnavailable' },
  ];
  const { form, store, server, fillPaper } = openForm({
    answers: { validateOrder: () => ({ ...offline, status: 422, body }) },
  });
  fillPaper();
  await form.checkout();
  assert.is(store.activeStep, 1);
  assert.equal(store.errors, { topic: 'valueRequired' });
  server.answers.validateOrder = () => refused('paymentSystemId', 'choiceUnavailable');
  await form.checkout();
  assert.is(store.activeStep, 2);
  assert.equal(store.errors, { paymentSystemId: 'choiceUnavailable' });
});

errors('AUT-03 a visitor whose login has expired is asked to log in, and all values stay', async () => {
  for (const call of ['validateOrder', 'createOrder'] as const) {
    const page = await openStepTwo({ answers: { [call]: () => refused('', 'Please log in', 401) } });
    const { form, store, session } = page;
    if (call === 'createOrder') await form.proceed();
    assert.is(session.store.identity, null, call);
    assert.is(page.context.storage.get('token'), null);
    assert.equal([session.store.activeTab, session.store.login.email], ['login', ada.email]);
    assert.match(shownText(store.notice?.message), 'Please log in again');
    assert.is(store.notice?.retry, null);
    assert.equal([store.draft.topic, store.draft.policyAccepted], ['Margins', true]);
    page.server.answers[call] = () => ok({ code: 'O-7K3M9Q', paymentSystemId: 1 });
    session.edit('login', 'password', 'a quiet library');
    if (call === 'validateOrder') {
      assert.ok(await session.login());
      await form.checkout();
    }
    await form.proceed();
    assert.is(page.observed.openedUrls.length, 1, call);
  }
});

errors('Checkout checks a registration that the visitor has begun, but not a blank one', async () => {
  const { form, store, session, fillPaper } = openForm();
  fillPaper();
  session.edit('registration', 'firstName', 'Ada');
  await form.checkout();
  assert.is(store.activeStep, 1);
  assert.ok(session.store.errors.registration.email);
});

let page: ReturnType<typeof openForm>;

const fieldsTold = () =>
  page.observed.emittedEvents
    .filter(({ type, detail }) => type === 'error' && 'errors' in detail)
    .map(({ detail }) => Object.keys(Object(detail).errors));

errors('SUB-01 a missing consent and an empty registration are reported together', async () => {
  page = openForm();
  page.fillPaper();
  await page.form.checkout();
  assert.is(page.store.activeStep, 2);
  await page.form.proceed();
  assert.ok(page.store.errors.policyAccepted);
  const { registration } = page.session.store.errors;
  assert.ok(registration.email && registration.password);
  assert.is(fieldsTold().length, 1);
  for (const field of ['policyAccepted', 'email', 'password', 'firstName'])
    assert.ok(fieldsTold()[0]?.includes(field), field);
  assert.is(page.server.requestsOf('registration').length, 0);
});

for (const tab of ['registration', 'login'] as const)
  errors(`AUT-01 an event tells the page which field of the ${tab} the server refuses`, async () => {
    page = openForm({ answers: { [tab]: () => refused('email', 'emailTaken') } });
    await page.goToStepTwo();
    page.fillRegistration();
    page.session.showTab(tab);
    page.session.edit(tab, 'password', 'a quiet library');
    await page.form.proceed();
    assert.equal(fieldsTold().at(-1), ['email']);
    assert.is(page.session.store.errors[tab].email, 'emailTaken');
    assert.is(page.server.requestsOf('createOrder').length, 0);
  });

for (const [id, what, call, property, field] of [
  ['SUB-01', 'a field of the order', 'createOrder', 'paymentSystemId', 'paymentSystemId'],
  ['VAL-04', 'a file', 'uploadFile', 'file', 'materials'],
] as const)
  errors(`${id} an event tells the page that the server refuses ${what}`, async () => {
    page = openForm({ answers: { [call]: () => refused(property, 'file-type-invalid') } });
    await page.goToStepTwo();
    page.fillRegistration();
    page.form.addFiles([pdf()]);
    await page.form.proceed();
    assert.equal(fieldsTold().at(-1), [field]);
  });

errors.run();
