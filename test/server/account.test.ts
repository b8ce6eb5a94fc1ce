import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { essay, otherSiteHost, startServer, type TestServer } from './start-server.ts';

const account = suite('accounts');
let server: TestServer;

account.before(async () => {
  server = await startServer();
});
account.after(() => server.stop());

const password = 'a quiet library';
const person = { firstName: 'Ada', lastName: 'Reader', phone: '+15551234567', password };
const identityOf = (token: string) => server.send(calls.identity, { token });

account('AUT-01 registration logs in: its token opens the identity that was registered', async () => {
  const payload = { ...person, email: 'Ada@Example.com', templateOrderForm: 'm2_d1' };
  const { status, body } = await server.send(calls.registration, { payload });
  assert.is(status, 200);
  const identity = await identityOf(body.token);
  assert.is(identity.body.email, 'Ada@Example.com');
  assert.is(identity.body.firstName, 'Ada');
  assert.is(identity.body.emailConfirmed, false);
  const again = await server.send(calls.registration, { payload: { ...payload, email: 'ada@example.COM ' } });
  assert.is(again.status, 422);
  assert.equal(again.body, [{ property: 'email', message: 'emailTaken' }]);
});

account('AUT-01 the short registration needs no more than e-mail and password', async () => {
  const short = { email: 'short@example.com', password };
  assert.is((await server.send(calls.registration, { payload: short })).status, 200);
  const { status, body } = await server.send(calls.registration, {
    payload: { email: 'x', password: '1', firstName: '' },
  });
  assert.is(status, 422);
  assert.equal(body.map(({ property }: { property: string }) => property).sort(), [
    'email',
    'firstName',
    'lastName',
    'password',
    'phone',
  ]);
});

account('API-02 registration answers under any version', async () => {
  for (const version of ['v1', 'v2', 'v17']) {
    const call = { ...calls.registration, path: `/${version}/client/registration` };
    const payload = { email: `${version}@example.com`, password };
    assert.is((await server.send(call, { payload })).status, 200, version);
  }
  const call = { ...calls.registration, path: '/version/client/registration' };
  assert.is((await server.send(call, { payload: { email: 'no@example.com', password } })).status, 404);
});

account('AUT-01 two registrations of one address at the same moment make one account', async () => {
  const payload = { email: 'twice@example.com', password };
  const answers = await Promise.all([1, 2, 3].map(() => server.send(calls.registration, { payload })));
  assert.equal(answers.map(({ status }) => status).sort(), [200, 422, 422]);
});

account('VAL-05 a wrong password and an unknown address are refused in the same words', async () => {
  await server.register('known@example.com');
  const wrong = await server.send(calls.login, {
    payload: { email: 'known@example.com', password: 'wrong' },
  });
  const unknown = await server.send(calls.login, { payload: { email: 'nobody@example.com', password } });
  assert.is(wrong.status, 422);
  assert.equal(wrong.body, unknown.body);
  assert.equal(wrong.body[0], { property: 'identity', message: 'credentialsInvalid' });
  const right = await server.send(calls.login, { payload: { email: 'KNOWN@example.com', password } });
  assert.is((await identityOf(right.body.token)).status, 200);
});

account('AUT-03 a token that is broken, foreign or past its end opens nothing', async () => {
  const token = await server.register();
  const [head, claims, signature = ''] = token.split('.');
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
  const past = server.app.jwt.sign({ sub: '1', site: 1, sid: '', version: 1, exp: 1 });
  const endless = server.app.jwt.sign({ sub: '1', site: 1, sid: '', version: 1 }, { expiresIn: '1ms' });
  for (const broken of [
    'x',
    `${head}.${claims}.${signature.replace(/^./, signature[0] === 'A' ? 'B' : 'A')}`,
    unsigned,
    past,
    endless,
  ])
    assert.is((await identityOf(broken)).status, 401, broken);
  const elsewhere = await server.send(calls.identity, { token, site: otherSiteHost });
  assert.is(elsewhere.status, 401);
});

account('API-05 a hand-off code is worth a session once, within a minute', async () => {
  const token = await server.register();
  const code = async () => (await server.send(calls.handOff, { token })).body.token;
  const redeem = (payload: { token: string }) => server.send(calls.loginToken, { payload });
  const first = await code();
  const answers = await Promise.all([1, 2].map(() => redeem({ token: first })));
  assert.equal(answers.map(({ status }) => status).sort(), [200, 422]);
  const opened = answers.find(({ status }) => status === 200)?.body.token;
  assert.is((await identityOf(opened)).status, 200);
  const late = await code();
  server.clock.now += 60_001;
  assert.is((await redeem({ token: late })).status, 422);
  assert.is((await redeem({ token })).status, 422, 'a session token is no code');
});

