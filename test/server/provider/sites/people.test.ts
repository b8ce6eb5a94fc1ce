import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { mailedToken } from '../../../support/server/orders/mailed-token.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { refusalOf, siteHost } from '../../../support/server/send.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

const logout = suite('a logout by the provider');
const server = startForSuite(logout, startServer);

const statusOf = async (token: string) => (await server.send(calls.identity, { token })).status;

logout('SES-01 the provider ends all sessions and links of one customer, and of no other', async () => {
  const { run, failure } = providerCommands(() => server);
  const email = 'stolen@example.com';
  const tokens = [await server.register(email), await server.logIn(email)];
  const other = await server.register();
  await server.send(calls.restorePassword, { payload: { email } });
  const link = (await mailedToken(server, /new password/)).token;
  assert.match(
    (await run('logout', siteHost, 'Stolen@example.com')).join(),
    `All sessions of ${email} have ended`,
  );
  for (const token of tokens) assert.is(await statusOf(token), 401);
  assert.is(refusalOf(await server.send(calls.resetPassword, { params: { token: link } })), 'linkSpent');
  assert.is(await statusOf(other), 200);
  assert.match(await failure('logout', siteHost, 'nobody@example.com'), 'no customer with the address');
});

logout.run();
