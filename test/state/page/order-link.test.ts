import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteConfig } from '../../../src/order/vocabulary/site.ts';
import { orderLink } from '../../../src/state/page/order-link.ts';
import { addVisitor } from '../../../src/tracking/add-visitor.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const link = suite('order link');
const choice = { serviceId: '1', deadlineId: '4' };
const promo = { path: '/order/', inputDiscountCode: 'WELCOME15' };

const open = (redirect: string | null, configured: SiteConfig['redirect'], tracked = {}) => {
  const site = fixtureSite(1);
  site.config.redirect = configured;
  const address = 'https://my.example.com';
  const hosts = { site: 'example.com', api: 'https://api.example.com', cabinet: address, isCabinet: false };
  const options = {
    template: 'm1_d1' as const,
    theme: 'default' as const,
    redirect,
    version: null,
    rule: null,
    locale: 'en',
  };
  return addVisitor(orderLink({ site, hosts, options }, choice), tracked);
};

link('PRL-02 a link leads to the cabinet’s order page if neither site nor element names another', () => {
  assert.is(open(null, null), 'https://my.example.com/order-now?serviceId=1&deadlineId=4');
});

for (const redirect of ['javascript:alert(1)', 'httpx://papers.example/', 'data:text/html,x', 'http+x:order'])
  link(`PRL-02 ${redirect} as redirect is no page, so links lead to the cabinet`, () => {
    assert.is(open(redirect, null), 'https://my.example.com/order-now?serviceId=1&deadlineId=4');
  });

link('PRL-05 a link leads to /order/ with the promo code if the site’s owner has set that', () => {
  assert.is(
    open(null, promo),
    'https://example.com/order/?inputDiscountCode=WELCOME15&serviceId=1&deadlineId=4',
  );
});

link('PRL-03 a link has redirect query, choice and tracking in this sequence', () => {
  const tracked = { affiliateId: '7', utm_source: 'mail' };
  assert.is(
    open('/go?serviceId=9&ref=x#form', promo, tracked),
    'https://example.com/go?serviceId=1&ref=x&deadlineId=4&affiliateId=7&utm_source=mail#form',
  );
});

link('PRL-03 the visitor’s campaign replaces that of the redirect as a whole', () => {
  const visit = { affiliateId: '7', utm_source: 'mail', gclid: 'c2' };
  const address = open('/go?affiliateId=1&utm_source=page&utm_medium=widget&gclid=c1', null, visit);
  const { searchParams } = new URL(address);
  const names = ['affiliateId', 'utm_source', 'utm_medium', 'gclid'];
  const campaign = names.map((name) => searchParams.getAll(name));
  assert.equal(campaign, [['1'], ['mail'], [], ['c2']]);
});

link('PRL-02 with an invalid redirect, the link still leads to an order page', () => {
  assert.ok(open('http://[', promo).startsWith('https://example.com/order/'));
  const broken = { path: 'http://[', inputDiscountCode: 'X' };
  assert.ok(open('http://[', broken).startsWith('https://my.example.com/order-now?serviceId=1'));
});

link('PRL-02 with a redirect to javascript:, the link leads to an order page and runs no script', () => {
  const addresses = [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:1',
  ];
  for (const path of [...addresses, 'data:text/html,x', 'vbscript:x', 'blob:https://example.com/x']) {
    assert.ok(open(path, promo).startsWith('https://example.com/order/'), path);
    const configured = { path, inputDiscountCode: 'X' };
    assert.ok(open(null, configured).startsWith('https://my.example.com/order-now?serviceId=1'), path);
  }
});

link.run();
