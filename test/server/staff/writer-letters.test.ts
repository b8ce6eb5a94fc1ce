import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { advance } from '../../support/server/orders/due-letters.ts';
import { type AnyCall, siteHost } from '../../support/server/send.ts';
import { startOfficeOrders } from '../../support/server/staff/office-orders.ts';
import { type ReadMail, readMails } from '../../support/services/read-mail.ts';

const letters = suite('letters to writers');
const { office, orders, on, placePaid, act, assign } = startOfficeOrders(letters);
let writer: string;
let mails: ReadMail[];
letters.before.each(async () => {
  writer = await office.enterAs('writer', 'W1001');
  await office.enterAs('writer', 'W10023');
  mails = [];
});

/** Returns the subjects of the letters to each writer since the last call, without site and code. */
const subjects = async () => {
  const { code } = on;
  await advance(office, 400_000);
  const all = await readMails(office);
  const fresh = all
    .slice(mails.length)
    .filter((mail) => mail.to.startsWith('writer-') && mail.subject.includes(code));
  mails = all;
  const textOf = ({ to, subject }: ReadMail) =>
    `${/w\d+/.exec(to)} ${subject.replace(/^.*?: /, '').replace(code, 'O')}`;
  return fresh.map(textOf).sort();
};
const ask = (text: string) =>
  office.send(calls.sendMessage, { token: on.token, params: { orderId: on.code }, payload: { text } });
/** Acts on the order as its writer. */
const actAsWriter = (call: AnyCall, payload: Fields) => orders.act({ ...on, as: writer }, call, payload);

letters('OFF-02 the writer of an order hears of each event, and nobody of the own acts', async () => {
  const changes = { topic: 'Call +1 202 555 0143', details: 'Write to ada@example.com', sources: '2' };
  await placePaid(changes);
  assert.equal(await subjects(), ['w1001 order O is offered to you', 'w10023 order O is offered to you']);
  await actAsWriter(calls.assignWriter, { writerCode: 'W1001' });
  assert.equal(await subjects(), [], 'the writer knows what the writer has taken');
  await assign('W10023', 'W1001');
  await assign('W1001', 'W10023');
  assert.equal(await subjects(), [
    'w1001 order O is no longer yours',
    'w1001 order O is yours',
    'w10023 order O is no longer yours',
    'w10023 order O is yours',
  ]);
  await ask('Please call ada@example.com');
  await ask('Or +1 202 555 0143');
  await act(calls.answerCustomer, { text: 'We will.' });
  await actAsWriter(calls.answerCustomer, { text: 'I begin.' });
  const later = new Date(office.clock.now + 60 * 86_400_000).toISOString();
  await act(calls.extendDeadline, { deadlineAt: later, message: 'More time.' });
  assert.equal(await subjects(), [
    'w1001 order O has more time',
    'w1001 the customer has written about order O',
    'w1001 the office has written about order O',
  ]);
  await actAsWriter(calls.deliverOrder, { fileIds: [await orders.upload(writer)] });
  const remarks = { timeRevision: 'ada@example.com', textRevision: 'Call +1 202 555 0143' };
  await office.send(calls.reviseOrder, { token: on.token, params: { id: on.code }, payload: remarks });
  await act(calls.refundOrder, { cents: 1196, returnedCents: 0, reason: 'Sorry.' });
  assert.equal(await subjects(), ['w1001 a revision of order O is wanted', 'w1001 order O is cancelled']);
  const toWriters = mails.filter((mail) => mail.to.startsWith('writer-') && mail.subject.includes(on.code));
  for (const { text, html, subject } of toWriters) {
    assert.not.match(text + html + subject, /ada@|202 555 0143|11\.96/, subject);
    const path = subject.includes('no longer') ? '' : `/${on.code}/show`;
    assert.match(text, `http://office.${siteHost}/#/orders${path}`);
  }
});

letters('OFF-02 an order is offered to its preferred writer alone, who has an account', async () => {
  await placePaid({ writersPreferredCode: 'W10023' });
  assert.equal(await subjects(), ['w10023 order O is offered to you']);
  await office.deps.db.updateTable('staff').set({ is_active: 0 }).where('role', '=', 'writer').execute();
  await assign('W10023');
  assert.equal(await subjects(), [], 'a person who was turned off');
});

letters.run();
