import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { promoIds } from '../../src/order/vocabulary/ids.ts';
import { dataLayerSink, elementSink } from '../../src/tracking/analytics.ts';
import { answerConsent, asksConsent, createTestTracker } from '../support/state/consent-page.ts';
import { openPage } from '../support/state/page.ts';

const tracker = suite('tracker');

tracker('EMB-04 PRL-03 links carry environment, first visit and campaign, but none on the cabinet', () => {
  openPage('https://example.com/?affiliateId=7&utm_source=mail');
  const { affiliateId, fv_source, utm_source, visitorId } = createTestTracker().linkQuery();
  assert.equal([affiliateId, fv_source, utm_source, visitorId?.length], ['7', 'mail', 'mail', 36]);
  assert.equal(createTestTracker(true).linkQuery(promoIds.priceList), {});
});

tracker('ORG-01 an order carries its page and the visit, on the cabinet too', () => {
  openPage('https://example.com/order?affiliateId=7&utm_source=mail#top');
  for (const isCabinet of [false, true]) {
    const { page, affiliateId, utm_source, fv_landing, visitorId } = createTestTracker(isCabinet).origin();
    assert.equal([page, affiliateId, utm_source], ['https://example.com/order', '7', 'mail']);
    assert.equal([fv_landing, visitorId?.length], ['https://example.com/order', 36]);
  }
});

tracker('PRL-03 a link names a new visitor’s id after the promo id and before the data of the visit', () => {
  openPage('https://example.com/?utm_source=mail');
  const names = Object.keys(createTestTracker().linkQuery(promoIds.priceList));
  assert.equal(names.slice(0, 3), ['promoId', 'visitorId', 'fv_source']);
});

tracker('TRK-04 a link carries its widget’s promo id unless an affiliate’s promo id is known', () => {
  openPage();
  assert.is(createTestTracker().linkQuery(promoIds.priceList).promoId, '16');
  openPage('https://example.com/?promoId=99');
  assert.is(createTestTracker().linkQuery(promoIds.priceList).promoId, '99');
});

tracker('ANA-01 every event is reported once, and Show and the first price once for each widget', () => {
  openPage();
  const recordedActions: string[] = [];
  const { record } = createTestTracker(false, ({ action }) => recordedActions.push(action));
  for (const action of ['Show', 'Show', 'Price', 'Price', 'Order Now', 'Order Now'] as const)
    record({ label: 'Calculator', action });
  assert.equal(recordedActions, ['Show', 'Price', 'Order Now', 'Order Now']);
});

tracker('ANA-01 a dataLayer that is not a list causes no error', () => {
  dataLayerSink(undefined, { dataLayer: 'mine' })({ label: 'Calculator', action: 'Show' });
});

tracker('ANA-01 a tag manager that throws causes no error', () => {
  const broken = Object.assign([], {
    push: () => {
      throw new Error('theirs');
    },
  });
  dataLayerSink(undefined, { dataLayer: broken })({ label: 'Calculator', action: 'Show' });
});

tracker('ANA-01 an event is dispatched on the widget’s element', () => {
  const recordedActions: unknown[] = [];
  elementSink((type, detail) => recordedActions.push([type, detail]))({
    label: 'Price List',
    action: 'Follow',
  });
  assert.equal(recordedActions, [
    ['analytics', { category: 'Widget', label: 'Price List', action: 'Follow' }],
  ]);
});

tracker('EMB-02 a removed widget has no listeners left', async () => {
  openPage('https://example.com/', { html: asksConsent });
  createTestTracker().destroy();
  await answerConsent('granted');
  assert.is(localStorage.length, 0);
});

tracker.run();
