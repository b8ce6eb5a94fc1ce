import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { startOffice } from '../../support/server/staff/office.ts';
import { officeOrders } from '../../support/server/staff/office-orders.ts';
import { startForTest } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const giving = suite('bonus from the office');
const office = startForTest(giving, startOffice);
const { place, page, act, acts } = officeOrders(office);

giving('OFF-02 bonus is given once for what was shown, and the customer is told why', async () => {
  const as = await office.enterAs('manager');
  const token = await office.register('ada@example.com');
  let code = await place(token);
  const gift = { cents: 500, reason: 'For the wait.', grantedCents: 0 };
  assert.is(await act(as, calls.grantBonus, code, { ...gift, cents: 0 }), 'cents');
  assert.is(await act(as, calls.grantBonus, code, { ...gift, reason: ' ' }), 'reason');
  const both = await Promise.all([
    act(as, calls.grantBonus, code, gift),
    act(as, calls.grantBonus, code, gift),
  ]);
  assert.equal(both.sort(), [204, 409], 'the second manager is told');
  assert.is(await act(as, calls.grantBonus, code, { ...gift, cents: 300, grantedCents: 500 }), 204);
  const { body } = await office.send(calls.bonus, { token });
  assert.equal(
    [body.balanceCents, body.entries.map(({ kind, cents }) => [kind, cents])],
    [800, [['granted', 800]]],
  );
  const { messages, grantedCents } = await page(as, code);
  assert.equal(
    [grantedCents, messages[0]?.text],
    [800, '$5.00 is added to your Bonus Storage.\n\nFor the wait.'],
  );
  assert.equal((await acts(as, code)).map(({ after }) => after.grantedCents).sort(), [500, 800]);
  const leaving = await office.register();
  code = await place(leaving);
  await office.send(calls.deleteAccount, { token: leaving, payload: { password: 'a quiet library' } });
  assert.is(await act(as, calls.grantBonus, code, gift), 409, 'the customer has left');
});

giving.run();
