import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loggedIn } from '../../support/state/fixture-order-form.ts';
import { lost, openShop, person, refusal, type Shop, visit } from '../../support/state/shop.ts';

const logins = suite('lost answers of logins');

let shop: Shop;

let page: ReturnType<typeof visit>;

logins.before.each(async () => {
  shop = await openShop();
});

logins.after.each(async () => {
  page.form.destroy();
  await shop.stop();
});

const target = () => Object.fromEntries(new URL(page.heard.gone.at(-1) ?? 'about:blank').searchParams);

logins('AUT-01 a registration whose answer was lost logs in with the typed values', async () => {
  page = visit(shop);
  page.fill('registration', person);
  await page.arrive();
  shop.once('/registration', lost, refusal('email', 'emailTaken'));
  await page.form.proceed();
  assert.match(page.store.notice?.text ?? '', 'Network Error');
  assert.equal(page.session.store.errors.registration, {});
  assert.is(page.session.store.registration.password, person.password);
  await page.form.proceed();
  assert.is(shop.asked('/login')[0]?.form.get('email'), person.email);
  assert.is(shop.orders.size, 1);
});

logins('AUT-03 a login counts although the identity could not be loaded', async () => {
  page = visit(shop, { storage: loggedIn() });
  shop.once('/identity', lost);
  await page.session.restore();
  shop.once('/identity', lost);
  await page.arrive();
  shop.once('/identity', lost);
  await page.form.proceed();
  assert.is(shop.asked('/registration').length, 0);
  assert.is(target().orderCode, 'O-1');
});

logins('AUT-03 an identity that could not be loaded is loaded at the next step', async () => {
  page = visit(shop, { storage: loggedIn() });
  shop.once('/identity', lost);
  await page.session.restore();
  assert.is(page.session.store.identity, null);
  await page.arrive();
  assert.is(Object(page.session.store.identity).firstName, 'Ada');
});

logins.run();
