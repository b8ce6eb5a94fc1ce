import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { advance } from '../../support/server/orders/due-letters.ts';
import { siteHost } from '../../support/server/send.ts';
import { startOffice } from '../../support/server/staff/office.ts';
import { officeOrders } from '../../support/server/staff/office-orders.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { type ReadMail, readMails } from '../../support/services/read-mail.ts';

const letters = suite('letters to writers');
const office = startForTest(letters, startOffice);
const { placePaid, act, upload } = officeOrders(office);
let as: string;
let writer: string;
let token: string;
let mails: ReadMail[];
letters.before.each(async () => {
  as = await office.enterAs('manager');
  writer = await office.enterAs('writer', 'W1001');
  await office.enterAs('writer', 'W10023');
  token = await office.register('ada@example.com');
  mails = [];
});

/** Returns the subjects of the letters to each writer since the last call, without site and code. */
const subjects = async (code: string) => {
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
const ask = (text: string, code: string) =>
  office.send(calls.sendMessage, { token, params: { orderId: code }, payload: { text } });

letters('OFF-02 the writer of an order hears of each event, and nobody of the own acts', async () => {
  const changes = { topic: 'Call +1 202 555 0143', details: 'Write to ada@example.com', sources: '2' };
  const code = await placePaid(token, changes);
  assert.equal(await subjects(code), ['w1001 order O is offered to you', 'w10023 order O is offered to you']);
  await act(writer, calls.assignWriter, code, { writerCode: 'W1001' });
  assert.equal(await subjects(code), [], 'the writer knows what the writer has taken');
  await act(as, calls.assignWriter, code, { writerCode: 'W10023', insteadOf: 'W1001' });
  await act(as, calls.assignWriter, code, { writerCode: 'W1001', insteadOf: 'W10023' });
  assert.equal(await subjects(code), [
    'w1001 order O is no longer yours',
    'w1001 order O is yours',
    'w10023 order O is no longer yours',
    'w10023 order O is yours',
  ]);
  await ask('Please call ada@example.com', code);
  await ask('Or +1 202 555 0143', code);
  await act(as, calls.answerCustomer, code, { text: 'We will.' });
  await act(writer, calls.answerCustomer, code, { text: 'I begin.' });
  const later = new Date(office.clock.now + 60 * 86_400_000).toISOString();
  await act(as, calls.extendDeadline, code, { deadlineAt: later, message: 'More time.' });
  assert.equal(await subjects(code), [
    'w1001 order O has more time',
    'w1001 the customer has written about order O',
    'w1001 the office has written about order O',
  ]);
  await act(writer, calls.deliverOrder, code, { fileIds: [await upload(writer)] });
  const remarks = { timeRevision: 'ada@example.com', textRevision: 'Call +1 202 555 0143' };
  await office.send(calls.reviseOrder, { token, params: { id: code }, payload: remarks });
  await act(as, calls.refundOrder, code, { cents: 1196, returnedCents: 0, reason: 'Sorry.' });
  assert.equal(await subjects(code), ['w1001 a revision of order O is wanted', 'w1001 order O is cancelled']);
  const toWriters = mails.filter((mail) => mail.to.startsWith('writer-') && mail.subject.includes(code));
  for (const { text, html, subject } of toWriters) {
    assert.not.match(text + html + subject, /ada@|202 555 0143|11\.96/, subject);
    const path = subject.includes('no longer') ? '' : `/${code}/show`;
    assert.match(text, `http://office.${siteHost}/#/orders${path}`);
  }
});

letters(
  'OFF-02 an order of a preferred writer is offered to this writer alone, who has an account',
  async () => {
    const code = await placePaid(token, { writersPreferredCode: 'W10023' });
    assert.equal(await subjects(code), ['w10023 order O is offered to you']);
    await office.deps.db.updateTable('staff').set({ is_active: 0 }).where('role', '=', 'writer').execute();
    await act(as, calls.assignWriter, code, { writerCode: 'W10023' });
    assert.equal(await subjects(code), [], 'a person who was turned off');
  },
);

letters.run();
