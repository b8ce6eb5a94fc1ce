import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { deliveredOrder, earnBonus, placedOrder } from '../../support/server/orders/delivered-order.ts';
import {
  advance,
  customer,
  mailsAbout,
  office,
  startWithOffice,
} from '../../support/server/orders/due-letters.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { essay } from '../../support/server/samples.ts';
import { startServer } from '../../support/server/start-server.ts';
import { minute } from '../../support/server/start-with-pages.ts';
import { readMails } from '../../support/services/read-mail.ts';
import { startFakeStripe } from '../../support/services/stripe.ts';

const contents = suite('contents of letters');

contents('LET-01 text typed by a customer can add neither a mail header nor HTML to a letter', async () => {
  const server = await startWithOffice();
  const token = await server.register(customer);
  const topic = 'Margins\r\nBcc: eve@example.com \u202e{amount} <img src=x onerror=alert(1)> "&';
  const { code } = (await server.send(calls.createOrder, { token, payload: { ...essay, topic } })).body;
  await advance(server, 0);
  const providerLetter = (await readMails(server)).find(({ to }) => to === office);
  const typed = 'Margins Bcc: eve@example.com {amount} <img src=x onerror=alert(1)> "&';
  assert.match(providerLetter?.subject ?? '', /^Octavo Writing: new order O-\w+: /);
  assert.ok(providerLetter?.subject.endsWith(typed), providerLetter?.subject);
  assert.match(providerLetter?.text ?? '', `Topic: ${typed}\n`);
  assert.not.match(providerLetter?.html ?? '', '<img');
  assert.match(providerLetter?.html ?? '', '&lt;img src=x onerror=alert(1)&gt; &quot;&amp;');
  // The address is not confirmed and may be a stranger's, so the letter must not contain the customer's texts.
  const orderLetter = (await readMails(server)).find(({ subject }) => subject.includes('we have your order'));
  assert.not.match(`${orderLetter?.subject} ${orderLetter?.text} ${orderLetter?.html}`, 'eve@example.com');

  await server.attach(token, code, [(await server.upload(token, '<img src=y>.pdf')).body.id]);
  const message = { token, params: { orderId: code }, payload: { text: '<img src=z>' } };
  await server.send(calls.sendMessage, message);
  await advance(server, 5 * minute);
  const html = (await mailsAbout(server, code)).map((mail) => mail.html).join();
  assert.not.match(html, '<img');
  for (const escaped of ['&lt;img src=y&gt;.pdf', '&lt;img src=z&gt;']) assert.match(html, escaped);
});

contents('LET-01 letters name the site, and come as text and as HTML that loads nothing', async () => {
  const server = await startServer();
  await server.changeSite('contact_skype', 'octavo.writing');
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
    assert.match(
      html,
      '<span dir="auto" style="display: inline-block; margin: 0 6px">+1 (555) 010-0808</span>',
    );
    assert.not.match(`${text}${html.replace(/<style>[\s\S]*<\/style>/, '')}`, /[{}]|undefined|null/);
    assert.match(html, /^<!doctype html>\n/, 'without it a mail program draws by the rules of old pages');
    assert.not.match(html, /<img|<link|<script|url\(|\bsrc=/);
  }
});

contents('LET-01 letter and page of orders paid by hand name the hours until a provider writes', async () => {
  const server = await startServer();
  await server.changeSite('payment_answer_hours', 8);
  await server.changeSite('how_to_pay', ' \n ');
  const token = await server.register(customer);
  const code = await placedOrder(server, token);
  await advance(server, 0);
  const orderLetter = (await mailsAbout(server, code)).find(({ to }) => to === customer);
  assert.match(orderLetter?.text ?? '', 'within 8 hours we write to you how to pay $11.96 by PayPal');
  assert.match(orderLetter?.text ?? '', `http://my.localhost:8080/orders/${code}`);
  const { body } = await server.send(calls.payment, { token, params: { id: code } });
  const nothing = { howToPay: null, card: null, invoice: null };
  assert.equal(body, { way: 'manual', state: 'due', answerHours: 8, ...nothing });
});

contents('LET-01 letter and page of orders paid by hand have the account the owner typed once', async () => {
  const server = await startServer();
  const account = 'Octavo Writing Ltd\nIBAN GB33 <BUKB> 2020';
  await server.changeSite('how_to_pay', account);
  const token = await server.register(customer);
  const code = await placedOrder(server, token);
  await advance(server, 0);
  const letters = await mailsAbout(server, code);
  const orderLetter = letters.find(({ to }) => to === customer);
  assert.match(orderLetter?.text ?? '', `pay $11.96 by PayPal as follows, and name order ${code}`);
  assert.match(orderLetter?.text ?? '', account);
  assert.match(orderLetter?.html ?? '', 'IBAN GB33 &lt;BUKB&gt;');
  assert.not.match(orderLetter?.text ?? '', 'we write to you how to pay');
  assert.match(letters.find(({ to }) => to !== customer)?.text ?? '', 'The customer was told how to pay');
  const { body } = await server.send(calls.payment, { token, params: { id: code } });
  assert.is(body.howToPay, account);
  const site = await server.send(calls.bootstrap, { params: { siteHost: 'localhost:8080' } });
  assert.is(site.body.tellsHowToPay, true, 'so that the links to the page promise it');
});

contents('LET-01 no letter asks for money for an order that the bonus has paid', async () => {
  const server = await startWithOffice();
  const token = await server.register(customer);
  await earnBonus(server, token, 5000);
  server.clock.now += 1_000;
  const payload = { ...essay, useBonus: 5000 };
  const { code } = (await server.send(calls.createOrder, { token, payload })).body;
  await advance(server, 1_000);
  server.clock.now += 1_000;
  await providerCommands(() => server).run('refund', code);
  await advance(server, 0);
  const lettersOfOrder = await mailsAbout(server, code);
  assert.is(lettersOfOrder.length, 6);
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

contents('LET-01 the letter about a new order links to the online payment', async () => {
  const stripe = await startFakeStripe();
  const server = await startServer({ settings: { stripe: stripe.settings } });
  const code = await placedOrder(server, await server.register(customer));
  await advance(server, 0);
  const orderLetter = (await mailsAbout(server, code)).find(({ to }) => to === customer);
  assert.match(orderLetter?.text ?? '', `http://my.localhost:8080/secure-payment?orderCode=${code}`);
  assert.not.match(orderLetter?.text ?? '', 'we write to you how to pay');
});

contents.run();
