import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ServiceInfo } from '../../../src/widgets/service-info/service-info.tsx';
import { render } from '../../support/components/render.tsx';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const info = suite('service info');

info('INF-01 the banner shows Quality, Quantity and Anonymity with four points each', () => {
  const page = render(<ServiceInfo theme="default" site={fixtureSite(1)} />);
  assert.equal(page.texts('h3'), ['Quality', 'Quantity', 'Anonymity']);
  const points = page.all('ul').map((list) => [...list.children].map(({ textContent }) => textContent));
  assert.equal(points, [
    ['100% Money Back Guarantee', 'Extraordinary Services', 'Unlimited Revisions', 'Delivery within 3 hours'],
    [
      'Generous Loyalty Program',
      'Profitable Referral Program',
      'Great Variety of Freebies',
      'Regular Discount Campaigns',
    ],
    [
      '100% Uniqueness guarantee',
      '100% Confidential services',
      'Secure Payment Gateways',
      'Firm Privacy Policy',
    ],
  ]);
  assert.is(page.all('svg[aria-hidden=true]').length, 3);
});

info('if a site promises figures, the banner names the days of free revisions and shortest deadline', () => {
  const site = fixtureSite(1);
  site.config.promises = {
    revisionDays: 10,
    refundPercents: { beforeWriter: 100, firstHalf: 70, secondHalf: 50 },
    latePercent: 100,
    firstOrderCode: '',
  };
  const page = render(<ServiceInfo theme="default" site={site} />);
  const points = [...page.get('ul').children].map(({ textContent }) => textContent);
  assert.equal(points.slice(2), ['Free revisions for 10 days', 'Delivery from 3 hours']);
});

info.run();
