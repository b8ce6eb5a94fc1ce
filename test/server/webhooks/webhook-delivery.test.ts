import { createHmac } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { runPaid } from '../../../src/server/provider/orders/orders.ts';
import { siteHost } from '../../support/server/send.ts';
import { startOffice } from '../../support/server/staff/office.ts';
import { officeOrders } from '../../support/server/staff/office-orders.ts';
import { password, startForTest } from '../../support/server/start-server.ts';
import { readMails } from '../../support/services/read-mail.ts';
import { type Received, startReceiver } from '../../support/services/receiver.ts';

// Runs on PostgreSQL too.
const webhooks = suite('webhooks');
const office = startForTest(webhooks, () => startOffice({ settings: { isDemo: true } }));
const receiver = startForTest(webhooks, startReceiver);

const events = ['order.placed', 'order.paid', 'order.cancelled', 'message.received'];

/** An owner with a webhook to the receiver. */
const setUp = async (payload: Fields = {}) => {
  const as = await office.enterAs('owner');
  const sent = { as, params: { siteHost }, payload: { url: receiver.url, events, ...payload } };
  const { id, secret } = (await office.ask(calls.addWebhook, sent)).body;
  const on = { as, params: { siteHost, id } };
  return {
    on,
    secret: secret ?? '',
    place: async () => officeOrders(office).place(await office.register()),
    readLog: async () => (await office.ask(calls.webhookAttempts, on)).body,
    read: async () => (await office.ask(calls.staffWebhooks, on)).body[0],
    readHealth: async () => (await office.ask(calls.staffHealth, { as })).body,
  };
};

/** Advances the clock and sends all due events. */
const advance = async (milliseconds = 0) => {
  await office.deps.background.finished();
  office.clock.now += milliseconds;
  await office.deps.webhookSender.sendDueEvents();
};

const bodies = () => receiver.received.map(({ body }) => JSON.parse(body));
const ids = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']));

const verify = ({ headers, body }: Received, secret: string) => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  assert.is(headers['webhook-signature'], signature);
};

webhooks('OFF-01 chosen events of an order arrive signed, in sequence, without the customer', async () => {
  const { secret, readLog } = await setUp();
  const token = await office.register('secret-customer@example.com');
  const code = await officeOrders(office).place(token);
  office.clock.now += 1000;
  await runPaid(office.deps, [code]);
  office.clock.now += 1000;
  const message = { token, params: { orderId: code }, payload: { text: 'A question' } };
  await office.send(calls.sendMessage, message);
  await advance();
  assert.equal(
    bodies().map(({ type, data }) => [type, data.order, data.status, data.site]),
    [
      ['order.placed', code, 'created', 'localhost'],
      ['order.paid', code, 'paid', 'localhost'],
      ['message.received', code, 'paid', 'localhost'],
    ],
  );
  const fields = ['chargedCents', 'dueCents', 'order', 'refundedCents', 'site', 'status'];
  assert.equal(Object.keys(bodies()[0].data).sort(), fields);
  assert.ok(bodies()[1].data.chargedCents > 0);
  assert.is(ids().size, 3);
  for (const one of receiver.received) verify(one, secret);
  assert.not.match(receiver.received.map(({ body }) => body).join(), /secret-customer|question/i);
  assert.equal(
    (await readLog()).map(({ event, order, status }) => `${event} ${order} ${status}`).sort(),
    ['message.received', 'order.paid', 'order.placed'].map((event) => `${event} ${code} 204`),
  );
});

webhooks('an event that fails is tried again later under the same id, and letters do not wait', async () => {
  const { place, readLog, readHealth } = await setUp();
  receiver.state.answer = { status: 500, body: 'broken' };
  await place();
  await advance();
  await advance();
  assert.is(receiver.received.length, 1, 'it is not tried again at once');
  await office.deps.letterSender.sendDueLetters();
  assert.ok((await readMails(office)).some(({ subject }) => /order O-/.test(subject)));
  const { webhooksFailing, lettersWaiting } = await readHealth();
  assert.equal([webhooksFailing, lettersWaiting], [1, 0]);
  await advance(6_000);
  await advance(6_000);
  assert.is(receiver.received.length, 2, 'the pauses grow');
  receiver.state.answer = { status: 200 };
  await advance(60_000);
  assert.equal(
    (await readLog()).map(({ status, answer }) => `${status} ${answer}`),
    ['200 ', '500 broken', '500 broken'],
  );
  assert.is(ids().size, 1);
  assert.is((await readHealth()).webhooksFailing, 0);
});

