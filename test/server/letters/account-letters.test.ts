import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { deliveredOrder, placedOrder, replyTo } from '../../support/server/orders/delivered-order.ts';
import {
  advance,
  customer,
  mailsAbout,
  office,
  startWithOffice,
} from '../../support/server/orders/due-letters.ts';
import { changePassword } from '../../support/server/passwords.ts';
import { startForTest, type TestServer } from '../../support/server/start-server.ts';
import { minute } from '../../support/server/start-with-pages.ts';
import { mailedToken, readMails } from '../../support/services/read-mail.ts';

const letters = suite('letters about accounts, ratings, refunds and messages');
const server = startForTest(letters, startWithOffice);

const mailsTo = async (address: string, subject: string) =>
  (await readMails(server)).filter((mail) => mail.to === address && mail.subject.includes(subject));

letters('LET-01 both ratings of an order reach the provider in one letter', async () => {
  const token = await server.register(customer);
  const params = { id: await deliveredOrder(server, token) };
  await advance(server, minute);
  const service = { rate: '5', comment: 'On time' };
  assert.is((await server.send(calls.rateService, { token, params, payload: service })).status, 204);
  await advance(server, minute);
  assert.is((await server.send(calls.rateWriter, { token, params, payload: { rate: '4' } })).status, 204);
  await advance(server, 5 * minute);
  const [letter, ...others] = await mailsTo(office, `rating of order ${params.id}`);
  assert.equal(others, []);
  assert.match(letter?.text ?? '', `${customer} has rated order ${params.id}.`);
  assert.match(letter?.text ?? '', 'Paper: 5 of 5\nOn time\n\nWriter: 4 of 5\n');
  assert.equal(await mailsTo(customer, 'rating'), []);
});

letters('LET-01 a customer gets a letter about a changed password', async () => {
  const token = await server.register(customer);
  assert.is((await changePassword(server, token)).status, 204);
  await advance(server, 0);
  const [letter, ...others] = await mailsTo(customer, 'your password is changed');
  assert.equal(others, []);
  assert.match(letter?.text ?? '', 'If it was not you, somebody has entered your account.');
  assert.match(letter?.text ?? '', '/forgot-password');
});

letters('SES-02 a reset link goes to the address of the account, however the request spells it', async () => {
  await server.register(customer);
  await server.send(calls.restorePassword, { payload: { email: customer.toUpperCase() } });
  await advance(server, 0);
  assert.equal(await mailsTo(customer.toUpperCase(), 'a new password'), []);
  assert.is((await mailsTo(customer, 'a new password')).length, 1);
});

letters('LET-01 letters say that a program sent them, so that absence notices do not answer', async () => {
  await server.register(customer);
  await advance(server, 0);
  const mails = await readMails(server);
  assert.ok(mails.length > 0);
  for (const { autoSubmitted } of mails) assert.is(autoSubmitted, 'auto-generated');
});

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
  return { server, token, code, lettersTo };
};

const write = ({ send }: TestServer, token: string, { orderId, text }: { orderId: string; text: string }) =>
  send(calls.sendMessage, { token, params: { orderId }, payload: { text } });

letters('LET-01 CAB-03 several replies reach the customer in one letter with their texts', async () => {
  const { server, code, lettersTo } = await start({ isConfirmed: true });
  await replyTo(server, code, 'I have begun.');
  await advance(server, minute);
  await replyTo(server, code, 'Shall I quote\nWoolf?');
  await advance(server, minute - 1);
  assert.equal(await lettersTo(customer), []);
  await advance(server, 1);
  const [letter, ...more] = await lettersTo(customer);
  assert.equal(more, []);
  assert.match(letter?.text ?? '', 'I have begun.\n\nShall I quote\nWoolf?\n');
  assert.match(letter?.text ?? '', `http://my.localhost:8080/orders/${code}`);
  await replyTo(server, code, 'A third one.');
  await advance(server, 2 * minute);
  const [, second] = await lettersTo(customer);
  assert.match(second?.text ?? '', 'A third one.');
  assert.not.match(second?.text ?? '', 'I have begun.');
});

letters('LET-01 CAB-03 no letter is sent about a reply that was read in the cabinet', async () => {
  const { server, token, code, lettersTo } = await start({ isConfirmed: true });
  await replyTo(server, code, 'I have begun.');
  await server.send(calls.messages, { token, params: { orderId: code } });
  await advance(server, 2 * minute);
  assert.equal(await lettersTo(customer), []);
  assert.equal(await server.deps.db.selectFrom('letters').selectAll().execute(), []);
});

letters('LET-01 CAB-03 the letter about a reply to an unconfirmed address does not quote it', async () => {
  const { server, code, lettersTo } = await start({ isConfirmed: false });
  await replyTo(server, code, 'I have begun.');
  await advance(server, 2 * minute);
  const [letter] = await lettersTo(customer);
  assert.match(letter?.text ?? '', 'Your writer has written to you about order');
  assert.not.match(`${letter?.text}${letter?.html}`, 'I have begun.');
});

letters('LET-01 CAB-03 several messages of a customer reach the notice address in one letter', async () => {
  const { server, token, code, lettersTo } = await start({ isConfirmed: false });
  await write(server, token, { orderId: code, text: 'Which sources?' });
  await advance(server, 4 * minute);
  await write(server, token, { orderId: code, text: 'Books?' });
  await write(server, token, { orderId: code, text: 'Books?' });
  await advance(server, minute);
  const [letter, ...more] = await lettersTo(office);
  assert.equal(more, []);
  assert.match(letter?.text ?? '', 'Which sources?\n\nBooks?\n');
  assert.match(letter?.text ?? '', `http://office.localhost:8080/#/orders/${code}/show`);
  await write(server, token, { orderId: code, text: 'And maps?' });
  await replyTo(server, code, 'Books, and maps.');
  await advance(server, 5 * minute);
  assert.is((await lettersTo(office)).length, 1, 'an answered message needs no letter');
});

letters.run();
