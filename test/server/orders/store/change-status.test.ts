import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type OrderStatus, orderStatuses } from '../../../../src/order/vocabulary/order-statuses.ts';
import { kindsOf, letterRowOf } from '../../../../src/server/letters/letter-rows.ts';
import { changeStatus } from '../../../../src/server/orders/store/change-status.ts';
import { findOrderByCode } from '../../../../src/server/provider/orders/find-orders.ts';
import {
  deliveredOrder,
  earnBonus,
  placedOrder,
  promiseBonus,
  storageOf,
} from '../../../support/server/orders/delivered-order.ts';
import { startForTest, startWithCustomer } from '../../../support/server/start-server.ts';

const changes = suite('moves of an order');
const { approved, cancelled, refunded } = orderStatuses;
const server = startForTest(changes, startWithCustomer);

const rowOf = (code: string) => findOrderByCode(server.deps, code);

/** Returns the rows of every table that a change of status writes. */
const written = async (code: string) => {
  await server.deps.background.finished();
  const { db } = server.deps;
  const { id, status_id } = await rowOf(code);
  const ofOrder = db.selectFrom('order_events').select('status_id').where('order_id', '=', id);
  return {
    status_id,
    events: await ofOrder.orderBy('id').execute(),
    letters: await db.selectFrom('letters').select(['id', 'kind']).orderBy('id').execute(),
    storage: await storageOf(server, server.token),
  };
};

const eventOf = (to: OrderStatus) =>
  to === approved ? 'approved' : to === cancelled ? 'cancelled' : 'refunded';

/** Changes an order's status as the commands do, with its letters; calls `fail` at the end of the transaction. */
const move = async (code: string, to: OrderStatus, fail?: () => never) => {
  const order = await rowOf(code);
  const { now } = server.clock;
  await changeStatus(server.deps.db, {
    orderId: order.id,
    to,
    now,
    letters: [eventOf(to)],
    alongside: async () => fail?.(),
  });
};
const brokenCollaborator = () => {
  throw new Error('The collaborator has failed');
};

/** Orders that are ready for each change of status that changes the Bonus Storage. */
const preparedOrders = {
  approved: async () => {
    const code = await deliveredOrder(server, server.token);
    await promiseBonus(server.deps.db, code, 60);
    return code;
  },
  cancelled: async () => {
    await earnBonus(server, server.token, 500);
    return placedOrder(server, server.token, { useBonus: 300 });
  },
  refunded: () => earnBonus(server, server.token, 500),
} as const;
const targets = { approved, cancelled, refunded } as const;

for (const name of ['approved', 'cancelled', 'refunded'] as const) {
  changes(`a change of status to ${name} whose last write fails changes no table`, async () => {
    const code = await preparedOrders[name]();
    const before = await written(code);
    await move(code, targets[name], brokenCollaborator).then(
      () => assert.unreachable('the move should fail'),
      ({ message }) => assert.is(message, 'The collaborator has failed'),
    );
    assert.equal(await written(code), before);
    // The same change without the failure writes every table, so the comparison above is able to fail.
    await move(code, targets[name]);
    const after = await written(code);
    assert.is(after.status_id, targets[name]);
    assert.is(after.events.length, before.events.length + 1);
    const earlier = new Set(before.letters.map(({ id }) => id));
    const added = after.letters.filter(({ id }) => !earlier.has(id)).map(({ kind }) => kind);
    const kinds = kindsOf(eventOf(targets[name])).filter((kind) => letterRowOf(kind).recipient !== 'writer');
    assert.equal(added.sort(), kinds.sort());
    assert.not.equal(after.storage, before.storage);
  });
}

changes.run();
