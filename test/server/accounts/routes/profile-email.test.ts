import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { createCode } from '../../../../src/server/accounts/store/codes.ts';
import { startForEmailChange } from '../../../support/server/orders/email-change.ts';
import { mailedToken } from '../../../support/server/orders/mailed-token.ts';
import { password, startForSuite } from '../../../support/server/start-server.ts';

const change = suite('change of the e-mail address');
const server = startForSuite(change, startForEmailChange);

const statusOfLogin = async (email: string) =>
  (await server.send(calls.login, { payload: { email, password } })).status;
const refusal = (property: string, message: string) => [422, [{ property, message }]];

change(
  'ADR-01 a customer who mistyped the address when ordering corrects it on the payment page',
  async () => {
    const { form, code, payment, cookie } = await server.openPayment('ada@gmial.con');
    await server.mailsTo('ada@gmial.con');
    assert.is((await server.changeEmail(payment, ' Ada@gmail.com ')).status, 204);
    const order = await server.send(calls.order, { token: payment, params: { id: code } });
    assert.is(order.body.contact.email, 'Ada@gmail.com', 'the page stays open and shows the new address');
    assert.is((await server.openSession({ cookie })).body.continueAs, 'Ada@gmail.com', 'after a reload too');
    assert.is(await server.isAllowed(calls.identity, form), true, 'the order form stays logged in');
    assert.equal([await statusOfLogin('ada@gmail.com'), await statusOfLogin('ada@gmial.con')], [200, 422]);
  },
);

change('SES-02 a payment link without the password changes no address, whatever else is sent', async () => {
  const { form, payment, cookie } = await server.openPayment('victim@example.com');
  const thief = 'thief@example.com';
  assert.equal(
    [
      await server.changeEmail(payment, thief, ''),
      await server.changeEmail(payment, thief, 'a guess at it'),
    ].map(({ status, body }) => [status, body]),
    [refusal('password', 'passwordEmpty'), refusal('password', 'passwordIncorrect')],
  );
  assert.is((await server.changeEmail(form, thief)).status, 401, 'scripts of the landing page');
  const account = (await server.openSession({ cookie, goesOn: '1' })).body.token;
  assert.is((await server.changeEmail(account, thief, '')).status, 422, 'after going on to the account');
  assert.ok(await server.clientOf('victim@example.com'));
  assert.is(await server.clientOf(thief), undefined);
});

change(
  'SES-02 an account without a password has to choose one by mail before its address changes',
  async () => {
    const { payment, cookie } = await server.openPayment('social@example.com');
    await server.deps.db
      .updateTable('clients')
      .set({ password_hash: null })
      .where('email', '=', 'social@example.com')
      .execute();
    const account = (await server.openSession({ cookie, goesOn: '1' })).body.token;
    for (const token of [payment, account]) {
      const [refused] = (await server.changeEmail(token, 'thief@example.com', 'anything')).body;
      assert.is(refused?.property, 'password');
      assert.match(refused?.message ?? '', 'Your account has no password yet');
    }
    assert.ok(await server.clientOf('social@example.com'));
  },
);

change(
  'ADR-01 an address that is taken, invalid or has invisible characters is refused at its field',
  async () => {
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
      const { status, body } = await server.changeEmail(token, email);
      assert.equal([status, body], refusal('email', message), email);
    }
    const { status, body } = await server.changeEmail(token, 'taken@example.com', 'a guess at it');
    assert.equal([status, body], refusal('password', 'passwordIncorrect'), 'only its customer learns that');
  },
);

change('SES-01 a change ends other sessions and every link and code of the former address', async () => {
  const [former, email] = ['former@example.com', 'present@example.com'];
  const token = await server.register(former);
  const other = await server.logIn(former);
  await server.send(calls.restorePassword, { payload: { email: former } });
  await server.send(calls.sendEmailConfirmation, { token });
  await server.mailsTo(former);
  const reset = (await mailedToken(server, /new password/)).token;
  const confirmation = (await mailedToken(server, /is this your address/)).token;
  const client = await server.clientOf(former);
  assert.ok(client);
  assert.is((await server.changeEmail(token, email)).status, 204);
  assert.equal(
    [await server.isAllowed(calls.ping, token), await server.isAllowed(calls.ping, other)],
    [true, false],
  );
  assert.is((await server.send(calls.resetPassword, { params: { token: reset } })).status, 422);
  const confirmed = await server.send(calls.confirmEmail, { token, payload: { token: confirmation } });
  assert.is(confirmed.status, 422);
  assert.is((await server.clientOf(email))?.email_confirmed, 0);
  const late = { clientId: client.id, address: former, purpose: 'reset', now: server.clock.now } as const;
  const refused = await createCode(server.deps.db, late).catch(({ reason }) => reason);
  assert.is(refused, 'loginRequired', 'a letter that is being composed gets no code');
});

change.run();
