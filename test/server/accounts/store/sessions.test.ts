import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

const sessions = suite('rows of sessions');
const server = startForSuite(sessions, startServer);

const day = 24 * 3600 * 1000;
const own = { origin: 'http://my.localhost:8080' };
const openCabinet = (headers: Record<string, string>) =>
  server.sendRaw({
    method: 'POST',
    url: calls.openSession.path,
    headers: { host: 'my.localhost:8080', ...own, ...headers },
  });

sessions('SES-01 a session ends 90 days after its login, even if it is used', async () => {
  const token = await server.register('often@example.com');
  const opened = await openCabinet({ 'x-authorization': `Bearer ${token}` });
  const cookie = /^[^;]+/.exec(String(opened.headers['set-cookie']))?.[0] ?? '';
  const start = server.clock.now;
  const statuses: number[] = [];
  for (const days of [25, 50, 75, 89.9, 90.1]) {
    server.clock.now = start + days * day;
    const { status, body } = await openCabinet({ cookie });
    statuses.push(status);
    await server.send(calls.identity, { token: String(Object(body).token) });
    await server.deps.background.finished();
  }
  assert.equal(statuses, [200, 200, 200, 200, 401]);
});

sessions('SES-01 a client can end another session only after a recent login', async () => {
  const email = 'found-open@example.com';
  const token = await server.register(email);
  await server.logIn(email);
  const [other] = (await server.send(calls.sessions, { token })).body.filter(({ isCurrent }) => !isCurrent);
  const end = () => server.send(calls.endSession, { token, params: { id: other?.id ?? 0 } });
  const loggedInAt = server.clock.now;
  server.clock.now += 31 * 60_000;
  assert.is((await end()).status, 401);
  server.clock.now = loggedInAt;
  assert.is((await end()).status, 204);
});

sessions.run();
