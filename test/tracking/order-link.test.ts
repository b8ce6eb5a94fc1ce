import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { orderLink } from '../../src/tracking/order-link.ts';
import { openPage } from './page.ts';

const link = suite('order link');
const hosts = { site: 'example.com', cabinet: 'https://my.example.com' };
const choice = { serviceId: '1', deadlineId: '4' };

link.before.each(() => {
  openPage('https://example.com/prices');
});

link('PRL-02 leads to the cabinet’s order page where nothing else is set', () => {
  assert.is(
    orderLink({ redirect: null, configured: null, hosts }, choice, {}),
    'https://my.example.com/order-now?serviceId=1&deadlineId=4',
  );
});

link('PRL-05 leads to /order/ with the promo code where the site’s owner says so', () => {
  const configured = { path: '/order/', inputDiscountCode: 'WELCOME15' };
  assert.is(
    orderLink({ redirect: null, configured, hosts }, choice, {}),
    'https://example.com/order/?inputDiscountCode=WELCOME15&serviceId=1&deadlineId=4',
  );
});

link('PRL-03 merges redirect query, choice and tracking in this order', () => {
  const redirect = '/go?serviceId=9&ref=x&utm_source=page#form';
  const tracked = { affiliateId: '7', utm_source: 'mail' };
  assert.is(
    orderLink({ redirect, configured: { path: '/order/', inputDiscountCode: 'X' }, hosts }, choice, tracked),
    'https://example.com/go?serviceId=1&ref=x&utm_source=mail&deadlineId=4&affiliateId=7#form',
  );
});

link('PRL-02 still leads to an order page when the redirect is no address', () => {
  const { href } = new URL(orderLink({ redirect: 'http://[', configured: null, hosts }, choice, {}));
  assert.ok(href.startsWith('https://my.example.com/order-now?'));
});

link.run();
