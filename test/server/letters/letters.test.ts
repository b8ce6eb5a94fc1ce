import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import {
  advance,
  customer,
  mailsAbout,
  office,
  startWithOffice,
} from '../../support/server/orders/due-letters.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { docx, essay } from '../../support/server/samples.ts';
import { startForTest, startServer } from '../../support/server/start-server.ts';
import { minute } from '../../support/server/start-with-pages.ts';
import { readMails } from '../../support/services/read-mail.ts';
import { startSmtp } from '../../support/services/smtp.ts';

const letters = suite('letters');
const server = startForTest(letters, startWithOffice);
/** Returns the subjects of the mails to an address, without the site's name and the order's code. */
const subjectsTo = async (address: string, code: string) =>
  (await readMails(server))
    .filter(({ to }) => to === address)
    .map(({ subject }) => subject.replace('Octavo Writing: ', '').replaceAll(code, 'X'));

letters('LET-01 the letters about an order leave as soon as the customer has placed it', async () => {
  const token = await server.register(customer);
  await server.deps.background.finished();
  const { code } = (await server.send(calls.createOrder, { token, payload: essay })).body;
  assert.equal((await mailsAbout(server, code)).map(({ to }) => to).sort(), [customer, office]);
});

letters(
  'LET-01 a customer gets one letter for each event from order to approval, the provider one for the order, the payment, the revision and the approval',
  async () => {
    const { run } = providerCommands(() => server);
    const token = await server.register(customer);
    // The welcome letter is sent before the test continues, because letters that are due together arrive in any sequence.
    await server.deps.background.finished();
    const order = { token, payload: essay, headers: { 'idempotency-key': 'one order' } };
    const { code } = (await server.send(calls.createOrder, order)).body;
    assert.is((await server.send(calls.createOrder, order)).body.code, code);
    const paper = join(server.dataFolder, 'essay.docx');
    await writeFile(paper, docx);
    const params = { id: code };
    const remarks = { timeRevision: 'Monday', textRevision: 'Wider' };
    for (const causeEvent of [
      () => run('paid', code),
      () => run('start', code),
      () => run('deliver', code, paper, 'W1001'),
      () => run('deliver', code, paper, 'W1001'),
      () => server.send(calls.reviseOrder, { token, params, payload: remarks }),
      () => run('deliver', code, paper, 'W1001'),
      () => server.send(calls.approveOrder, { token, params }),
    ]) {
      await advance(server, minute);
      await causeEvent();
    }
    await advance(server, minute);
    assert.equal(await subjectsTo(customer, code), [
      'welcome',
      'we have your order X',
      'order X is paid',
      'your writer is at work on order X',
      'order X is delivered',
      'a further file for order X',
      'order X is in revision',
      'order X is delivered',
      'order X is complete',
    ]);
    assert.equal(await subjectsTo(office, code), [
      'new order X: The margins of a page',
      'order X is paid: The margins of a page',
      'revision of order X: The margins of a page',
      'order X is approved: The margins of a page',
    ]);
  },
);

letters('LET-01 files sent one after another are announced in one letter', async () => {
  const token = await server.register(customer);
  const code = await placedOrder(server, token);
  const lettersOfOrder = async () =>
    (await readMails(server)).filter(({ subject }) => subject.includes(`files for order ${code}`));
  const sendFile = async (name: string) => {
    const ids = [(await server.upload(token, name)).body.id];
    return async () => (await server.attach(token, code, ids)).status;
  };
  const attachFirst = await sendFile('sources.pdf');
  const attachSecond = await sendFile('outline.pdf');
  assert.is(await attachFirst(), 204);
  await advance(server, minute);
  assert.is(await attachSecond(), 204);
  // The same request is sent again, as after a lost answer.
  assert.is(await attachFirst(), 204);
  await advance(server, 3 * minute);
  assert.equal(await lettersOfOrder(), []);
  await advance(server, minute);
  const [letter, ...more] = await lettersOfOrder();
  assert.equal(more, []);
  assert.match(letter?.text ?? '', '- sources.pdf\n- outline.pdf\n');
  const attachThird = await sendFile('notes.pdf');
  await attachThird();
  await advance(server, 5 * minute);
  const [, secondLetters] = await lettersOfOrder();
  assert.match(secondLetters?.text ?? '', '\n- notes.pdf\n');
  assert.not.match(secondLetters?.text ?? '', 'sources.pdf');
  await attachThird();
  await advance(server, 5 * minute);
  assert.is((await lettersOfOrder()).length, 2);
});

letters('LET-01 no public answer contains the notice address of the provider', async () => {
  const params = { siteHost: 'localhost:8080' };
  const { bytes } = await server.send(calls.bootstrap, { params });
  const { bytes: config } = await server.send(calls.siteConfig);
  for (const answer of [bytes, config]) {
    assert.match(answer.toString(), 'support@octavo-writing.example');
    assert.not.match(answer.toString(), /notice_email|office@|payment_answer_hours/);
  }
});

letters('LET-01 a site without a contact address writes to customers, not to the provider', async () => {
  const smtp = await startSmtp();
  const server = await startServer({ settings: { letters: smtp } });
  await server.changeSite('contact_email', '');
  const token = await server.register(customer);
  // The test waits for the letters, because letters that are due together may overtake each other on several connections.
  await server.deps.background.finished();
  const code = await placedOrder(server, token);
  await advance(server, minute);
  const sent = smtp.acceptedMessages.map(({ to, subject }) => [to, subject.includes(code)]);
  assert.equal(sent, [
    [customer, false],
    [customer, true],
  ]);
  assert.match(smtp.acceptedMessages.at(-1)?.from ?? '', /<no-reply@localhost>$/);
  assert.equal(await server.deps.db.selectFrom('letters').selectAll().execute(), []);
});

letters.run();
