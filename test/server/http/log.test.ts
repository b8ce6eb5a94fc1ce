import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { openDatabase } from '../../../src/server/database/open.ts';
import { createLog } from '../../../src/server/http/log.ts';
import { essay, pdf } from '../../support/server/samples.ts';
import { createDeployment, startProcess } from '../../support/server/start-process.ts';
import { mailsIn } from '../../support/services/read-mail.ts';
import { until } from '../../support/until.ts';

const log = suite('log');

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

log('the log hides secrets in fields, errors and texts', () => {
  let written = '';
  const testLog = createLog('info', {
    write: (text) => {
      written += text;
    },
  });
  const secret = 'c0ffee-secret';
  const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${secret}`;
  testLog.info({ password: secret, body: { token: secret, deeper: { repeat: secret } } }, 'fields');
  testLog.info({ headers: { authorization: secret, 'x-authorization': secret, cookie: secret } }, 'headers');
  testLog.error(new Error(`connect postgres://octavo:${secret}@db:5432/octavo`));
  const failed = Object.assign(new Error(`GET /me?access_token=${secret}&fields=id`), { detail: secret });
  testLog.error({ err: failed, route: '/v1' }, 'failed');
  testLog.warn(`Bearer ${secret} and ${jwt} of smtp://me:${secret}@mail`);
  assert.not.match(written, secret);
  const lines = linesOf(written);
  assert.equal(
    lines.map(({ level }) => level),
    [30, 30, 50, 50, 40],
  );
  assert.match(JSON.stringify(lines[3]), /access_token=\[secret\]&fields.*log\.test/);
});

log('no log line contains texts, tokens or letters of customers', async () => {
  const deployment = await createDeployment();
  const server = await startProcess(deployment, { LOG_LEVEL: 'trace' });
  const secrets: string[] = ['a quiet library', 'a wrong guess'];
  const remember = (secret: string) => {
    assert.ok(secret.length > 10);
    secrets.push(secret);
    return secret;
  };
  const payload = { email: 'ada@example.com', password: 'a quiet library' };
  const token = remember(await server.register());
  await server.send(calls.login, { payload: { ...payload, password: 'a wrong guess' } });
  remember((await server.send(calls.login, { payload })).body.token);
  await server.send(calls.createOrder, { token, payload: essay });
  const code = remember((await server.send(calls.handOff, { token })).body.token);
  const own = { origin: `http://my.${server.site}` };
  await server.get(`/secure-payment?token=${code}&orderCode=x`, 'my.');
  remember((await server.send(calls.loginToken, { payload: { token: code }, headers: own })).body.token);
  await server.send(calls.restorePassword, { payload: { email: payload.email } });
  const passwordMail = async () =>
    (await mailsIn(deployment.dataFolder)).find(({ subject }) => subject.endsWith('a new password'));
  await until(async () => Boolean(await passwordMail()));
  const text = (await passwordMail())?.text ?? '';
  const link = remember(/token=([\w-]+)/.exec(text)?.[1] ?? '');
  await server.send(calls.resetPassword, { params: { token: link } });
  const choice = { token: link, new: remember('a louder library'), repeat: 'a louder library' };
  remember((await server.send(calls.choosePassword, { payload: choice })).body.token);
  const newLogin = { email: payload.email, password: 'a louder library' };
  const session = remember((await server.send(calls.login, { payload: newLogin })).body.token);
  const file = new File([pdf], 'notes.pdf');
  await server.send(calls.uploadFile, { token: session, payload: { file } });
  // A missing table makes the login fail half-way.
  const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
  await db.schema.dropTable('attempts').execute();
  await db.destroy();
  assert.is((await server.send(calls.login, { payload: newLogin })).status, 500);
  await server.end('SIGTERM');

  const lines = linesOf(server.logText());
  const routes = lines.filter(({ msg }) => msg === 'The request was answered').map(({ route }) => route);
  const loggedCalls = [calls.login, calls.handOff, calls.loginToken, calls.resetPassword, calls.uploadFile];
  for (const { path } of loggedCalls) assert.ok(routes.includes(path), path);
  assert.ok(routes.includes('/secure-payment'));
  const failure = lines.find(({ msg }) => msg === 'The request failed');
  assert.match(JSON.stringify(failure), /attempts/);
  assert.equal([failure?.route, failure?.level], [calls.login.path, 50]);
  for (const secret of secrets) assert.not.ok(server.logText().includes(secret), secret);
  assert.not.match(server.logText(), /Bearer|\$argon2/);
  assert.not.match(server.logText(), /"reqId".*"reqId"/, 'a line names its request once');
});

log.run();
