import { Agent } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { createPasswords } from '../../../src/server/accounts/passwords.ts';
import { createSend } from '../../support/server/send.ts';
import { sendToPort } from '../../support/server/start-process.ts';
import { startServer } from '../../support/server/start-server.ts';

const passwords = suite('passwords');

passwords('LIM-02 a flood of password guesses delays no other request; long waits are refused', async () => {
  const server = await startServer({ deps: { passwords: createPasswords() } });
  const send = createSend(sendToPort(await server.listen(), new Agent()));
  const finished: string[] = [];
  const guesses = Array.from({ length: 150 }, async (_, index) => {
    const payload = { email: `reader-${index}@example.com`, password: 'wrong' };
    const answer = await send(calls.login, { payload });
    finished.push('guess');
    return answer;
  });
  await Promise.race(guesses);
  const price = await send(calls.calculatePrice, { payload: { typeId: 1, deadlineId: 9 } });
  finished.push('price');
  const answers = await Promise.all(guesses);
  assert.is(price.status, 200);
  assert.is.not(finished.at(-1), 'price', 'the price waited for no guess');
  const refused = answers.filter(({ status }) => status === 503);
  assert.ok(refused.length > 0, 'all 150 were kept waiting');
  assert.ok(answers.every(({ status }) => status === 422 || status === 503));
  for (const { headers, body } of refused) {
    assert.is(headers['retry-after'], '5');
    assert.match(body[0].message, 'Please try again in a few seconds');
  }
  const payload = { email: 'ada@example.com', password: 'a quiet library' };
  assert.is((await send(calls.registration, { payload })).status, 200, 'afterwards everything works');
});

passwords.run();
