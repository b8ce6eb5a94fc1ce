import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loggedInStorage } from '../../support/state/fixture-context.ts';
import { brokenConnection, person, refusal } from '../../support/state/provider/accepting-provider.ts';
import { openProviderForms } from '../../support/state/provider/open-provider-forms.ts';
import { shownText } from '../../support/state/shown-text.ts';

const logins = suite('lost answers of logins');

const stage = openProviderForms(logins);

logins('AUT-01 after a registration with a lost answer, the typed values log the customer in', async () => {
  stage.open();
  stage.page.fill('registration', person);
  await stage.page.goToStepTwo();
  stage.provider.answerNext('/registration', brokenConnection, refusal('email', 'emailTaken'));
  await stage.page.form.proceed();
  assert.match(shownText(stage.page.store.notice?.message), 'Network Error');
  assert.equal(stage.page.session.store.errors.registration, {});
  assert.is(stage.page.session.store.registration.password, person.password);
  await stage.page.form.proceed();
  assert.is(stage.provider.requestsTo('/login')[0]?.form.get('email'), person.email);
  assert.is(stage.provider.orders.size, 1);
});

logins('AUT-03 a login is valid although the identity could not be loaded', async () => {
  stage.open({ storage: loggedInStorage() });
  stage.provider.answerNext('/identity', brokenConnection);
  await stage.page.session.restore();
  stage.provider.answerNext('/identity', brokenConnection);
  await stage.page.goToStepTwo();
  stage.provider.answerNext('/identity', brokenConnection);
  await stage.page.form.proceed();
  assert.is(stage.provider.requestsTo('/registration').length, 0);
  assert.is(stage.lastUrlQuery().orderCode, 'O-1');
});

logins('AUT-03 the next step loads an identity that could not be loaded before', async () => {
  stage.open({ storage: loggedInStorage() });
  stage.provider.answerNext('/identity', brokenConnection);
  await stage.page.session.restore();
  assert.is(stage.page.session.store.identity, null);
  await stage.page.goToStepTwo();
  assert.is(Object(stage.page.session.store.identity).firstName, 'Ada');
});

logins.run();
