import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { resetLink } from '../../../support/server/passwords.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { refusalOf, siteHost } from '../../../support/server/send.ts';
import { officeHeaders } from '../../../support/server/staff/office.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

const logout = suite('logouts and owners by the provider');
const server = startForSuite(logout, startServer);

const statusOf = async (token: string) => (await server.send(calls.identity, { token })).status;

logout('SES-01 the provider ends all sessions and links of one customer, and of no other', async () => {
  const { run, failure } = providerCommands(() => server);
  const email = 'stolen@example.com';
  const tokens = [await server.register(email), await server.logIn(email)];
  const other = await server.register();
  const link = await resetLink(server, email);
  assert.match(
    (await run('logout', siteHost, 'Stolen@example.com')).join(),
    `All sessions of ${email} have ended`,
  );
  for (const token of tokens) assert.is(await statusOf(token), 401);
  assert.is(refusalOf(await server.send(calls.resetPassword, { params: { token: link } })), 'linkSpent');
  assert.is(await statusOf(other), 200);
  assert.match(await failure('logout', siteHost, 'nobody@example.com'), 'no customer with the address');
});

logout('OFF-01 a command invites an owner anew, whom nobody else could invite', async () => {
  const { run, failure } = providerCommands(() => server);
  const { db } = server.deps;
  const email = 'owner@example.com';
  const invite = async () => String((await run('owner', siteHost, 'Owner@example.com'))[1]);
  assert.match(await invite(), `http://office.${siteHost}/?token=`);
  await db.updateTable('staff').set({ password_hash: 'lost', is_active: 0 }).execute();
  const token = new URL(await invite()).searchParams.get('token') ?? '';
  const answer = await server.send(calls.readInvitation, { payload: { token }, headers: officeHeaders() });
  assert.equal([answer.body.email, answer.body.role], [email, 'owner']);
  assert.match(await failure('owner', siteHost, 'nobody'), 'is not an e-mail address');
});

logout.run();
