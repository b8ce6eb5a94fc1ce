import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { chosenPassword, resetLink } from '../../../support/server/passwords.ts';
import { otherSiteHost, siteHost } from '../../../support/server/send.ts';
import { password, startForSuite, startServer } from '../../../support/server/start-server.ts';
import { mailedToken } from '../../../support/services/read-mail.ts';

const passwords = suite('passwords');
const server = startForSuite(passwords, startServer);

const identityOf = (token: string) => server.send(calls.identity, { token });

passwords('VAL-06 a password change needs the current password and ends other sessions', async () => {
  const token = await server.register('changer@example.com');
  const otherDevice = await server.logIn('changer@example.com');
  const change = (current: string, repeat = 'a louder library') =>
    server.send(calls.changePassword, { token, payload: { current, new: 'a louder library', repeat } });
  assert.equal((await change('wrong')).body, [{ property: 'current', message: 'passwordIncorrect' }]);
  assert.equal((await change(password, 'x')).body, [{ property: 'repeat', message: 'passwordsMismatch' }]);
  assert.is((await change(password)).status, 204);
  assert.is((await identityOf(token)).status, 200);
  assert.is((await identityOf(otherDevice)).status, 401);
  const login = { email: 'changer@example.com', password: 'a louder library' };
  assert.is((await server.send(calls.login, { payload: login })).status, 200);
});

passwords('a password is used exactly as it was typed, with its spaces and all its characters', async () => {
  const email = 'exact@example.com';
  const exact = ` Ünusual ${'y'.repeat(118)} `;
  const sent = { payload: { email, password: exact } };
  assert.is((await server.send(calls.registration, sent)).status, 200);
  for (const [typed, status] of [
    [exact, 200],
    [exact.trim(), 422],
    [exact.toLowerCase(), 422],
    [`${exact.slice(0, -1)}y`, 422],
    [exact.slice(0, 72), 422],
  ] as const)
    assert.is(
      (await server.send(calls.login, { payload: { email, password: typed } })).status,
      status,
      typed,
    );
});

passwords('LNK-01 API-05 a mailed link survives opening; its button restores the password once', async () => {
  const token = await server.register('forgetful@example.com');
  for (const email of ['forgetful@example.com', 'stranger@example.com'])
    assert.is((await server.send(calls.restorePassword, { payload: { email } })).status, 204);
  const { token: link, mail } = await mailedToken(server, /new password/);
  assert.match(mail.text, 'http://my.localhost:8080/forgot-password?token=');
  const open = () => server.send(calls.resetPassword, { params: { token: link } });
  for (const _ of ['a mail scanner', 'the customer']) {
    const opened = await open();
    assert.equal([opened.status, opened.body], [200, { token: link, email: 'forgetful@example.com' }]);
  }
  assert.is((await identityOf(token)).status, 200, 'nobody is logged out');
  assert.is((await identityOf(link)).status, 401, 'the link is no session');
  const payload = { token: link, new: 'remember this', repeat: 'remember this' };
  const choose = (site = siteHost) => server.send(calls.choosePassword, { payload, site });
  assert.is((await choose(otherSiteHost)).status, 422);
  const answers = await Promise.all([choose(), choose()]);
  assert.equal(answers.map(({ status }) => status).sort(), [200, 422]);
  assert.equal([(await choose()).status, (await open()).status], [422, 422]);
  assert.is((await identityOf(token)).status, 401, 'everybody is logged out');
  const login = { email: 'forgetful@example.com', password: 'remember this' };
  assert.is((await server.send(calls.login, { payload: login })).status, 200);
});

passwords('API-05 a mailed link resets only its own client’s password, whoever is logged in', async () => {
  const ada = await server.register('ada@example.com');
  await server.register('eve@example.com');
  const token = await resetLink(server, 'eve@example.com');
  const payload = { token, new: chosenPassword, repeat: chosenPassword };
  const { body } = await server.send(calls.choosePassword, { token: ada, payload });
  assert.is((await identityOf(body.token)).body.email, 'eve@example.com');
  assert.is((await identityOf(ada)).body.email, 'ada@example.com');
  assert.ok(await server.logIn('ada@example.com'));
});

passwords.run();
