import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { earnBonus } from '../../support/server/bonus-storage.ts';
import { deliveredOrder, placedOrder } from '../../support/server/delivered-order.ts';
import { essay } from '../../support/server/essay.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { docx, pdf } from '../../support/server/samples.ts';
import { startServer, type TestServer } from '../../support/server/start-server.ts';
import { parseMail, readMails } from '../../support/services/read-mail.ts';
import { smtpRefusal, startSmtp } from '../../support/services/smtp.ts';
import { startFakeStripe } from '../../support/services/stripe.ts';

const letters = suite('letters');
const minute = 60_000;
const customer = 'ada@example.com';
const office = 'office@example.com';

const startWithOffice = async () => {
  const server = await startServer();
  await providerCommands(server).run('set', 'localhost', 'notice_email', `"${office}"`);
  // Running servers read a config change within a second.
  server.clock.now += 2_000;
  return server;
};

/** Advances the clock and sends every letter that is due. */
const advance = async ({ clock, deps }: TestServer, milliseconds: number) => {
  // A letter in delivery keeps its lease.
  await deps.background.finished();
  clock.now += milliseconds;
  await deps.letterSender.sendDueLetters();
  await deps.background.finished();
};

/** Subjects of the mails to one address, without site name and order code. */
const subjectsTo = async (server: TestServer, address: string, code: string) =>
  (await readMails(server))
    .filter(({ to }) => to === address)
    .map(({ subject }) => subject.replace('Octavo Writing: ', '').replaceAll(code, 'X'));

const sendFile = async (
  { send }: TestServer,
  token: string,
  { code, name }: { code: string; name: string },
) => {
  const file = new File([new Uint8Array(pdf)], name);
  const { body } = await send(calls.uploadFile, { token, payload: { file } });
  const payload = { receiverType: 'writer', 'file[id]': [body.id] };
  return async () => (await send(calls.attachFiles, { token, params: { orderId: code }, payload })).status;
};

