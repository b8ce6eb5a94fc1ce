import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { deliverEvent } from '../../support/server/orders/deliver-event.ts';
import { officeHeaders, startOffice } from '../../support/server/staff/office.ts';
import { officeOrders } from '../../support/server/staff/office-orders.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { startFakeStripe } from '../../support/services/stripe.ts';

// Runs on PostgreSQL too.
const meanwhile = suite('changes of orders while something else happens');
const stripe = startForTest(meanwhile, startFakeStripe);
const office = startForTest(meanwhile, () => startOffice({ settings: { stripe: stripe.settings } }));
const { place, page, act } = officeOrders(office);
/** Price of a page, in US cents. */
const onePage = 1196;
let as: string;
let token: string;
let code: string;
meanwhile.before.each(async () => {
  as = await office.enterAs('manager');
  token = await office.register('ada@example.com');
});
/** Changes an order at the price that the office shows, as it is now or was at a version. */
const change = async (fields: Fields, shown?: string) => {
  const version = shown ?? (await page(as, code)).version;
  const asked = { headers: officeHeaders(as), params: { code }, payload: fields };
  const { totalPriceConverted: expectedTotalConverted } = (await office.send(calls.quoteChange, asked)).body;
  return act(as, calls.changeOrder, code, { ...fields, version, expectedTotalConverted });
};
const begin = () => office.send(calls.beginPayment, { token, params: { id: code } });
const pay = async () => {
  office.clock.now += 1000;
  await begin();
  await deliverEvent(office, stripe.message(`cs_test_${stripe.sessions.size}`, 'checkout.session.completed'));
};

meanwhile('OFF-02 a page that opens while another one closes keeps its order as it is', async () => {
  code = await place(token);
  await begin();
  office.clock.now += 23.97 * 3_600_000;
  as = await office.enterAs('manager');
  stripe.beforeResponses.push(async () => void (await begin()));
  assert.is(await change({ numberElements: '3' }), 409);
  assert.is(await deliverEvent(office, stripe.message('cs_test_2', 'checkout.session.completed')), 204);
  const { statusId, chargedCents, numberElements } = await page(as, code);
  assert.equal([statusId, chargedCents, numberElements], [2, onePage, 1]);
});

meanwhile('OFF-02 a refund that stopped halfway is shown before it is tried again', async () => {
  code = await place(token, { numberElements: '3' });
  await pay();
  await change({ numberElements: '4' });
  await pay();
  const { version } = await page(as, code);
  stripe.nextFailures.push(0, 0, 500, 500);
  assert.is(await change({ numberElements: '2' }, version), 502);
  await deliverEvent(office, stripe.refundMessage('cs_test_2', onePage));
  assert.is(await change({ numberElements: '2' }, version), 409);
  assert.equal([(await page(as, code)).returnedCents, stripe.refunds.size], [onePage, 1]);
});

meanwhile('OFF-02 a difference cannot be noted as paid while a change gives money back', async () => {
  code = await place(token, { numberElements: '3' });
  await pay();
  await change({ numberElements: '4' });
  let noted: number | string = 0;
  stripe.beforeResponses.push(async () => {
    noted = await act(as, calls.markPaid, code, { cents: onePage, reference: 'Transfer' });
  });
  assert.is(await change({ numberElements: '2' }), 204);
  const { chargedCents, returnedCents, dueCents } = await page(as, code);
  assert.equal([noted, chargedCents, returnedCents, dueCents], [409, 3 * onePage, onePage, 0]);
});

meanwhile('OFF-02 an ended order leaves nothing to pay, and closes the page of its difference', async () => {
  const back = { cents: onePage, returnedCents: 0, reason: 'We are sorry.' };
  const enders = [
    async () => {
      const payload = { refundCents: onePage };
      return (await office.send(calls.cancelOrder, { token, params: { id: code }, payload })).status;
    },
    () => act(as, calls.refundOrder, code, back),
    (paid: number) => deliverEvent(office, stripe.refundMessage(`cs_test_${paid}`, onePage)),
  ];
  for (const end of enders) {
    code = await place(token);
    await pay();
    const paid = stripe.sessions.size;
    await change({ numberElements: '3' });
    office.clock.now += 1000;
    await begin();
    assert.is(await end(paid), 204);
    assert.is(stripe.endedSessions.get(`cs_test_${paid + 1}`), 'expired');
    const { statusId, dueCents } = await page(as, code);
    assert.equal([statusId, dueCents, (await begin()).status], [18, 0, 409]);
  }
});

meanwhile('OFF-02 an order whose refund is on its way takes no payment of a difference', async () => {
  code = await place(token);
  await pay();
  await change({ numberElements: '3' });
  const payload = { refundCents: onePage };
  stripe.nextFailures.push(500, 500);
  await office.send(calls.cancelOrder, { token, params: { id: code }, payload });
  assert.is((await begin()).status, 409);
});

meanwhile.run();
