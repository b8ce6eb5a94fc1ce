import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { startForEmailChange } from '../../../support/server/orders/email-change.ts';
import { password, startForSuite } from '../../../support/server/start-server.ts';
import { landing, own } from '../../../support/server/start-with-pages.ts';

const change = suite('letters, limits and second factor of a changed e-mail address');
const server = startForSuite(change, startForEmailChange);

change(
  'LET-01 a change writes to both addresses, sends the way to pay again, and tells the provider',
  async () => {
    const [former, email] = ['typo@exmaple.com', 'right@example.com'];
    const { code, payment } = await server.openPayment(former);
    await server.mailsTo(former);
    await server.changeEmail(payment, email);
    const [security] = (await server.mailsTo(former)).filter(({ subject }) => /is changed/.test(subject));
    assert.match(security?.text ?? '', 'somebody knows your password');
    assert.not.match(JSON.stringify(security), email, 'a stranger may own the former address');
    const letters = await server.mailsTo(email);
    assert.equal(letters.map(({ subject }) => subject.replace(/^.*?: /, '')).sort(), [
      `we have your order ${code}`,
      'your new e-mail address',
    ]);
    const welcome = letters.find(({ subject }) => /new e-mail address/.test(subject));
    const link = /token=([\w-]+)/.exec(welcome?.text ?? '')?.[1] ?? '';
    const account = (
      await server.openSession({
        token: (await server.send(calls.login, { payload: { email, password }, headers: own })).body.token,
      })
    ).body.token;
    const confirmed = await server.send(calls.confirmEmail, { token: account, payload: { token: link } });
    assert.is(confirmed.status, 204);
    assert.is((await server.clientOf(email))?.email_confirmed, 1);
    const [told] = (await server.mailsTo('office@example.com')).filter(({ subject }) =>
      subject.includes(`new e-mail address for order ${code}`),
    );
    assert.match(told?.text ?? '', `${email} has changed the e-mail address`);
  },
);

change(
  'LIM-01 changes of the address count as registrations, so that they reveal no more addresses',
  async () => {
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
    await server.changeEmail(token, 'taken@example.com');
    assert.is((await count()) - before, 2, 'for the network and for the mailbox');
  },
);

change('SES-02 a login without its second factor changes no address, and a registration does', async () => {
  await server.changeSite('second_factor', 'mail');
  const email = 'factor@example.com';
  const { payment } = await server.openPayment(email);
  const login = await server.send(calls.login, { payload: { email, password }, headers: landing });
  await placedOrder(server, login.body.token);
  const stolen = String(
    (await server.openSession({ token: await server.handOff(login.body.token) })).body.token,
  );
  const refused = await server.changeEmail(stolen, 'thief@example.com');
  assert.is(refused.status, 403);
  assert.match(refused.body[0].message, 'enter the code');
  assert.is((await server.changeEmail(payment, 'mended@example.com')).status, 204);
});

change.run();
