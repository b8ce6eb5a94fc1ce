import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { offline, refused, registrant, token } from '../../support/state/fixture-context.ts';
import { openProviderForms } from '../../support/state/open-provider-forms.ts';
import { shownText } from '../../support/state/shown-text.ts';

const registration = suite('registration');
const stage = openProviderForms(registration);

const sent = () => stage.requestsOf('registration').at(-1)?.payload;

registration('AUT-01 ANA-01 a registration is sent with the template and one password', async () => {
  stage.open({ options: { template: 'm2_d1' } });
  stage.page.fill('registration', { ...registrant, email: ' ada@example.com ' });
  assert.is(await stage.page.session.register(), true);
  const { repeatPassword, ...expected } = registrant;
  assert.equal(sent(), { ...expected, locale: 'en', templateOrderForm: 'm2_d1' });
  assert.is(Object(stage.page.session.store.identity).email, 'ada@example.com');
  const { recordedActions, recordedResults } = stage.page.observed;
  assert.is(recordedActions.at(-1), 'Order Form: Registration');
  // The event contains only the status of the response, because the body is the visitor's session.
  assert.is(recordedResults.at(-1)?.payload, null);
});

registration('AUT-01 the minimal theme registers by e-mail and password, and marks the session', async () => {
  stage.open({ options: { theme: 'minimal' } });
  stage.page.fill('registration', { email: registrant.email, password: registrant.password });
  assert.is(await stage.page.session.register(), true);
  assert.equal(sent(), { email: registrant.email, password: registrant.password, locale: 'en' });
  assert.is(stage.page.session.store.isShort, true);
  assert.is(stage.page.storage.get('isShortRegistration'), true);
  assert.is(stage.page.storage.get('token'), token);
});

registration('VAL-05 errors and passwords disappear once a customer is logged in', async () => {
  stage.open();
  stage.page.fill('registration', { ...registrant, email: 'ada' });
  await stage.page.session.register();
  stage.page.fill('registration', { email: registrant.email });
  await stage.page.session.register();
  const { registration: form, login, errors } = stage.page.session.store;
  assert.equal([form.password, form.repeatPassword, login.password], ['', '', '']);
  assert.equal(errors, { registration: {}, login: {} });
  assert.is(form.email, registrant.email);
});

registration('ERR-02 a registration over a lost connection says so', async () => {
  stage.open();
  stage.page.fill('registration', registrant);
  stage.answerNext('registration', offline);
  assert.is(await stage.page.session.register(), false);
  assert.match(shownText(stage.page.session.store.problem), 'Network Error');
});

registration('ORD-18 sending an order repeatedly creates one account', async () => {
  stage.open();
  stage.page.fill('registration', registrant);
  await stage.page.goToStepTwo();
  await Promise.all([stage.page.form.proceed(), stage.page.session.register(), stage.page.form.proceed()]);
  assert.equal([stage.requestsOf('registration').length, stage.orders.size], [1, 1]);
});

registration('AUT-01 who registers while a login is still being refused gets an account', async () => {
  stage.open();
  stage.page.fill('login', { email: registrant.email, password: 'a wrong one' });
  stage.answerNext('login', refused('identity', 'credentialsInvalid', 401));
  const login = stage.page.session.login();
  stage.page.session.showTab('registration');
  stage.page.fill('registration', registrant);
  assert.equal(await Promise.all([login, stage.page.session.register()]), [false, true]);
  assert.is(stage.requestsOf('registration').length, 1);
});

registration.run();
