import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { otherSiteHost, refusalOf, refusedFields } from '../../../support/server/send.ts';
import { password, startForSuite, startServer } from '../../../support/server/start-server.ts';
import { own } from '../../../support/server/start-with-pages.ts';

// Runs on PostgreSQL too.
const account = suite('accounts');
const server = startForSuite(account, startServer);

const person = { firstName: 'Ada', lastName: 'Reader', phone: '+15551234567', password };
const identityOf = (token: string | undefined) => server.send(calls.identity, { token });

account('AUT-01 a registration logs in: its token returns the registered identity', async () => {
  const payload = { ...person, email: 'Ada@Example.com', templateOrderForm: 'm2_d1' };
  const { status, body } = await server.send(calls.registration, { payload });
  assert.is(status, 200);
  const identity = await identityOf(body.token);
  assert.is(identity.body.email, 'Ada@Example.com');
  assert.is(identity.body.firstName, 'Ada');
  assert.is(identity.body.emailConfirmed, false);
  const { template_order_form } = await server.deps.db
    .selectFrom('clients')
    .select('template_order_form')
    .where('id', '=', identity.body.id)
    .executeTakeFirstOrThrow();
  assert.is(template_order_form, 'm2_d1');
  const again = { payload: { ...payload, email: 'ada@example.COM ' } };
  const repeated = await server.send(calls.registration, again);
  assert.is(repeated.status, 422);
  assert.equal(repeated.body, [{ property: 'email', message: 'emailTaken' }]);
});

account('AUT-01 the short registration form needs only e-mail address and password', async () => {
  const short = { email: 'short@example.com', password };
  assert.is((await server.send(calls.registration, { payload: short })).status, 200);
  const payload = { email: 'x', password: '1', firstName: '' };
  const refused = await server.send(calls.registration, { payload });
  assert.is(refused.status, 422);
  assert.equal(refusedFields(refused).sort(), ['email', 'firstName', 'lastName', 'password', 'phone']);
});

account('VAL-01 a phone number is stored as E.164, and one that no country has is refused', async () => {
  const register = (email: string, phone: string) =>
    server.send(calls.registration, { payload: { ...person, email, phone } });
  const stored = async (email: string, phone: string) => {
    const { body } = await register(email, phone);
    return (await identityOf(body.token)).body.phone;
  };
  assert.is(await stored('uk@example.com', '+4402079460018'), '+442079460018');
  assert.is(await stored('us@example.com', '＋1 (212) 555-0143'), '+12125550143');
  assert.is(await stored('de@example.com', '0049 (0)30 555123'), '+4930555123');
  for (const [phone, message] of [
    ['+2125550143', 'phoneTooShort'],
    ['+9990000000', 'phoneTooShort'],
    ['+442079460018 ext 5', 'phoneUnclear'],
  ] as const)
    assert.equal((await register('none@example.com', phone)).body, [{ property: 'phone', message }], phone);
});

account('API-02 the registration accepts every version number in its path, such as /v2/', async () => {
  for (const version of ['v1', 'v2', 'v17']) {
    const call = { ...calls.registration, path: `/${version}/client/registration` };
    const payload = { email: `${version}@example.com`, password };
    assert.is((await server.send(call, { payload })).status, 200, version);
  }
  const call = { ...calls.registration, path: '/version/client/registration' };
  assert.is((await server.send(call, { payload: { email: 'no@example.com', password } })).status, 404);
});

account('AUT-01 two simultaneous registrations of one address make one account', async () => {
  const payload = { email: 'twice@example.com', password };
  const answers = await Promise.all([1, 2, 3].map(() => server.send(calls.registration, { payload })));
  assert.equal(answers.map(({ status }) => status).sort(), [200, 422, 422]);
});

account('VAL-05 a wrong password and an unknown address are refused in the same words', async () => {
  await server.register('known@example.com');
  const logIn = (email: string, given = password) =>
    server.send(calls.login, { payload: { email, password: given } });
  const wrongLogin = await logIn('known@example.com', 'wrong');
  const unknown = await logIn('nobody@example.com');
  assert.is(wrongLogin.status, 422);
  assert.equal(wrongLogin.body, unknown.body);
  assert.equal(wrongLogin.body[0], { property: 'identity', message: 'credentialsInvalid' });
  assert.is((await identityOf((await logIn('KNOWN@example.com')).body.token)).status, 200);
});

