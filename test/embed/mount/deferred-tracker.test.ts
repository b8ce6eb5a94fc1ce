import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeferredTracker } from '../../../src/embed/mount/deferred-tracker.ts';
import type { AnalyticsEvent } from '../../../src/tracking/analytics.ts';
import type { Tracker } from '../../../src/tracking/tracker.ts';
import { deferred } from '../../support/state/until.ts';

const lazy = suite('lazy tracker');
const show: AnalyticsEvent = { label: 'Calculator', action: 'Show' };
const order: AnalyticsEvent = { label: 'Calculator', action: 'Order Now' };

const fake = () => {
  const told: string[] = [];
  const tracker: Tracker = {
    linkQuery: (promoId) => ({ promoId: `${promoId}`, affiliateId: '7' }),
    origin: () => ({ page: 'https://example.com/order' }),
    record: ({ action }) => told.push(action),
    destroy: () => told.push('destroyed'),
  };
  return { told, tracker };
};

lazy('CAL-06 TRK-02 has a link wait for its code, so that the link carries the parameters', async () => {
  const { tracker } = fake();
  const arrival = deferred<Tracker>();
  const { read } = createDeferredTracker(() => arrival.promise);
  const asked = read(({ linkQuery }) => linkQuery(1));
  arrival.settle(tracker);
  assert.equal(await asked, { promoId: '1', affiliateId: '7' });
});

lazy('ORG-01 has an order wait for its code, and go without an origin where it cannot be had', async () => {
  const { tracker } = fake();
  assert.equal(await createDeferredTracker(async () => tracker).read(({ origin }) => origin()), {
    page: 'https://example.com/order',
  });
  const broken = createDeferredTracker(() => Promise.reject(new Error('offline')));
  assert.is(await broken.read(({ origin }) => origin()), undefined);
});

lazy('ANA-01 tells once, and in their order, what happened before its code came', async () => {
  const { told, tracker } = fake();
  const arrival = deferred<Tracker>();
  const { record, destroy, read } = createDeferredTracker(() => arrival.promise);
  record(show);
  record(order);
  destroy();
  arrival.settle(tracker);
  await read(() => {});
  assert.equal(told, ['Show', 'Order Now', 'destroyed']);
});

lazy(
  'ERR-02 gives a link without parameters where its code cannot be had, and asks for it again',
  async () => {
    const { told, tracker } = fake();
    let isOffline = true;
    const { record, read } = createDeferredTracker(async () => {
      if (isOffline) throw new Error('offline');
      return tracker;
    });
    record(show);
    assert.is(await read(({ linkQuery }) => linkQuery(1)), undefined);
    isOffline = false;
    record(order);
    assert.equal(await read(({ linkQuery }) => linkQuery(1)), { promoId: '1', affiliateId: '7' });
    assert.equal(told, ['Order Now']);
  },
);

lazy.run();
