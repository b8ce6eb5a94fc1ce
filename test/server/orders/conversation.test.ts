import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { Message } from '../../../src/api/resources/order.ts';
import { deliveredOrder, placedOrder, replyTo } from '../../support/server/orders/delivered-order.ts';
import { startForTest, startServer } from '../../support/server/start-server.ts';

const conversation = suite('messages of an order');
const server = startForTest(conversation, () => startServer({ settings: { messagesPerDay: 5 } }));

const write = (token: string, orderId: string, text: string) =>
  server.send(calls.sendMessage, { token, params: { orderId }, payload: { text } });
const read = async (token: string, orderId: string): Promise<Message[]> =>
  (await server.send(calls.messages, { token, params: { orderId } })).body;
const textsOf = async (token: string, orderId: string) =>
  (await read(token, orderId)).map(({ author, text }) => [author, text]);

/** Registers a customer and places an order; returns the token and the order's code. */
const start = async () => {
  const token = await server.register();
  return { token, code: await placedOrder(server, token) };
};

conversation('CAB-03 customer and writer read each other’s messages in the sequence of writing', async () => {
  const { token, code } = await start();
  assert.equal(await read(token, code), []);
  const { status, body } = await write(token, code, '  Which sources\r\ndo you need?  ');
  assert.equal(
    [status, body.author, body.text, body.isNew],
    [201, 'customer', 'Which sources\ndo you need?', false],
  );
  // The played clock stands still between two messages, so their sequence cannot come from the time alone.
  await replyTo(server, code, 'Any book of this century.');
  await replyTo(server, code, 'And your own notes.');
  assert.equal(await textsOf(token, code.toLowerCase()), [
    ['customer', 'Which sources\ndo you need?'],
    ['writer', 'Any book of this century.'],
    ['writer', 'And your own notes.'],
  ]);
});

conversation('CAB-03 a reply is new until its customer has read it', async () => {
  const { token, code } = await start();
  await replyTo(server, code, 'Shall I begin with chapter two?');
  assert.is((await server.readOrder(token, code)).newMessages, 1);
  assert.is((await server.send(calls.orders, { token })).body[0].newMessages, 1);
  assert.equal(
    (await read(token, code)).map(({ isNew }) => isNew),
    [true],
  );
  assert.equal(
    (await read(token, code)).map(({ isNew }) => isNew),
    [false],
  );
  assert.is((await server.readOrder(token, code)).newMessages, 0);
});

conversation('CAB-03 a message that is sent again after a lost response is stored once', async () => {
  const { token, code } = await start();
  const [one, other] = await Promise.all([write(token, code, 'Any news?'), write(token, code, 'Any news?')]);
  assert.equal([one.status, one.body.id], [201, other.body.id]);
  server.clock.now += 11 * 60_000;
  await write(token, code, 'Any news?');
  assert.is((await read(token, code)).length, 2, 'the same question on another day');
});

conversation('CAB-03 empty, long and undisplayable messages are refused at the field', async () => {
  const { token, code } = await start();
  const refused: readonly (readonly [text: string, message: RegExp])[] = [
    [' \n ', /^valueRequired$/],
    ['x'.repeat(5001), /^tooLong:5000$/],
    ['bell \u0007', /characters that cannot be displayed/],
    ['escape \u001b[31m', /characters that cannot be displayed/],
  ];
  for (const [text, message] of refused) {
    const { status, body } = await write(token, code, text);
    assert.equal([status, body[0].property], [422, 'text']);
    assert.match(body[0].message, message);
  }
  assert.is((await server.send(calls.sendMessage, { token, params: { orderId: code } })).status, 422);
  assert.is((await write(token, code, `tab\t, line\nand ${'x'.repeat(4980)}`)).status, 201);
});

conversation('CAB-03 a closed order refuses messages of its customer, but shows replies', async () => {
  const token = await server.register();
  const code = await deliveredOrder(server, token);
  await write(token, code, 'May I quote it?');
  await server.send(calls.approveOrder, { token, params: { id: code } });
  const { status, body } = await write(token, code, 'Thank you');
  assert.equal(
    [status, body[0].message],
    [
      409,
      'This order is closed, and nothing more can be sent to it. Please write to us if something is missing',
    ],
  );
  await replyTo(server, code, 'You may.');
  assert.is((await textsOf(token, code)).length, 2);
});

conversation('LIM-01 a customer can send a limited number of messages in a day', async () => {
  const { token, code } = await start();
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => write(token, code, `${index}`)));
  assert.equal(answers.map(({ status }) => status).sort(), [...Array(5).fill(201), ...Array(3).fill(429)]);
  const { body } = await write(token, code, 'One more');
  assert.match(body[0].message, 'Too many messages and files were sent today, so this was not sent.');
  assert.is((await read(token, code)).length, 5);
});

conversation.run();