account('VAL-06 a password change needs the current password and ends other sessions', async () => {
  const token = await server.register('changer@example.com');
  const { body: other } = await server.send(calls.login, {
    payload: { email: 'changer@example.com', password },
  });
  const change = (current: string, repeat = 'a louder library') =>
    server.send(calls.changePassword, { token, payload: { current, new: 'a louder library', repeat } });
  assert.equal((await change('wrong')).body, [{ property: 'current', message: 'passwordIncorrect' }]);
  assert.equal((await change(password, 'x')).body, [{ property: 'repeat', message: 'passwordsMismatch' }]);
  assert.is((await change(password)).status, 204);
  assert.is((await identityOf(token)).status, 200);
  assert.is((await identityOf(other.token)).status, 401);
  const login = { email: 'changer@example.com', password: 'a louder library' };
  assert.is((await server.send(calls.login, { payload: login })).status, 200);
});

/** The token in the link of the latest mail. */
const mailedToken = async () => {
  await server.deps.background.settled();
  const folder = join(server.dataFolder, 'mail');
  const names = (await readdir(folder)).sort();
  const mail = (await readFile(join(folder, names.at(-1) ?? ''), 'utf8'))
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=');
  return { token: /token=([\w-]+)/.exec(mail)?.[1] ?? '', mail };
};

account('API-05 a forgotten password is restored by a mailed link that works once', async () => {
  await server.register('forgetful@example.com');
  const asked = await server.send(calls.restorePassword, { payload: { email: 'forgetful@example.com' } });
  const stranger = await server.send(calls.restorePassword, { payload: { email: 'stranger@example.com' } });
  assert.equal([asked.status, stranger.status], [204, 204]);
  const { token: link, mail } = await mailedToken();
  assert.match(mail, 'http://my.localhost:8080/forgot-password?token=');
  const opened = await server.send(calls.resetPassword, { params: { token: link } });
  assert.is(opened.status, 200);
  assert.is((await server.send(calls.resetPassword, { params: { token: link } })).status, 422);
  const change = () =>
    server.send(calls.changePassword, {
      token: opened.body.token,
      payload: { current: link, new: 'remember this', repeat: 'remember this' },
    });
  assert.is((await change()).status, 204);
  assert.is((await change()).status, 422);
  const login = { email: 'forgetful@example.com', password: 'remember this' };
  assert.is((await server.send(calls.login, { payload: login })).status, 200);
});

account('API-05 a client changes what they told of themselves and confirms the address', async () => {
  const token = await server.register('changing@example.com');
  const primary = { phone: '+442071234567', firstName: 'Grace', lastName: 'Page' };
  assert.is(
    (await server.send(calls.changePrimaryInfo, { token, payload: primary })).body.firstName,
    'Grace',
  );
  const extra = {
    noticeModeEmail: false,
    allowedNightCall: true,
    alternativeEmail: 'g@example.com',
    alternativePhone: '',
  };
  for (const as of ['urlencoded', 'json', 'multipart'] as const) {
    const { body } = await server.send(calls.changeAdditionalInfo, { token, payload: extra, as });
    assert.equal([body.noticeModeEmail, body.allowedNightCall], [false, true], as);
  }
  const bad = await server.send(calls.changePrimaryInfo, { token, payload: { ...primary, phone: 'x' } });
  assert.equal(bad.body, [{ property: 'phone', message: 'phoneTooShort' }]);
  assert.is((await server.send(calls.sendEmailConfirmation, { token })).status, 204);
  const { token: link } = await mailedToken();
  assert.is((await server.send(calls.confirmEmail, { token, payload: { token: 'x' } })).status, 422);
  assert.is((await server.send(calls.confirmEmail, { token, payload: { token: link } })).status, 204);
  assert.is((await identityOf(token)).body.emailConfirmed, true);
  assert.is((await server.send(calls.ping, { token })).status, 204);
});

account('UI-06 an owner who has turned accounts off gets none', async () => {
  const site = await server.deps.sites.find('localhost:8080');
  if (site) site.bootstrap.config.authEnabled = false;
  const payload = { email: 'off@example.com', password };
  assert.is((await server.send(calls.registration, { payload })).status, 403);
  assert.is((await server.send(calls.login, { payload })).status, 403);
  if (site) site.bootstrap.config.authEnabled = true;
});

account('API-02 guessing is slowed down, in the list form too', async () => {
  const strict = await startServer({ attemptsPerMinute: 2 });
  const guess = () => strict.send(calls.login, { payload: { email: 'a@example.com', password: 'x' } });
  assert.equal([(await guess()).status, (await guess()).status], [422, 422]);
  const { status, body } = await guess();
  assert.is(status, 429);
  assert.is(body[0].property, '');
  assert.is((await strict.send(calls.validateOrder, { payload: essay })).status, 204);
  await strict.stop();
});

account.run();
