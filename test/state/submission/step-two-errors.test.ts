import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { refused } from '../../support/state/fixture-context.ts';
import { openForm, pdf } from '../../support/state/fixture-order-form.ts';

const errors = suite('errors on step 2');
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
