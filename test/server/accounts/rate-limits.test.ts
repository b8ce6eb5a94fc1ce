import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import {
  perAccount,
  perMinute,
  repeatCall,
  startLimitedServer,
} from '../../support/server/faults/limited-server.ts';
import { essay } from '../../support/server/samples.ts';
import type { RequestOptions } from '../../support/server/send.ts';
import { password, startForTest } from '../../support/server/start-server.ts';
import { minute } from '../../support/server/start-with-pages.ts';

const limits = suite('rate limits');
const server = startForTest(limits, startLimitedServer);

limits('registrations are limited for each network and for each e-mail address', async () => {
  const register = (email: string, address?: string) =>
    server.from(calls.registration, { payload: { email, password } }, address);
  const same = await repeatCall(perAccount + 1, () => register('ada@example.com'));
  assert.equal(same, [200, ...Array(perAccount - 1).fill(422), 429]);
  const flood = await repeatCall(perMinute + 1, (index) =>
    register(`reader-${index}@example.com`, '203.0.113.9'),
  );
  assert.equal(flood, [...Array(perMinute).fill(200), 429]);
});

limits('requested mails to a mailbox are limited, and no answer reveals an account', async () => {
  await server.register('ada@example.com');
  const restore = (email: string, address?: string) =>
    server.from(calls.restorePassword, { payload: { email } }, address);
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    assert.equal(await repeatCall(perAccount, () => restore(email)), Array(perAccount).fill(204));
    const { status, body, headers } = await restore(email);
    assert.equal([status, Number(headers['retry-after'])], [429, 3600]);
    assert.match(
      body[0].message,
      'Too many links have been requested. Please try again in 60 minutes. The links in your mailbox work for an hour',
    );
  }
  const flood = await repeatCall(perMinute + 1, (index) =>
    restore(`reader-${index}@example.com`, '203.0.113.9'),
  );
  assert.equal(flood, [...Array(perMinute).fill(204), 429]);
  server.clock.now += 60 * minute;
  assert.is((await restore('ada@example.com')).status, 204);
});

limits('all spellings of a mailbox share one limit of mails and registrations', async () => {
  const spellings = ['ada@bücher.example', 'ADA+1@bücher.example', 'ada+two+3@xn--bcher-kva.example'];
  const spelled = (index: number) => spellings[index % spellings.length] ?? '';
  const restored = await repeatCall(perAccount + 1, (index) =>
    server.from(calls.restorePassword, { payload: { email: spelled(index) } }),
  );
  assert.equal(restored, [...Array(perAccount).fill(204), 429]);
  const registered = await repeatCall(perAccount + 1, (index) =>
    server.from(calls.registration, { payload: { email: `eve+${index}@example.com`, password } }),
  );
  assert.equal(registered, [...Array(perAccount).fill(200), 429]);
  const another = await server.from(calls.restorePassword, { payload: { email: '+ada@bücher.example' } });
  assert.is(another.status, 204, 'another mailbox');
});

const priceWith = (discountCode: string, sent: RequestOptions = {}, address?: string) =>
  server.from(calls.calculatePrice, { ...sent, payload: { ...essay, discountCode } }, address);

limits('a stranger with many IPv6 networks of 64 bits is limited by the 48 bits they share', async () => {
  const login = (network: string) =>
    server.from(
      calls.login,
      { payload: { email: `${network}@example.com`, password: 'wrong' } },
      `2001:db8:${network}::1`,
    );
  const flood = await repeatCall(10 * perMinute + 1, (index) => login(`a:${index}`));
  assert.equal(flood, [...Array(10 * perMinute).fill(422), 429]);
  assert.is((await login('b:0')).status, 422, 'the next network is not concerned');
});

limits('one mailbox gets a limited number of letters about registrations and orders in a day', async () => {
  const register = (index: number) =>
    server.from(calls.registration, { payload: { email: `ada+${index}@example.com`, password } });
  assert.equal(await repeatCall(perAccount, register), Array(perAccount).fill(200));
  server.clock.now += 20 * minute;
  const { status, body } = await register(perAccount);
  assert.is(status, 429);
  assert.match(body[0].message, 'Too many registrations came from your network or with this address today');
});

limits('wrong discount codes of a network are limited, and it still gets prices without a code', async () => {
  const address = '203.0.113.9';
  const statuses = await repeatCall(perMinute, (index) => priceWith(`GUESS${index}`, {}, address));
  assert.equal(statuses, Array(perMinute).fill(422));
  const { status, body, headers } = await priceWith('WELCOME15', {}, address);
  const message = 'Too many codes that are not valid. Please try again in 15 minutes, or order without one';
  assert.equal([status, body], [429, [{ property: 'discountCode', message }]]);
  assert.is(Number(headers['retry-after']), 900);
  const order = await server.from(
    calls.validateOrder,
    { payload: { ...essay, discountCode: 'TENOFF' } },
    address,
  );
  assert.is(order.status, 429);
  assert.is((await priceWith('', {}, address)).status, 200);
  assert.is((await priceWith('WELCOME15')).status, 200, 'others are not concerned');
  server.clock.now += 15 * minute;
  assert.is((await priceWith('WELCOME15', {}, address)).status, 200);
});

limits('wrong discount codes of an account are limited, and valid codes are never counted', async () => {
  const token = await server.register();
  const most = 3 * perAccount;
  assert.equal(
    await repeatCall(most + 5, () => priceWith('WELCOME15', { token })),
    Array(most + 5).fill(200),
  );
  assert.equal(
    await repeatCall(most, (index) => priceWith(`GUESS${index}`, { token })),
    Array(most).fill(422),
  );
  assert.is((await priceWith('WELCOME15', { token })).status, 429);
  assert.is((await priceWith('WELCOME15')).status, 200);
});

limits.run();
