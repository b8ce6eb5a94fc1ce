import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import {
  advance,
  customer,
  mailsAbout,
  minute,
  office,
  startWithOffice,
} from '../../support/server/orders/due-letters.ts';
import { mailedToken } from '../../support/server/orders/mailed-token.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import type { TestServer } from '../../support/server/start-server.ts';

const letters = suite('letters about messages');

/** Starts a server with an order. `isConfirmed` says whether its customer has confirmed the address. */
const start = async ({ isConfirmed }: { isConfirmed: boolean }) => {
  const server = await startWithOffice();
  const token = await server.register(customer);
  await server.deps.background.finished();
  if (isConfirmed) {
    const payload = { token: (await mailedToken(server, /welcome/)).token };
    await server.send(calls.confirmEmail, { token, payload });
  }
  const code = await placedOrder(server, token);
  await advance(server, minute);
  const lettersTo = async (address: string) =>
    (await mailsAbout(server, code)).filter(
      ({ to, subject }) => to === address && /written|message/.test(subject),
    );
  return { server, token, code, lettersTo, run: providerCommands(() => server).run };
};

const write = ({ send }: TestServer, token: string, { orderId, text }: { orderId: string; text: string }) =>
  send(calls.sendMessage, { token, params: { orderId }, payload: { text } });

letters('LET-01 CAB-03 several replies reach the customer in one letter with their texts', async () => {
  const { server, code, lettersTo, run } = await start({ isConfirmed: true });
  await run('reply', code, 'I have begun.');
  await advance(server, minute);
  await run('reply', code, 'Shall I quote\nWoolf?');
  await advance(server, minute - 1);
  assert.equal(await lettersTo(customer), []);
  await advance(server, 1);
  const [letter, ...more] = await lettersTo(customer);
  assert.equal(more, []);
  assert.match(letter?.text ?? '', 'I have begun.\n\nShall I quote\nWoolf?\n');
  assert.match(letter?.text ?? '', `http://my.localhost:8080/orders/${code}`);
  await run('reply', code, 'A third one.');
  await advance(server, 2 * minute);
  const [, second] = await lettersTo(customer);
  assert.match(second?.text ?? '', 'A third one.');
  assert.not.match(second?.text ?? '', 'I have begun.');
});

letters('LET-01 CAB-03 no letter is sent about a reply that was read in the cabinet', async () => {
  const { server, token, code, lettersTo, run } = await start({ isConfirmed: true });
  await run('reply', code, 'I have begun.');
  await server.send(calls.messages, { token, params: { orderId: code } });
  await advance(server, 2 * minute);
  assert.equal(await lettersTo(customer), []);
  assert.equal(await server.deps.db.selectFrom('letters').selectAll().execute(), []);
});

letters('LET-01 CAB-03 the letter about a reply to an unconfirmed address does not quote it', async () => {
  const { server, code, lettersTo, run } = await start({ isConfirmed: false });
  await run('reply', code, 'I have begun.');
  await advance(server, 2 * minute);
  const [letter] = await lettersTo(customer);
  assert.match(letter?.text ?? '', 'Your writer has written to you about order');
  assert.not.match(`${letter?.text}${letter?.html}`, 'I have begun.');
});

letters('LET-01 CAB-03 several messages of a customer reach the notice address in one letter', async () => {
  const { server, token, code, lettersTo, run } = await start({ isConfirmed: false });
  await write(server, token, { orderId: code, text: 'Which sources?' });
  await advance(server, 4 * minute);
  await write(server, token, { orderId: code, text: 'Books?' });
  await write(server, token, { orderId: code, text: 'Books?' });
  await advance(server, minute);
  const [letter, ...more] = await lettersTo(office);
  assert.equal(more, []);
  assert.match(letter?.text ?? '', 'Which sources?\n\nBooks?\n');
  assert.match(letter?.text ?? '', `npm run provider -- reply ${code} "TEXT"`);
  await write(server, token, { orderId: code, text: 'And maps?' });
  await run('reply', code, 'Books, and maps.');
  await advance(server, 5 * minute);
  assert.is((await lettersTo(office)).length, 1, 'an answered message needs no letter');
});

letters.run();
