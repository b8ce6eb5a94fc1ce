import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { promoIds } from '../../src/order/ids.ts';
import { type AnalyticsEvent, dataLayerSink, elementSink } from '../../src/tracking/analytics.ts';
import { createStorage } from '../../src/tracking/storage.ts';
import { createTracker } from '../../src/tracking/tracker.ts';
import { openPage } from './page.ts';

const tracker = suite('tracker');
const asksConsent = '<script async type="text/plain" data-consent="required"></script>';
const create = (isCabinet = false, sink: (event: AnalyticsEvent) => void = () => {}) =>
  createTracker({ storage: createStorage(), isCabinet, sinks: [sink] });

tracker('EMB-04 puts environment, first visit and campaign on links, and nothing on the cabinet', () => {
  openPage('https://example.com/?affiliateId=7&utm_source=mail');
  const { affiliateId, fv_source, utm_source, visitorId } = create().linkQuery();
  assert.equal([affiliateId, fv_source, utm_source, visitorId?.length], ['7', 'mail', 'mail', 36]);
  assert.equal(create(true).linkQuery(promoIds.priceList), {});
});

tracker('TRK-04 names the widget a link leads from, unless the affiliate’s own promo is known', () => {
  openPage();
  assert.is(create().linkQuery(promoIds.priceList).promoId, '16');
  openPage('https://example.com/?promoId=99');
  assert.is(create().linkQuery(promoIds.priceList).promoId, '99');
});

tracker('TRK-02 gives a visitor one id for all widgets and visits', () => {
  openPage();
  assert.is(create().linkQuery().visitorId, create().linkQuery().visitorId);
});

tracker('ANA-01 tells every event once, and a widget’s Show once however often it renders', () => {
  openPage();
  const told: string[] = [];
  const { record } = create(false, ({ action }) => told.push(action));
  record({ label: 'Calculator', action: 'Show' });
  record({ label: 'Calculator', action: 'Show' });
  record({ label: 'Calculator', action: 'Order Now' });
  record({ label: 'Calculator', action: 'Order Now' });
  assert.equal(told, ['Show', 'Order Now', 'Order Now']);
});

tracker('ANA-01 tells the page’s dataLayer, making one where there is none', () => {
  const page: { dataLayer?: unknown[] } = {};
  const sink = dataLayerSink(page);
  sink({ label: 'Order Form', action: 'Checkout' });
  sink({ label: 'Order Form', action: 'Back' });
  assert.equal(page.dataLayer, [
    { event: 'octavo', category: 'Widget', label: 'Order Form', action: 'Checkout' },
    { event: 'octavo', category: 'Widget', label: 'Order Form', action: 'Back' },
  ]);
});

tracker('ANA-01 is not upset by a host page whose dataLayer is no list', () => {
  dataLayerSink({ dataLayer: 'mine' })({ label: 'Calculator', action: 'Show' });
});

tracker('ANA-01 tells the widget’s element', () => {
  const told: unknown[] = [];
  elementSink((type, detail) => told.push([type, detail]))({ label: 'Price List', action: 'Follow' });
  assert.equal(told, [['analytics', { category: 'Widget', label: 'Price List', action: 'Follow' }]]);
});

tracker('TRK-01 remembers nobody before consent, where the page requires it, and everything after', () => {
  openPage('https://example.com/?affiliateId=7', { html: asksConsent });
  const waiting = create();
  assert.equal(waiting.linkQuery(), { affiliateId: '7' });
  assert.is(localStorage.length, 0);
  document.dispatchEvent(new (document.defaultView?.Event ?? Event)('octavo:consent'));
  assert.is(waiting.linkQuery().fv_source, 'direct');
  assert.is(create().linkQuery().visitorId, waiting.linkQuery().visitorId);
});

tracker('EMB-04 sends no statistics before consent, then those that waited', async () => {
  openPage('https://example.com/', { html: asksConsent });
  const sent: string[] = [];
  const loadStatistics = async () => ({
    record: ({ action }: AnalyticsEvent) => void sent.push(action),
    destroy: () => {},
  });
  const { record } = createTracker({ storage: createStorage(), isCabinet: false, loadStatistics });
  record({ label: 'Calculator', action: 'Show' });
  await Promise.resolve();
  assert.equal(sent, []);
  document.dispatchEvent(new (document.defaultView?.Event ?? Event)('octavo:consent'));
  await Promise.resolve().then(() => {});
  assert.equal(sent, ['Show']);
});

tracker('ERR-02 carries on when the code for statistics cannot be loaded', async () => {
  openPage();
  const loadStatistics = () => Promise.reject(new Error('offline'));
  const { record, destroy } = createTracker({ storage: createStorage(), isCabinet: false, loadStatistics });
  record({ label: 'Calculator', action: 'Show' });
  destroy();
  await Promise.resolve();
});

tracker.run();
