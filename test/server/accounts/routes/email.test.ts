import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { createCode } from '../../../../src/server/accounts/store/codes.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { resetLink } from '../../../support/server/passwords.ts';
import { password, startForSuite } from '../../../support/server/start-server.ts';
import { cookieOf, landing, own, startWithPages } from '../../../support/server/start-with-pages.ts';
import { mailedToken, readMails } from '../../../support/services/read-mail.ts';

const change = suite('change of the e-mail address');
const server = startForSuite(change, startWithPages);
change.before(() => server.changeSite('notice_email', 'office@example.com'));

const changeEmail = (token: string, email: string, given = password) =>
  server.send(calls.changeEmail, { token, payload: { email, password: given } });
const clientOf = (email: string) =>
  server.deps.db.selectFrom('clients').selectAll().where('email', '=', email).executeTakeFirst();
/** Sends all letters and returns those to an address. */
const mailsTo = async (address: string) => {
  await server.deps.background.finished();
  await server.deps.letterSender.sendDueLetters();
  return (await readMails(server)).filter(({ to }) => to === address);
};
/** Registers in an order form, places an order and opens its payment page by the link of the form. */
const openPayment = async (email: string) => {
  const payload = { email, password };
  const { token } = (await server.send(calls.registration, { payload, headers: landing })).body;
  const code = await placedOrder(server, token);
  const opened = await server.openSession({ token: await server.handOff(token) });
  return { form: token, code, payment: String(opened.body.token), cookie: cookieOf(opened) };
};

const statusOfLogin = async (email: string) =>
  (await server.send(calls.login, { payload: { email, password } })).status;
const refusal = (property: string, message: string) => [422, [{ property, message }]];

change('ADR-01 a customer who ordered with a mistyped address corrects it on the payment page', async () => {
  const { form, code, payment, cookie } = await openPayment('ada@gmial.con');
  await mailsTo('ada@gmial.con');
  assert.is((await changeEmail(payment, ' Ada@gmail.com ')).status, 204);
  const order = await server.send(calls.order, { token: payment, params: { id: code } });
  assert.is(order.body.contact.email, 'Ada@gmail.com', 'the page stays open and shows the new address');
  assert.is((await server.openSession({ cookie })).body.continueAs, 'Ada@gmail.com', 'after a reload too');
  assert.is(await server.isAllowed(calls.identity, form), true, 'the order form stays logged in');
  assert.equal([await statusOfLogin('ada@gmail.com'), await statusOfLogin('ada@gmial.con')], [200, 422]);
});

change('SES-02 a payment link without the password changes no address, whatever else is sent', async () => {
  const { form, payment, cookie } = await openPayment('victim@example.com');
  const thief = 'thief@example.com';
  for (const [given, message] of Object.entries({
    '': 'passwordEmpty',
    'a guess at it': 'passwordIncorrect',
  })) {
    const { status, body } = await changeEmail(payment, thief, given);
    assert.equal([status, body], refusal('password', message));
  }
  assert.is((await changeEmail(form, thief)).status, 401, 'scripts of the landing page');
  const account = (await server.openSession({ cookie, goesOn: '1' })).body.token;
  assert.is((await changeEmail(account, thief, '')).status, 422, 'after going on to the account');
  assert.ok(await clientOf('victim@example.com'));
  assert.is(await clientOf(thief), undefined);
});

change('SES-02 an account without a password must choose one by mail before changing address', async () => {
  const { payment, cookie } = await openPayment('social@example.com');
  const client = server.deps.db.updateTable('clients').where('email', '=', 'social@example.com');
  await client.set({ password_hash: null }).execute();
  const account = (await server.openSession({ cookie, goesOn: '1' })).body.token;
  for (const token of [payment, account]) {
    const [refused] = (await changeEmail(token, 'thief@example.com', 'anything')).body;
    assert.is(refused?.property, 'password');
    assert.match(refused?.message ?? '', 'Your account has no password yet');
  }
  assert.ok(await clientOf('social@example.com'));
});

change('ADR-01 an address taken, invalid or with invisible characters is refused at its field', async () => {
  await server.register('taken@example.com');
  const token = await server.register('choosing@example.com');
  for (const [email, message] of [
    ['Taken@Example.com', 'emailTaken'],
    ['', 'emailInvalid'],
    ['nobody', 'emailInvalid'],
    ['ada\u200b@example.com', 'emailInvisible'],
    ['ada\u2800@example.com', 'emailInvisible'],
    ['a(b)@example.com', 'emailInvalid'],
  ] as const) {
    const { status, body } = await changeEmail(token, email);
    assert.equal([status, body], refusal('email', message), email);
  }
  const { status, body } = await changeEmail(token, 'taken@example.com', 'a guess at it');
  assert.equal([status, body], refusal('password', 'passwordIncorrect'), 'only its customer learns that');
});

