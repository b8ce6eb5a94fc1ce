import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { createFacebook } from '../../../../src/server/accounts/social.ts';
import { otherSiteHost } from '../../../support/server/send.ts';
import { password, startForSuite, startServer } from '../../../support/server/start-server.ts';
import { startFakeFacebook } from '../../../support/services/facebook.ts';
import { mailedToken } from '../../../support/services/read-mail.ts';

const social = suite('social login');
const facebook = startForSuite(social, startFakeFacebook);
const server = startForSuite(social, () => startServer({ deps: { facebook: createFacebook(facebook.url) } }));
social.before(() => server.changeSite('social', { facebook: { appId: '4711' } }));

const ada = { id: '100', email: 'ada@example.com', first_name: 'Ada', last_name: 'Reader' };
const logIn = (token: string, site?: string) =>
  server.send(calls.socialLogin, { payload: { token }, ...(site && { site }) });
const identityOf = async (token: string) => (await server.send(calls.identity, { token })).body;

social('AUT-02 a person who logs in several times with the social network has one account', async () => {
  facebook.tokens.set('ada-1', { app: '4711', person: ada });
  facebook.tokens.set('ada-2', { app: '4711', person: { ...ada, email: 'moved@example.com' } });
  const first = await logIn('ada-1');
  assert.is(first.status, 200);
  const identity = await identityOf(first.body.token);
  assert.equal(
    [identity.email, identity.firstName, identity.lastName, identity.emailConfirmed],
    ['ada@example.com', 'Ada', 'Reader', true],
  );
  const secondLogin = await logIn('ada-2');
  assert.is((await identityOf(secondLogin.body.token)).id, identity.id);
  const login = { email: 'ada@example.com', password };
  assert.is((await server.send(calls.login, { payload: login })).status, 422);
});

social('AUT-02 a token is accepted only if the social network issued it for the site’s own app', async () => {
  facebook.tokens.set('elsewhere', { app: '9999', person: { ...ada, id: '300' } });
  facebook.tokens.set('shy', { app: '4711', person: { id: '400' } });
  facebook.tokens.set('nobody', { app: '4711', person: {} });
  facebook.tokens.set('broken', { app: '4711', person: ada });
  for (const token of ['elsewhere', 'unknown', 'nobody', 'shy', 'broken', 'a b&access_token=ada-1']) {
    const { status, body } = await logIn(token);
    assert.is(status, 422, token);
    assert.equal(body, [{ property: 'token', message: 'Facebook did not confirm this login' }]);
  }
  const before = facebook.requestCount();
  assert.is((await logIn('')).status, 422);
  assert.is((await logIn('x'.repeat(4001))).status, 422);
  assert.is(facebook.requestCount(), before);
});

social('AUT-02 a site without a Facebook app, or with accounts turned off, has no social login', async () => {
  assert.is((await logIn('ada-1', otherSiteHost)).status, 404);
  await server.changeSite('authEnabled', false);
  assert.is((await logIn('ada-1')).status, 403);
  await server.changeSite('authEnabled', true);
});

social('AUT-02 a social login takes over an unconfirmed account, whose creator loses access', async () => {
  const squatter = await server.register('owner@example.com');
  facebook.tokens.set('owner', { app: '4711', person: { id: '500', email: 'Owner@example.com' } });
  const { body } = await logIn('owner');
  const { email, emailConfirmed } = await identityOf(body.token);
  assert.equal([email, emailConfirmed], ['owner@example.com', true]);
  assert.is((await server.send(calls.identity, { token: squatter })).status, 401);
  const login = { email: 'owner@example.com', password };
  assert.is((await server.send(calls.login, { payload: login })).status, 422);
});

social('AUT-02 a client with a confirmed address keeps the password after a social login', async () => {
  const token = await server.register('both@example.com');
  await server.send(calls.sendEmailConfirmation, { token });
  const { token: link } = await mailedToken(server, /your address/);
  assert.is((await server.send(calls.confirmEmail, { token, payload: { token: link } })).status, 204);
  facebook.tokens.set('both', { app: '4711', person: { id: '600', email: 'both@example.com' } });
  const facebookLogin = await logIn('both');
  assert.is((await identityOf(facebookLogin.body.token)).id, (await identityOf(token)).id);
  const login = { email: 'both@example.com', password };
  assert.is((await server.send(calls.login, { payload: login })).status, 200);
});

social('AUT-02 no social login succeeds while the social network cannot be reached', async () => {
  const unreachableFacebook = createFacebook('http://127.0.0.1:1/v3.3');
  assert.is(await unreachableFacebook.identify('ada-1', '4711'), null);
});

social.run();
