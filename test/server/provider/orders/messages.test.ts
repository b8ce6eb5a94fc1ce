import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { password, startForTest, startServer } from '../../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const provider = suite('provider: messages');
const server = startForTest(provider, startServer);
const { run, failure } = providerCommands(() => server);

provider.before.each(async () => {
  server.clock.now = Date.parse('2030-05-01T10:00:00Z');
});

const write = (token: string, orderId: string, text: string) => {
  server.clock.now += 60_000;
  return server.send(calls.sendMessage, { token, params: { orderId }, payload: { text } });
};
const codesIn = (lines: readonly string[]) => lines.map((line) => line.slice(0, 8));

provider('CAB-03 the list of conversations begins with the longest unanswered one', async () => {
  assert.equal(await run('messages'), ['There are no messages yet.']);
  const token = await server.register('ada@example.com');
  const [first, second, third, silent] = [
    await placedOrder(server, token),
    await placedOrder(server, token),
    await placedOrder(server, token),
    await placedOrder(server, token),
  ];
  for (const code of [third, first, second]) await write(token, code, 'Which\nsources?');
  server.clock.now += 60_000;
  await run('reply', third, 'Any.');
  const lines = await run('messages');
  assert.equal(codesIn(lines), [first, second, third]);
  assert.equal(lines[0], `${first}  unanswered  2030-05-01 10:02 UTC  ada@example.com  Which sources?`);
  assert.match(lines[2] ?? '', 'answered    2030-05-01 10:04 UTC  ada@example.com  Any.');
  assert.equal(await run('messages', silent), [`${silent} has no messages yet.`]);
  assert.match(await failure('messages', '--page', '2'), 'There is no page 2. The last one is 1.');
});

provider('CAB-03 a conversation is printed with author and time, and marks unread messages', async () => {
  const token = await server.register('ada@example.com');
  const code = await placedOrder(server, token);
  await write(token, code, 'Which sources?\nBooks?');
  await run('reply', code.toLowerCase(), 'Books, please.');
  const shown = [
    '2030-05-01 10:01 UTC  customer',
    '  Which sources?',
    '  Books?',
    '',
    '2030-05-01 10:01 UTC  writer',
    '  Books, please.',
  ];
  assert.equal(await run('messages', code), shown.with(4, '2030-05-01 10:01 UTC  writer, not read yet'));
  await server.send(calls.messages, { token, params: { orderId: code } });
  assert.equal(await run('messages', code), shown);
  const lines = (await run('show', code)).map((line) => line.replace(/ +/g, ' '));
  assert.ok(lines.includes(` 2 npm run provider -- messages ${code}`));
});

provider('CAB-03 a reply that cannot be sent fails with a message about the reason', async () => {
  const token = await server.register('ada@example.com');
  const code = await placedOrder(server, token);
  assert.match(await failure('reply', code), 'reply needs more arguments.');
  assert.match(await failure('reply', 'O-000000', 'Hello'), 'There is no order "O-000000".');
  assert.match(await failure('reply', code, ' '), "Nothing was sent. Value is required and can't be empty.");
  assert.match(
    await failure('reply', code, 'bell \u0007'),
    'Nothing was sent. This text contains characters',
  );
  await server.send(calls.deleteAccount, { token, payload: { password } });
  assert.is(
    await failure('reply', code, 'Hello'),
    `The customer of ${code} has deleted the account, so nothing was sent.`,
  );
});

provider.run();
