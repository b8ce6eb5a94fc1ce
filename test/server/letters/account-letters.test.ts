import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { deliveredOrder, placedOrder } from '../../support/server/orders/delivered-order.ts';
import {
  advance,
  customer,
  minute,
  office,
  startWithOffice,
} from '../../support/server/orders/due-letters.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { password, startForTest } from '../../support/server/start-server.ts';
import { readMails } from '../../support/services/read-mail.ts';

const letters = suite('letters about accounts, ratings and refunds');
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

letters('LET-01 customer and provider get a letter about a refund and a cancellation', async () => {
  const { run } = providerCommands(() => server);
  const token = await server.register(customer);
  const code = await placedOrder(server, token);
  await run('paid', code);
  await run('refund', code, 'The writer is ill');
  const params = { id: await placedOrder(server, token) };
  await server.send(calls.cancelOrder, { token, params, payload: { refundCents: 0 } });
  await advance(server, minute);
  const [letter] = await mailsTo(office, `order ${code} is refunded`);
  assert.match(
    letter?.text ?? '',
    `Order ${code} of ${customer} is refunded and closed; $11.96 of $11.96 goes back.`,
  );
  assert.match(letter?.text ?? '', 'Reason: The writer is ill');
  assert.is((await mailsTo(customer, `order ${code} is refunded`)).length, 1);
  for (const address of [customer, office])
    assert.is((await mailsTo(address, `order ${params.id} is cancelled`)).length, 1, address);
});

letters('LET-01 the provider gets a letter about a deleted account, without the person', async () => {
  const token = await server.register(customer);
  const code = await placedOrder(server, token);
  await advance(server, minute);
  await server.send(calls.deleteAccount, { token, payload: { password } });
  await advance(server, minute);
  const [letter] = await mailsTo(office, 'a customer has deleted the account');
  assert.match(letter?.text ?? '', `These orders were not paid and are cancelled: ${code}`);
  assert.not.match(letter?.text ?? '', customer);
});

letters('LET-01 a customer gets a letter about a changed password', async () => {
  const token = await server.register(customer);
  const payload = { current: password, new: 'a loud library', repeat: 'a loud library' };
  assert.is((await server.send(calls.changePassword, { token, payload })).status, 204);
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

letters.run();
