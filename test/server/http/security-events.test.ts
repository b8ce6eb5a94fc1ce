import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { securityEvents } from '../../../src/server/http/security-events.ts';
import { changePassword, choosePassword, chosenPassword, resetLink } from '../../support/server/passwords.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { createRecordedLog } from '../../support/server/recorded-log.ts';
import { password, startServer, type TestServer } from '../../support/server/start-server.ts';

const events = suite('security events');

type Line = Record<string, unknown> & { event: string };

const start = async (settings: Parameters<typeof startServer>[0] = {}) => {
  const { log, lines } = createRecordedLog();
  const server = await startServer({ ...settings, deps: { log } });
  const written = () => lines.filter((line): line is typeof line & Line => 'event' in line);
  return { server, written };
};

/** Requests a reset link, uses it twice, and guesses the new password; returns the secrets that were sent. */
const replacePassword = async (server: TestServer, email: string) => {
  const link = await resetLink(server, email);
  const { token } = (await choosePassword(server, link)).body;
  await choosePassword(server, link);
  const chosen = 'a louder library';
  await changePassword(server, token, { chosen, current: 'an old guess' });
  await changePassword(server, token, { chosen, current: chosenPassword });
  return [link, token, 'an old guess', chosenPassword, chosen];
};

events('SES-04 a security event logs one line with account, network and request but no secrets', async () => {
  const { server, written } = await start();
  const email = 'ada@example.com';
  const token = await server.register(email);
  const { id } = (await server.send(calls.identity, { token })).body;
  await server.send(calls.login, { payload: { email, password: 'a wrong guess' } });
  await server.send(calls.login, { payload: { email: 'nobody@example.com', password: 'a wrong guess' } });
  await server.send(calls.login, { payload: { email, password } });
  const secrets = await replacePassword(server, email);
  await server.send(calls.identity, { token });
  await server.send(calls.openSession, { headers: { origin: 'https://evil.example' } });
  await server.send(calls.identity);
  assert.equal(
    written().map(({ event, account }) => [event, account]),
    [
      ['login-failed', id],
      ['login-failed', undefined],
      ['logged-in', id],
      ['reset-requested', undefined],
      ['reset-used', id],
      ['link-refused', undefined],
      ['password-wrong', id],
      ['password-changed', id],
      ['token-refused', undefined],
      ['origin-refused', undefined],
    ],
    'a visitor without a token is no event',
  );
  assert.equal([...new Set(written().map(({ network }) => network))], ['127.0.0.1']);
  assert.is(new Set(written().map(({ reqId }) => reqId)).size, 10);
  assert.is(written()[0]?.route, calls.login.path);
  const text = JSON.stringify(written());
  for (const secret of [...secrets, token, email, password, 'a wrong guess', '?'])
    assert.not(text.includes(secret), secret);
});

events('SES-04 a refusal by a rate limit is a security event that names the client', async () => {
  const { server, written } = await start({ settings: { triesPerAccount: 1 } });
  const token = await server.register();
  const { id } = (await server.send(calls.identity, { token })).body;
  for (const _ of [1, 2]) await changePassword(server, token, { current: 'x' });
  assert.equal(
    written().map(({ event, account }) => [event, account]),
    [
      ['password-wrong', id],
      ['limit-reached', id],
    ],
  );
});

/** Sends an invalid token from each of the addresses. */
const refuseTokens = async (server: TestServer, addresses: readonly string[]) => {
  for (const address of addresses)
    await server.send(calls.identity, { token: 'x', headers: { 'x-forwarded-for': address } });
};

const countsOf = ({ network, networks, more }: Line) => ({ network, networks, more });

events('SES-04 a flood of security events writes a few log lines and then the number of events', async () => {
  const { server, written } = await start({ settings: { trustedProxies: 1 } });
  await refuseTokens(server, Array(100).fill('192.0.2.1'));
  assert.is(written().length, 5);
  server.clock.now += 60_000;
  const many = Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`);
  await refuseTokens(server, [...many, '198.51.100.7']);
  assert.equal(written().slice(5, 6).map(countsOf), [{ network: '192.0.2.1', networks: 1, more: 95 }]);
  assert.is(written().length, 5 + 1 + 30);
  await server.send(calls.login, { payload: { email: 'ada@example.com', password: 'a wrong guess' } });
  assert.is(written().at(-1)?.event, 'login-failed', 'a flood of one event hides no other event');
  await server.app.close();
  assert.equal(written().slice(-1).map(countsOf), [{ network: '198.51.100.7', networks: 100, more: 71 }]);
});

events('SES-04 no value in a security event can forge a log line or control a terminal', async () => {
  const { server, written } = await start({ settings: { trustedProxies: 1 } });
  const hostile = ['1.2.3.4"}\n{"event":"password-changed"}', '\u009b31m', '1\u2028x', 'a'.repeat(5_000)];
  await refuseTokens(server, hostile);
  assert.equal(
    written().map(({ event, network }) => [event, network]),
    hostile.map(() => ['token-refused', 'unreadable']),
  );
});

events('SES-04 a command of the provider is a security event with its outcome', async () => {
  const { server, written } = await start();
  const { run, failure } = providerCommands(() => server);
  await run('list', '--find', 'ada@example.com');
  await run('set', 'localhost:8080', 'notice_email', '"office@papers.example"');
  await failure('paid', 'O-1\n2');
  assert.equal(
    written().map(({ event, command, subject, outcome }) => [event, command, subject, outcome]),
    [
      ['provider-command', 'list', undefined, 'done'],
      ['provider-command', 'set', 'localhost:8080', 'done'],
      ['provider-command', 'paid', 'unreadable', 'failed'],
    ],
  );
  assert.not.match(JSON.stringify(written()), '@');
});

events('SES-04 the operator’s guide says what to do about each security event', () => {
  const guide = readFileSync('src/server/README.md', 'utf8');
  const rows = [...guide.matchAll(/^\| `([\w-]+)` \| (.+?) \| .+ \|$/gm)].map(([, name = '', text]) => [
    name,
    text,
  ]);
  const described = rows.filter(([name = '']) => name in securityEvents);
  assert.equal(described, Object.entries(securityEvents));
});

events.run();
