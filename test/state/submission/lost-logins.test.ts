import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loggedIn } from '../../support/state/fixture-order-form.ts';
import { openVisits } from '../../support/state/open-visits.ts';
import { lost, person, refusal } from '../../support/state/shop.ts';

const logins = suite('lost answers of logins');

const stage = openVisits(logins);

logins('AUT-01 a registration whose answer was lost logs in with the typed values', async () => {
  stage.open();
  stage.page.fill('registration', person);
  await stage.page.arrive();
  stage.shop.once('/registration', lost, refusal('email', 'emailTaken'));
  await stage.page.form.proceed();
  assert.match(stage.page.store.notice?.text ?? '', 'Network Error');
  assert.equal(stage.page.session.store.errors.registration, {});
  assert.is(stage.page.session.store.registration.password, person.password);
  await stage.page.form.proceed();
  assert.is(stage.shop.asked('/login')[0]?.form.get('email'), person.email);
  assert.is(stage.shop.orders.size, 1);
});

logins('AUT-03 a login counts although the identity could not be loaded', async () => {
  stage.open({ storage: loggedIn() });
  stage.shop.once('/identity', lost);
  await stage.page.session.restore();
  stage.shop.once('/identity', lost);
  await stage.page.arrive();
  stage.shop.once('/identity', lost);
  await stage.page.form.proceed();
  assert.is(stage.shop.asked('/registration').length, 0);
  assert.is(stage.target().orderCode, 'O-1');
});

logins('AUT-03 an identity that could not be loaded is loaded at the next step', async () => {
  stage.open({ storage: loggedIn() });
  stage.shop.once('/identity', lost);
  await stage.page.session.restore();
  assert.is(stage.page.session.store.identity, null);
  await stage.page.arrive();
  assert.is(Object(stage.page.session.store.identity).firstName, 'Ada');
});

logins.run();