change('SES-01 a change ends other sessions and every link and code of the former address', async () => {
  const [former, email] = ['former@example.com', 'present@example.com'];
  const token = await server.register(former);
  const other = await server.logIn(former);
  const reset = await resetLink(server, former);
  await server.send(calls.sendEmailConfirmation, { token });
  await mailsTo(former);
  const confirmation = (await mailedToken(server, /is this your address/)).token;
  const client = await clientOf(former);
  assert.ok(client);
  assert.is((await changeEmail(token, email)).status, 204);
  assert.equal(
    [await server.isAllowed(calls.ping, token), await server.isAllowed(calls.ping, other)],
    [true, false],
  );
  assert.is((await server.send(calls.resetPassword, { params: { token: reset } })).status, 422);
  const confirmed = await server.send(calls.confirmEmail, { token, payload: { token: confirmation } });
  assert.is(confirmed.status, 422);
  assert.is((await clientOf(email))?.email_confirmed, 0);
  const late = { clientId: client.id, address: former, purpose: 'reset', now: server.clock.now } as const;
  const refused = await createCode(server.deps.db, late).catch(({ reason }) => reason);
  assert.is(refused, 'loginRequired', 'a letter that is being composed gets no code');
});

change('LET-01 a change writes to both addresses, resends how to pay, and tells the provider', async () => {
  const [former, email] = ['typo@exmaple.com', 'right@example.com'];
  const { code, payment } = await openPayment(former);
  await mailsTo(former);
  await changeEmail(payment, email);
  const [security] = (await mailsTo(former)).filter(({ subject }) => /is changed/.test(subject));
  assert.match(security?.text ?? '', 'somebody knows your password');
  assert.not.match(JSON.stringify(security), email, 'a stranger may own the former address');
  const letters = await mailsTo(email);
  assert.equal(letters.map(({ subject }) => subject.replace(/^.*?: /, '')).sort(), [
    `we have your order ${code}`,
    'your new e-mail address',
  ]);
  const welcome = letters.find(({ subject }) => /new e-mail address/.test(subject));
  const link = /token=([\w-]+)/.exec(welcome?.text ?? '')?.[1] ?? '';
  const { token } = (await server.send(calls.login, { payload: { email, password }, headers: own })).body;
  const account = (await server.openSession({ token })).body.token;
  const confirmed = await server.send(calls.confirmEmail, { token: account, payload: { token: link } });
  assert.is(confirmed.status, 204);
  assert.is((await clientOf(email))?.email_confirmed, 1);
  const [told] = (await mailsTo('office@example.com')).filter(({ subject }) =>
    subject.includes(`new e-mail address for order ${code}`),
  );
  assert.match(told?.text ?? '', `${email} has changed the e-mail address`);
});

change('LIM-01 address changes count as registrations, so that they reveal no more addresses', async () => {
  const { deps, clock } = server;
  await server.register('taken@example.com');
  const token = await server.register('curious@example.com');
  /** Returns how often the counters of a day have counted. Others end within an hour. */
  const count = async () => {
    const daily = deps.db.selectFrom('attempts').where('ends_at', '>', clock.now + 3_700_000);
    const rows = await daily.select('tries').execute();
    return rows.reduce((sum, { tries }) => sum + tries, 0);
  };
  const before = await count();
  await changeEmail(token, 'taken@example.com');
  assert.is((await count()) - before, 2, 'for the network and for the mailbox');
});

change('SES-02 a login without its second factor changes no address, and a registration does', async () => {
  await server.changeSite('second_factor', 'mail');
  const email = 'factor@example.com';
  const { payment } = await openPayment(email);
  const login = await server.send(calls.login, { payload: { email, password }, headers: landing });
  await placedOrder(server, login.body.token);
  const token = await server.handOff(login.body.token);
  const stolen = String((await server.openSession({ token })).body.token);
  const refused = await changeEmail(stolen, 'thief@example.com');
  assert.is(refused.status, 403);
  assert.match(refused.body[0].message, 'enter the code');
  assert.is((await changeEmail(payment, 'mended@example.com')).status, 204);
});

change.run();