webhooks('a webhook that fails for days is switched off, and the owner is told by letter', async () => {
  const { place, read, on } = await setUp();
  receiver.state.answer = { status: 302 };
  for (let day = 0; day < 4; day++) {
    await place();
    for (let tries = 0; tries < 9; tries++) await advance(11 * 3_600_000);
  }
  await office.deps.letterSender.sendDueLetters();
  const mails = (await readMails(office)).filter(({ subject }) => /webhook/.test(subject));
  assert.equal(
    mails.map(({ to }) => to),
    ['owner@example.com'],
  );
  assert.match(mails[0]?.text ?? '', `127.0.0.1:${receiver.port}`);
  const before = receiver.received.length;
  await place();
  await advance();
  assert.is(receiver.received.length, before, 'nothing is sent to a webhook that is switched off');
  // The first session has ended meanwhile.
  on.as = await office.enterAs('owner', 'W2');
  await office.ask(calls.changeWebhook, { ...on, payload: { isActive: true } });
  const webhook = await read();
  assert.equal([webhook?.isActive, webhook?.failingSince, webhook?.secret], [true, null, null]);
});

webhooks('a receiver that answers 410 gets no more events', async () => {
  const { place, read } = await setUp();
  receiver.state.answer = { status: 410 };
  await place();
  await advance();
  assert.is((await read())?.isActive, false);
});

webhooks('an owner sends tests and events again, replaces the secret, and removes the webhook', async () => {
  const { on, secret } = await setUp();
  receiver.state.answer = { status: 200, body: 'x'.repeat(10_000) };
  const { body: test } = await office.ask(calls.sendWebhook, on);
  assert.equal([test.event, test.order, test.status, test.answer.length], ['test', '', 200, 4096]);
  const replace = { ...on, payload: { isSecretReplaced: true } };
  const { body: changed } = await office.ask(calls.changeWebhook, replace);
  assert.is.not(changed.secret, secret);
  await office.ask(calls.sendWebhook, { ...on, payload: { attemptId: test.id } });
  assert.is(ids().size, 1);
  assert.equal(bodies()[0], bodies()[1]);
  for (const one of receiver.received.slice(1)) verify(one, changed.secret ?? '');
  assert.is((await office.ask(calls.removeWebhook, on)).status, 204);
  assert.is((await office.ask(calls.webhookAttempts, on)).status, 404);
  const { body: acts } = await office.ask(calls.staffActs, { as: on.as });
  const ofWebhook = acts.filter(({ about }) => about === `webhook 127.0.0.1:${receiver.port} of localhost`);
  assert.equal(ofWebhook.map(({ act }) => act).sort(), ['addWebhook', 'changeWebhook', 'removeWebhook']);
  assert.not.match(JSON.stringify(acts), /whsec_|key=1/);
});

webhooks('a part of the payment that goes back is told with its amount', async () => {
  const { on } = await setUp({ events: ['order.refunded'] });
  const code = await officeOrders(office).placePaid(await office.register());
  const payload = { cents: 100, reason: 'Late', returnedCents: 0, isReturned: true };
  await office.ask(calls.refundOrder, { ...on, params: { code }, payload });
  await advance();
  assert.equal(
    bodies().map(({ data }) => [data.status, data.refundedCents]),
    [['paid', 100]],
  );
});

webhooks('an order that ends with the account of its customer is told as cancelled', async () => {
  await setUp({ events: ['order.cancelled'] });
  const token = await office.register();
  await officeOrders(office).place(token);
  await office.send(calls.deleteAccount, { token, payload: { password } });
  await advance();
  assert.equal(
    bodies().map(({ data }) => data.status),
    ['cancelled'],
  );
});

webhooks.run();