letters(
  'LET-01 each event of an order sends one letter to its customer and one to the provider',
  async () => {
    const server = await startWithOffice();
    const { run } = providerCommands(server);
    const token = await server.register(customer);
    // The welcome letter is sent first, because letters that are due together arrive in any order.
    await server.deps.background.finished();
    const order = { token, payload: essay, headers: { 'idempotency-key': 'one order' } };
    const { code } = (await server.send(calls.createOrder, order)).body;
    assert.is((await server.send(calls.createOrder, order)).body.code, code);
    const paper = join(server.dataFolder, 'essay.docx');
    await writeFile(paper, docx);
    const params = { id: code };
    for (const causeEvent of [
      () => run('paid', code),
      () => run('start', code),
      () => run('deliver', code, paper, 'W1001'),
      () => run('deliver', code, paper, 'W1001'),
      () =>
        server.send(calls.reviseOrder, {
          token,
          params,
          payload: { timeRevision: 'Monday', textRevision: 'Wider' },
        }),
      () => run('deliver', code, paper, 'W1001'),
      () => server.send(calls.approveOrder, { token, params }),
    ]) {
      await advance(server, minute);
      await causeEvent();
    }
    await advance(server, minute);
    assert.equal(await subjectsTo(server, customer, code), [
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
    assert.equal(await subjectsTo(server, office, code), [
      'new order X: The margins of a page',
      'order X is paid: The margins of a page',
      'revision of order X: The margins of a page',
    ]);
  },
);

letters(
  'LET-01 letters about a revision name its time as a date, or in the customer’s own words',
  async () => {
    const server = await startWithOffice();
    const token = await server.register(customer);
    for (const [timeRevision, text] of [
      ['2030-05-06T12:30:00.000+02:00', '6 May 2030 at 10:30 UTC'],
      ['by May 5', 'by May 5'],
    ] as const) {
      const id = await deliveredOrder(server, token);
      const payload = { timeRevision, textRevision: 'Wider' };
      await server.send(calls.reviseOrder, { token, params: { id }, payload });
      await advance(server, minute);
      const mails = (await readMails(server)).filter(({ subject }) => subject.includes('revision'));
      const about = mails.filter(({ subject }) => subject.includes(id)).map((mail) => mail.text);
      assert.is(about.length, 2);
      for (const letter of about)
        assert.match(letter, new RegExp(`(You asked for it by|Wanted by): ${text}\\r?\\n`));
    }
  },
);

letters('LET-01 the welcome letter has the link that confirms the address', async () => {
  const server = await startServer();
  const token = await server.register(customer);
  const [welcomeLetter] = await readMails(server);
  const link = /http:\/\/my\.localhost:8080\/profile\?token=([\w-]+)/.exec(welcomeLetter?.text ?? '');
  assert.ok(welcomeLetter?.html.includes(`href="${link?.[0]}"`), welcomeLetter?.html);
  const payload = { token: link?.[1] };
  assert.is((await server.send(calls.confirmEmail, { token, payload })).status, 204);
});

letters('LET-01 files sent one after another are announced in one letter', async () => {
  const server = await startWithOffice();
  const token = await server.register(customer);
  const code = await placedOrder(server, token);
  const lettersOfOrder = async () =>
    (await readMails(server)).filter(({ subject }) => subject.includes(`files for order ${code}`));
  const attachFirst = await sendFile(server, token, { code, name: 'sources.pdf' });
  const attachSecond = await sendFile(server, token, { code, name: 'outline.pdf' });
  assert.is(await attachFirst(), 204);
  await advance(server, minute);
  assert.is(await attachSecond(), 204);
  // The request is repeated, as after a lost answer.
  assert.is(await attachFirst(), 204);
  await advance(server, 3 * minute);
  assert.equal(await lettersOfOrder(), []);
  await advance(server, minute);
  const [letter, ...more] = await lettersOfOrder();
  assert.equal(more, []);
  assert.match(letter?.text ?? '', '- sources.pdf\n- outline.pdf\n');
  const attachThird = await sendFile(server, token, { code, name: 'notes.pdf' });
  await attachThird();
  await advance(server, 5 * minute);
  const [, secondLetters] = await lettersOfOrder();
  assert.match(secondLetters?.text ?? '', '\n- notes.pdf\n');
  assert.not.match(secondLetters?.text ?? '', 'sources.pdf');
  await attachThird();
  await advance(server, 5 * minute);
  assert.is((await lettersOfOrder()).length, 2);
});

letters('LET-01 text typed by a customer can add neither a mail header nor HTML to a letter', async () => {
  const server = await startWithOffice();
  const token = await server.register(customer);
  const topic = 'Margins\r\nBcc: eve@example.com \u202e{amount} <img src=x onerror=alert(1)> "&';
  await server.send(calls.createOrder, { token, payload: { ...essay, topic } });
  await advance(server, 0);
  const providerLetter = (await readMails(server)).find(({ to }) => to === office);
  const typed = 'Margins Bcc: eve@example.com {amount} <img src=x onerror=alert(1)> "&';
  assert.match(providerLetter?.subject ?? '', /^Octavo Writing: new order O-\w+: /);
  assert.ok(providerLetter?.subject.endsWith(typed), providerLetter?.subject);
  assert.match(providerLetter?.text ?? '', `Topic: ${typed}\n`);
  assert.not.match(providerLetter?.html ?? '', '<img');
  assert.match(providerLetter?.html ?? '', '&lt;img src=x onerror=alert(1)&gt; &quot;&amp;');
  // The address is not confirmed, so the letter must not carry the sender's own text to a stranger.
  const orderLetter = (await readMails(server)).find(({ subject }) => subject.includes('we have your order'));
  assert.not.match(`${orderLetter?.subject} ${orderLetter?.text} ${orderLetter?.html}`, 'eve@example.com');
});

letters('LET-01 every letter names the site and comes as text and as HTML that loads nothing', async () => {
  const server = await startServer();
  const token = await server.register(customer);
  await deliveredOrder(server, token);
  await server.send(calls.restorePassword, { payload: { email: customer } });
  await advance(server, 0);
  const mails = await readMails(server);
  assert.ok(mails.length > 5);
  for (const { from, subject, text, html } of mails) {
    assert.is(from, 'Octavo Writing <support@octavo-writing.example>');
    assert.match(subject, /^Octavo Writing: [^{}]+$/);
    for (const part of ['8 Folio Street', '+1 (555) 010-0808', 'Skype: octavo.writing']) {
      assert.ok(text.includes(part), text);
      assert.ok(html.includes(part), html);
    }
    assert.match(html, '<span style="display: inline-block">+1 (555) 010-0808</span>');
    assert.not.match(`${text}${html.replace(/<style>[\s\S]*<\/style>/, '')}`, /[{}]|undefined|null/);
    assert.match(html, /^<!doctype html>\n/, 'without it a mail program draws by the rules of old pages');
    assert.not.match(html, /<img|<link|<script|url\(|\bsrc=/);
  }
});

letters('LET-01 letter and payment page of an order paid by hand name the time to an answer', async () => {
  const server = await startServer();
  await providerCommands(server).run('set', 'localhost', 'payment_answer_hours', '8');
  server.clock.now += 2_000;
  const token = await server.register(customer);
  const code = await placedOrder(server, token);
  await advance(server, 0);
  const orderLetter = (await readMails(server)).find(
    ({ to, subject }) => to === customer && subject.includes(code),
  );
  assert.match(orderLetter?.text ?? '', 'within 8 hours we write to you how to pay $11.96 by PayPal');
  assert.match(orderLetter?.text ?? '', `http://my.localhost:8080/orders/${code}`);
  const { body } = await server.send(calls.payment, { token, params: { id: code } });
  assert.equal(body, { way: 'manual', state: 'due', answerHours: 8, card: null });
});

letters('LET-01 no letter asks for money for an order that the bonus has paid', async () => {
  const server = await startWithOffice();
  const token = await server.register(customer);
  await earnBonus(server, token, 5000);
  server.clock.now += 1_000;
  const payload = { ...essay, useBonus: 5000 };
  const { code } = (await server.send(calls.createOrder, { token, payload })).body;
  await advance(server, 1_000);
  server.clock.now += 1_000;
  await providerCommands(server).run('refund', code);
  await advance(server, 0);
  const lettersOfOrder = (await readMails(server)).filter(({ subject }) => subject.includes(code));
  assert.is(lettersOfOrder.length, 5);
  for (const { text } of lettersOfOrder)
    assert.not.match(text, /how to pay|your payment of|You get|has arrived/);
  const customerLetters = lettersOfOrder.filter(({ to }) => to === customer);
  assert.match(customerLetters[0]?.text ?? '', 'nothing is left to pay');
  assert.match(
    customerLetters[1]?.text ?? '',
    `Nothing is left to pay for order ${code}, and your writer begins.`,
  );
  assert.match(customerLetters[2]?.text ?? '', 'No money was charged for it.');
});

letters('LET-01 the letter about an order links to the online payment', async () => {
  const stripe = await startFakeStripe();
  const server = await startServer({ settings: { stripe: stripe.settings } });
  const code = await placedOrder(server, await server.register(customer));
  await advance(server, 0);
  const orderLetter = (await readMails(server)).find(
    ({ to, subject }) => to === customer && subject.includes(code),
  );
  assert.match(orderLetter?.text ?? '', `http://my.localhost:8080/secure-payment?orderCode=${code}`);
  assert.not.match(orderLetter?.text ?? '', 'we write to you how to pay');
});

letters('LET-01 the letters about an order arrive in the order of its events', async () => {
  const answers = [smtpRefusal('try later', 451)];
  const isAboutOrder = (mail: string) =>
    /^Subject: .* order O-/m.test(mail) && mail.includes(`To: ${customer}`);
  const smtp = await startSmtp({ answer: (mail) => (isAboutOrder(mail) ? (answers.pop() ?? null) : null) });
  const server = await startServer({ settings: { smtpUrl: smtp.url } });
  const code = await placedOrder(server, await server.register(customer));
  await advance(server, 0);
  assert.equal(answers, []);
  server.clock.now += 1_000;
  await providerCommands(server).run('paid', code);
  await advance(server, 1_000);
  const customerSubjects = () =>
    smtp.acceptedMessages.filter(isAboutOrder).map((mail) => parseMail(mail).subject.replace(/^.*?: /, ''));
  assert.equal(customerSubjects(), []);
  await advance(server, minute);
  assert.equal(customerSubjects(), [`we have your order ${code}`, `order ${code} is paid`]);
});

letters('LET-01 the notice address gets the provider’s letters alone', async () => {
  const server = await startWithOffice();
  const params = { siteHost: 'localhost:8080' };
  const { bytes } = await server.send(calls.bootstrap, { params });
  const { bytes: config } = await server.send(calls.siteConfig);
  for (const answer of [bytes, config]) {
    assert.match(answer.toString(), 'support@octavo-writing.example');
    assert.not.match(answer.toString(), /notice_email|office@|payment_answer_hours/);
  }
});

letters('LET-01 a site without an address writes to its customers and not to itself', async () => {
  const smtp = await startSmtp();
  const server = await startServer({ settings: { smtpUrl: smtp.url } });
  await providerCommands(server).run('set', 'localhost', 'contact_email', '""');
  server.clock.now += 2_000;
  const code = await placedOrder(server, await server.register(customer));
  await advance(server, minute);
  const sent = smtp.acceptedMessages.map(parseMail).map(({ to, subject }) => [to, subject.includes(code)]);
  assert.equal(sent, [
    [customer, false],
    [customer, true],
  ]);
  assert.match(smtp.acceptedMessages.at(-1) ?? '', /^From: .*<no-reply@localhost>/m);
  assert.equal(await server.deps.db.selectFrom('letters').selectAll().execute(), []);
});

letters.run();
