import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDeferredTracker } from '../../../src/embed/mount/widget-context.ts';
import type { AnalyticsEvent } from '../../../src/tracking/analytics.ts';
import type { Tracker } from '../../../src/tracking/tracker.ts';
import { controlledPromise } from '../../support/state/until.ts';

const trackers = suite('deferred tracker');
const show: AnalyticsEvent = { label: 'Calculator', action: 'Show' };
const order: AnalyticsEvent = { label: 'Calculator', action: 'Order Now' };

const createFakeTracker = () => {
  const recordedActions: string[] = [];
  const tracker: Tracker = {
    linkQuery: (promoId) => ({ promoId: `${promoId}`, affiliateId: '7' }),
    origin: () => ({ page: 'https://example.com/order' }),
    record: ({ action }) => recordedActions.push(action),
    destroy: () => recordedActions.push('destroyed'),
  };
  return { recordedActions, tracker };
};

trackers('CAL-06 TRK-02 a link waits for the tracker’s code, which adds the parameters', async () => {
  const { tracker } = createFakeTracker();
  const trackerCode = controlledPromise<Tracker>();
  const { read } = createDeferredTracker(() => trackerCode.promise);
  const linkQueryResult = read(({ linkQuery }) => linkQuery(1));
  trackerCode.resolvePromise(tracker);
  assert.equal(await linkQueryResult, { promoId: '1', affiliateId: '7' });
});

trackers(
  'ORG-01 an order waits for the tracker’s code, and is sent without an origin if that code fails',
  async () => {
    const { tracker } = createFakeTracker();
    assert.equal(await createDeferredTracker(async () => tracker).read(({ origin }) => origin()), {
      page: 'https://example.com/order',
    });
    const broken = createDeferredTracker(() => Promise.reject(new Error('offline')));
    assert.is(await broken.read(({ origin }) => origin()), undefined);
  },
);

trackers('ANA-01 events before the tracker’s code is loaded are reported once, in sequence', async () => {
  const { recordedActions, tracker } = createFakeTracker();
  const trackerCode = controlledPromise<Tracker>();
  const { record, destroy, read } = createDeferredTracker(() => trackerCode.promise);
  record(show);
  record(order);
  destroy();
  trackerCode.resolvePromise(tracker);
  await read(() => {});
  assert.equal(recordedActions, ['Show', 'Order Now', 'destroyed']);
});

trackers('ERR-02 without the tracker’s code a link has no parameters and loads that code', async () => {
  const { recordedActions, tracker } = createFakeTracker();
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
  assert.equal(recordedActions, ['Order Now']);
});

trackers.run();