account('API-05 a hand-off code opens one payment, within a minute', async () => {
  const token = await server.register();
  const id = await placedOrder(server, token);
  const code = async () => (await server.send(calls.handOff, { token })).body.token;
  const redeem = (payload: { token: string }) => server.send(calls.loginToken, { payload, headers: own });
  const first = await code();
  const answers = await Promise.all([1, 2].map(() => redeem({ token: first })));
  assert.equal(answers.map(({ status }) => status).sort(), [200, 422]);
  const openedToken = answers.find(({ status }) => status === 200)?.body.token;
  const paid = await server.send(calls.payment, { token: openedToken, params: { id } });
  assert.is(paid.status, 200);
  const secondCode = await code();
  server.clock.now += 60_001;
  assert.is((await redeem({ token: secondCode })).status, 422);
  const foreign = { payload: { token: await code() }, headers: { origin: `http://my.${otherSiteHost}` } };
  assert.is((await server.send(calls.loginToken, { ...foreign, site: otherSiteHost })).status, 422);
  assert.is((await redeem(foreign.payload)).status, 200, 'on its own site');
  assert.is((await redeem({ token })).status, 422, 'a session token is no code');
});

account('UI-06 a site with accounts turned off refuses registrations', async () => {
  const site = await server.deps.sites.find('localhost:8080');
  if (site) site.bootstrap.config.authEnabled = false;
  const payload = { email: 'off@example.com', password };
  assert.is(refusalOf(await server.send(calls.registration, { payload })), 'authDisabled');
  assert.is(refusalOf(await server.send(calls.login, { payload })), 'authDisabled');
  if (site) site.bootstrap.config.authEnabled = true;
});

account('AUT-01 an address that mail software would change into another cannot be registered', async () => {
  const register = async (email: string) =>
    (await server.send(calls.registration, { payload: { email, password } })).body;
  assert.ok((await register('victim@mail.example.com')).token);
  for (const email of [
    '<victim@mail.example.com',
    'victim@mail.example.com>>',
    'x<victim@mail.example.com>',
    'victim@mail\u3002example.com',
    'victim@\uff4dail.example.com',
    'a@b.cd,victim',
    'victim(1)@b.cd',
    '.victim@b.cd',
    'vic..tim@b.cd',
    'victim.@b.cd',
    'group:victim@b.cd',
    '"victim"@b.cd',
    // The comparison of addresses converts the Kelvin sign and full-width letters to plain letters.
    '\u212aate@b.cd',
    '\uff56ictim@b.cd',
    'victim@[127.0.0.1]',
  ])
    assert.equal(await register(email), [{ property: 'email', message: 'emailInvalid' }], email);
  for (const email of [
    '\u0001victim@mail.example.com',
    'victim@ma\u200bil.example.com',
    'victim@ma\u00adil.example.com',
  ])
    assert.equal(await register(email), [{ property: 'email', message: 'emailInvisible' }], email);
  for (const email of [
    'é@münchen.example',
    'a.b+c@xn--mnchen-3ya.example',
    "o'neil_%!#$&*/=?^`{|}~-@b-c.example",
  ])
    assert.ok((await register(email)).token, email);
});

account('names with control characters are refused, at registration and in the profile', async () => {
  const register = (names: { firstName: string; lastName: string }) =>
    server.send(calls.registration, {
      payload: { ...person, ...names, email: `${names.firstName.length}@names.example` },
    });
  const payload = { firstName: 'Ada\u001b[2J', lastName: 'Rea\u202eder' };
  assert.equal(refusedFields(await register(payload)).sort(), ['firstName', 'lastName']);
  const ordinary = { firstName: 'Zoë-Anne', lastName: 'O’Neil می‌خواهم' };
  const { token } = (await register(ordinary)).body;
  const changed = await server.send(calls.changePrimaryInfo, { token, payload });
  assert.equal([changed.status, refusedFields(changed).sort()], [422, ['firstName', 'lastName']]);
  assert.is((await identityOf(token)).body.firstName, 'Zoë-Anne');
  const alternative = { alternativeEmail: 'x<victim@mail.example.com>' };
  const refused = await server.send(calls.changeAdditionalInfo, { token, payload: alternative });
  assert.equal(refusedFields(refused), ['alternativeEmail']);
});

account.run();
