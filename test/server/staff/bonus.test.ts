import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { startOfficeOrders } from '../../support/server/staff/office-orders.ts';
import { password } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const giving = suite('bonus from the office');
const { office, on, place, page, act, acts } = startOfficeOrders(giving);

giving('OFF-02 bonus is given once for what was shown, and the customer is told why', async () => {
  await place();
  const gift = { cents: 500, reason: 'For the wait.', grantedCents: 0 };
  assert.is(await act(calls.grantBonus, { ...gift, cents: 0 }), 'cents');
  assert.is(await act(calls.grantBonus, { ...gift, reason: ' ' }), 'reason');
  const both = await Promise.all([act(calls.grantBonus, gift), act(calls.grantBonus, gift)]);
  assert.equal(both.sort(), [204, 'orderMovedOn'], 'the second manager is told');
  assert.is(await act(calls.grantBonus, { ...gift, cents: 300, grantedCents: 500 }), 204);
  const { body } = await office.send(calls.bonus, { token: on.token });
  assert.equal(
    [body.balanceCents, body.entries.map(({ kind, cents }) => [kind, cents])],
    [800, [['granted', 800]]],
  );
  const { messages, grantedCents } = await page();
  assert.equal(
    [grantedCents, messages[0]?.text],
    [800, '$5.00 is added to your Bonus Storage.\n\nFor the wait.'],
  );
  assert.equal((await acts()).map(({ after }) => after.grantedCents).sort(), [500, 800]);
  on.token = await office.register();
  await place();
  await office.send(calls.deleteAccount, { token: on.token, payload: { password } });
  assert.is(await act(calls.grantBonus, gift), 'customerLeft');
});

giving.run();
