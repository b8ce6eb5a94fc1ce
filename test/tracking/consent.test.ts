import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnalyticsEvent } from '../../src/tracking/analytics.ts';
import type { StatisticsOptions } from '../../src/tracking/statistics.ts';
import { createTracker, type Tracker } from '../../src/tracking/tracker.ts';
import { answerConsent, asksConsent, createTestTracker } from '../support/state/consent-page.ts';
import { openPage } from '../support/state/page.ts';

const consent = suite('consent to tracking');

consent('ORG-01 before consent and after a refusal, an order carries only its page', async () => {
  openPage('https://example.com/order?affiliateId=7&utm_source=mail', { html: asksConsent });
  const { origin } = createTestTracker();
  const page = 'https://example.com/order';
  assert.equal(origin(), { page });
  await answerConsent('granted');
  assert.is(origin().affiliateId, '7');
  await answerConsent('denied');
  assert.equal(origin(), { page });
});

consent('TRK-01 where consent is required, a visit is stored only after consent', async () => {
  openPage('https://example.com/?affiliateId=7', { html: asksConsent });
  const unconsented = createTestTracker();
  assert.equal(unconsented.linkQuery(), { affiliateId: '7' });
  assert.is(localStorage.length, 0);
  await answerConsent('granted');
  assert.is(unconsented.linkQuery().fv_source, 'direct');
  assert.is(createTestTracker().linkQuery().visitorId, unconsented.linkQuery().visitorId);
});

consent('TRK-01 withdrawing consent deletes the stored visit, on later pages too', async () => {
  openPage('https://example.com/?utm_source=mail');
  document.body.append(document.createElement('script'));
  document.querySelector('script')?.setAttribute('data-octavo', '');
  const onHost = createTestTracker();
  await answerConsent('denied', 'script');
  assert.is(onHost.linkQuery().visitorId, undefined);
  openPage('https://example.com/', { storage: localStorage });
  assert.equal(createTestTracker().linkQuery(), {});
  assert.equal(Object.keys(localStorage), ['octavo:consent']);
});

consent('TRK-01 consent is read from our own script tag, not from any other with data-consent', async () => {
  const another = '<script type="text/plain" data-consent="marketing"></script>';
  openPage('https://example.com/', { html: another + asksConsent });
  const unconsented = createTestTracker();
  assert.is(localStorage.length, 0);
  await answerConsent('granted', '[data-octavo]');
  assert.is(unconsented.linkQuery().fv_source, 'direct');
});

consent('TRK-01 a script tag of ours without data-octavo can also require consent', () => {
  const script = '<script type="text/plain" src="/embed/params-setter.js" data-consent="required"></script>';
  openPage('https://example.com/', { html: script });
  createTestTracker();
  assert.is(localStorage.length, 0);
});

consent('PRL-03 links change when consent is given or withdrawn', async () => {
  openPage('https://example.com/', { html: asksConsent });
  const ids: (string | undefined)[] = [];
  const onVisitor = () => ids.push(createdTracker?.linkQuery().visitorId);
  let createdTracker: Tracker | undefined;
  createdTracker = createTracker({ isCabinet: false, onVisitor });
  await answerConsent('granted');
  await answerConsent('denied');
  assert.equal(ids, [undefined, ids[1], undefined]);
  assert.is(ids[1]?.length, 36);
});

/** Creates a tracker and collects the statistics that it sends. */
const createCounting = () => {
  const sent: string[] = [];
  let visitor: StatisticsOptions['visitor'] = () => null;
  const createStatistics = (visitorOption: typeof visitor) => {
    visitor = visitorOption;
    return { record: ({ action }: AnalyticsEvent) => void sent.push(action), destroy: () => {} };
  };
  const createdTracker = createTracker({ isCabinet: false, createStatistics });
  return { ...createdTracker, sent, visitor: () => visitor() };
};

const calculator = { label: 'Calculator' } as const;

consent('ANA-01 events without consent, or after its withdrawal, are never sent', async () => {
  openPage('https://example.com/', { html: asksConsent });
  const { record, sent, visitor } = createCounting();
  record({ ...calculator, action: 'Show' });
  await answerConsent('denied');
  await answerConsent('granted');
  record({ ...calculator, action: 'Order Now' });
  await Promise.resolve().then(() => {});
  assert.equal(sent, ['Order Now']);
  assert.is(visitor()?.visitorId?.length, 36);
  await answerConsent('denied');
  record({ ...calculator, action: 'Order Now' });
  assert.equal([sent.length, visitor()], [1, null]);
});

consent.run();
