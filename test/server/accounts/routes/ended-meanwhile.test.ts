import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { createPasswords } from '../../../../src/server/accounts/passwords.ts';
import { endSessions } from '../../../../src/server/accounts/store/end-sessions.ts';
import type { AnyCall } from '../../../support/server/send.ts';
import { password, startForSuite, startServer } from '../../../support/server/start-server.ts';

const meanwhile = suite('a request whose session ends meanwhile');
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
let afterPassword = async () => {};

const server = startForSuite(meanwhile, () =>
  startServer({
    deps: {
      passwords: {
        ...passwords,
        matches: async (given, hash) => {
          const isRight = await passwords.matches(given, hash);
          await afterPassword();
          return isRight;
        },
      },
    },
  }),
);

const chosen = 'remember this';
/** Calls that a stranger with the former password makes, and their payloads. */
const changes: readonly (readonly [AnyCall, Record<string, string>])[] = [
  [calls.changeEmail, { email: 'thief@example.com', password }],
  [calls.changePassword, { current: password, new: 'the thief has it', repeat: 'the thief has it' }],
  [calls.deleteAccount, { password }],
];
const clientOf = (email: string) =>
  server.deps.db.selectFrom('clients').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
/** Replaces the password and ends all sessions, as a reset does. */
const reset = async (email: string) => {
  const { id } = await clientOf(email);
  await endSessions(server.deps.db, id, { change: { password_hash: await passwords.hash(chosen) } });
};

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

meanwhile.run();
