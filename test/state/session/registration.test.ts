import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type AcceptingProvider,
  brokenConnection,
  openClientForm,
  person,
  refusal,
  startAcceptingProvider,
} from '../../support/state/accepting-provider.ts';
import { token } from '../../support/state/fixture-context.ts';
import { shownText } from '../../support/state/shown-text.ts';

const registration = suite('registration');
let provider: AcceptingProvider;
let page: ReturnType<typeof openClientForm>;
registration.before.each(async () => {
  provider = await startAcceptingProvider();
});
registration.after.each(async () => {
  page.form.destroy();
  await provider.stop();
});

const sent = () => Object.fromEntries(provider.requestsTo('/registration').at(-1)?.form ?? []);

registration(
  'AUT-01 SUB-03 a registration is sent as a form with the template and one password',
  async () => {
    page = openClientForm(provider, { options: { template: 'm2_d1' } });
    page.fill('registration', { ...person, email: ' ada@example.com ' });
    assert.is(await page.session.register(), true);
    const { repeatPassword, ...expected } = person;
    assert.equal(sent(), { ...expected, templateOrderForm: 'm2_d1' });
    assert.match(
      String(provider.requestsTo('/registration')[0]?.headers['content-type']),
      /^multipart\/form-data/,
    );
    assert.is(provider.requestsTo('/identity').at(-1)?.headers['x-authorization'], `Bearer ${token}`);
    assert.is(Object(page.session.store.identity).email, 'ada@example.com');
  },
);

registration('AUT-01 the minimal theme registers by e-mail and password and remembers that', async () => {
  page = openClientForm(provider, { options: { theme: 'minimal' } });
  page.fill('registration', { email: person.email, password: person.password });
  assert.is(await page.session.register(), true);
  assert.equal(sent(), { email: person.email, password: person.password });
  assert.is(page.session.store.isShort, true);
  assert.is(page.storage.get('isShortRegistration'), true);
  assert.is(page.storage.get('token'), token);
});

registration('VAL-02 differing passwords send nothing, and an edit of either clears the error', async () => {
  page = openClientForm(provider);
  page.fill('registration', { ...person, repeatPassword: 'a loud library' });
  assert.is(await page.session.register(), false);
  assert.is(page.session.store.errors.registration.repeatPassword, 'passwordsMismatch');
  assert.is(provider.requestsTo('/registration').length, 0);
  page.session.edit('registration', 'password', 'a loud library');
  assert.equal({ ...page.session.store.errors.registration }, {});
});

registration('VAL-05 errors and passwords are removed once somebody is logged in', async () => {
  page = openClientForm(provider);
  page.fill('registration', { ...person, email: 'ada' });
  await page.session.register();
  page.fill('registration', { email: person.email });
  await page.session.register();
  const { registration: form, login, errors } = page.session.store;
  assert.equal([form.password, form.repeatPassword, login.password], ['', '', '']);
  assert.equal(errors, { registration: {}, login: {} });
  assert.is(form.email, person.email);
});

registration('ERR-02 a lost connection keeps all typed values and blames no field', async () => {
  page = openClientForm(provider);
  page.fill('registration', person);
  provider.answerNext('/registration', brokenConnection);
  assert.is(await page.session.register(), false);
  assert.match(shownText(page.session.store.problem), 'Network Error');
  assert.equal(page.session.store.errors.registration, {});
  assert.equal({ ...page.session.store.registration }, person);
});

registration('an address that is taken is reported at its field and logs nobody in', async () => {
  page = openClientForm(provider);
  page.fill('registration', person);
  provider.answerNext('/registration', refusal('email', 'emailTaken'));
  assert.is(await page.session.register(), false);
  assert.is(page.session.store.errors.registration.email, 'emailTaken');
  assert.is(provider.requestsTo('/login').length, 0);
});

registration('AUT-01 the order continues if a new account’s identity cannot be loaded', async () => {
  page = openClientForm(provider);
  page.fill('registration', person);
  await page.goToStepTwo();
  provider.answerNext('/identity', brokenConnection);
  await page.form.proceed();
  assert.is(provider.orders.size, 1);
  assert.is(page.observed.openedUrls.length, 1);
});

registration('ORD-18 an order that is sent repeatedly makes one account', async () => {
  page = openClientForm(provider);
  page.fill('registration', person);
  await page.goToStepTwo();
  await Promise.all([page.form.proceed(), page.session.register(), page.form.proceed()]);
  assert.is(provider.requestsTo('/registration').length, 1);
  assert.is(provider.orders.size, 1);
});

registration.run();
