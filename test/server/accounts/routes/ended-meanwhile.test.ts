import { once } from 'node:events';
import { request } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { createPasswords } from '../../../../src/server/accounts/passwords.ts';
import { endSessions } from '../../../../src/server/accounts/store/end-sessions.ts';
import { createShedding } from '../../../../src/server/http/overload.ts';
import { type AnyCall, createBody, siteHost } from '../../../support/server/send.ts';
import { password, startServer, type TestServer } from '../../../support/server/start-server.ts';
import { until } from '../../../support/server/until.ts';

const meanwhile = suite('a request whose session ends meanwhile');
let server: TestServer;
let port: number;
const shedding = createShedding({ monotonicNow: () => 0, longestWaitMs: 600_000 });
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
/** Number of requests whose session has been read. */
let begun = 0;
let afterPassword = async () => {};

meanwhile.before(async () => {
  server = await startServer({
    deps: {
      shedding: {
        ...shedding,
        begin: async (name, work) => {
          const result = await shedding.begin(name, work);
          begun += 1;
          return result;
        },
      },
      passwords: {
        ...passwords,
        matches: async (given, hash) => {
          const isRight = await passwords.matches(given, hash);
          await afterPassword();
          return isRight;
        },
      },
    },
  });
  port = await server.listen();
});
meanwhile.after(() => server.stop());

const chosen = 'remember this';
/** Calls that a stranger with the former password makes, and their payloads. */
const changes: readonly (readonly [AnyCall, Record<string, string>])[] = [
  [calls.changeEmail, { email: 'thief@example.com', password }],
  [calls.changePassword, { current: password, new: 'the thief has it', repeat: 'the thief has it' }],
  [calls.deleteAccount, { password }],
];
const others: typeof changes = [
  [calls.changePrimaryInfo, { phone: '+12125550143', firstName: 'Eve', lastName: 'Stranger' }],
  [calls.changeAdditionalInfo, { alternativeEmail: 'thief@example.com' }],
];

const clientOf = (email: string) =>
  server.deps.db.selectFrom('clients').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
/** Replaces the password and ends all sessions, as a reset does. */
const reset = async (email: string) => {
  const { id } = await clientOf(email);
  await endSessions(server.deps.db, id, { change: { password_hash: await passwords.hash(chosen) } });
};

/** Sends a request whose body arrives after `act`; returns its status. */
const sendSlowly = async (
  { method, path }: AnyCall,
  { token, payload, act }: { token: string; payload: Record<string, string>; act: () => Promise<void> },
) => {
  const { payload: body, headers } = await createBody(payload, 'urlencoded');
  const before = begun;
  const sent = request({
    port,
    method,
    path,
    headers: {
      ...headers,
      host: `api.${siteHost}`,
      'x-authorization': `Bearer ${token}`,
      'content-length': Buffer.byteLength(body),
    },
  });
  const answered = once(sent, 'response');
  sent.flushHeaders();
  await until('the session is read', () => begun > before);
  await act();
  sent.end(body);
  const [response] = await answered;
  return Number(response.resume().statusCode);
};

for (const [index, [call, payload]] of [...changes, ...others].entries())
  meanwhile(
    `SES-01 ${call.method} ${call.path} changes nothing if the account is reset before its body arrives`,
    async () => {
      const email = `slow-${index}@example.com`;
      const token = await server.register(email);
      const status = await sendSlowly(call, { token, payload, act: () => reset(email) });
      assert.is(status, 401);
      const { phone, alternative_email } = await clientOf(email);
      assert.equal([phone, alternative_email], ['', '']);
      const login = await server.send(calls.login, { payload: { email, password: chosen } });
      assert.is(login.status, 200, 'the chosen password');
    },
  );

for (const [index, [call, payload]] of changes.entries())
  meanwhile(
    `SES-01 ${call.method} ${call.path} changes nothing if the account is reset while its password is checked`,
    async () => {
      const email = `checked-${index}@example.com`;
      const token = await server.register(email);
      afterPassword = async () => {
        afterPassword = async () => {};
        await reset(email);
      };
      assert.is((await server.send(call, { token, payload })).status, 401);
      const login = await server.send(calls.login, { payload: { email, password: chosen } });
      assert.is(login.status, 200, 'the chosen password');
    },
  );

meanwhile('SES-01 a body that arrives late is taken as long as its session lasts', async () => {
  const token = await server.register('patient@example.com');
  const payload = { current: password, new: chosen, repeat: chosen };
  assert.is(await sendSlowly(calls.changePassword, { token, payload, act: async () => {} }), 204);
});

meanwhile.run();
