import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import type { AccountData } from '../../../../src/api/resources/account.ts';
import { ada, liveFully, placeFromCampaign } from '../../../support/server/orders/full-life.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

const data = suite('download of all data');
const server = startForSuite(data, () =>
  startServer({ settings: { trustedProxies: 1, triesPerAccount: 20 } }),
);

data('SES-05 a download has account, orders with origin and files, bonus, devices and letters', async () => {
  const { token, id } = await liveFully(server);
  const campaign = await placeFromCampaign(server, token);
  await server.deps.background.finished();
  const body: AccountData = (await server.send(calls.accountData, { token })).body;
  const { account, orders, otherFiles, bonus, sessions, letters } = body;
  assert.equal(
    [account.email, account.firstName, account.phone, account.alternativeEmail, account.writers],
    [ada.email, ada.firstName, ada.phone, 'countess@example.com', ['W1001']],
  );
  const ofStatus = (name: string) => orders.find(({ status }) => status === name);
  const [placed, approved] = [ofStatus('created'), ofStatus('approved')];
  assert.equal([placed?.code, placed?.origin.utm_source], [campaign, 'newsletter']);
  assert.equal([approved?.code, approved?.writerComment], [id, 'Thank you. ADA']);
  assert.equal(approved?.history.map(({ status }) => status).sort(), ['approved', 'delivered', 'paid']);
  const link = `http://my.localhost:8080/orders/${id}`;
  assert.equal(approved?.files.map((file) => [file.from, file.name, file.link]).sort(), [
    ['customer', 'notes of Byron.pdf', link],
    ['provider', `${id}.docx`, link],
  ]);
  assert.equal(
    approved?.messages.map(({ author, text, readAt }) => [author, text, readAt]),
    [['customer', 'Ask for Byron-King at +1 555 731 0942', null]],
  );
  assert.is(otherFiles.length, 1);
  assert.equal([bonus.entries[0]?.kind, bonus.entries[0]?.orderCode], ['earned', id]);
  assert.is(sessions[0]?.place, 'Germany, 203.0.113.7');
  const kinds = [...new Set(letters.map(({ kind }) => kind))].sort();
  assert.equal(kinds, ['approved', 'delivered', 'ordered', 'paid', 'registered']);
  assert.ok(letters.every(({ sentAt }) => sentAt !== null));
  assert.not.match(JSON.stringify(body), /argon2|password|device_key|cookie/i);
});

data('SES-05 a customer can download the account only a few times in an hour', async () => {
  const token = await server.register();
  const statuses: number[] = [];
  for (let times = 0; times < 21; times++)
    statuses.push((await server.send(calls.accountData, { token })).status);
  assert.equal(statuses, [...Array(20).fill(200), 429]);
});

data.run();
