import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clickIds } from '../../src/order/vocabulary/click-ids.ts';
import { createStorage } from '../../src/tracking/storage.ts';
import { updateVisit } from '../../src/tracking/visit.ts';
import { openPage, visitAt } from '../support/state/page.ts';

/** 180 days, as the specification gives them. */
const visitLifetimeMs = 15_552_000_000;
const visit = suite('visit');

const now = Date.UTC(2030, 0, 2);

visit.before.each(() => void openPage());

visit('TRK-01 source, page, device, referrer and date of the first visit are stored once', () => {
  const first = visitAt('https://example.com/essays?x=1#top', now, 'https://search.example/find?q=essay');
  const secondVisit = visitAt('https://example.com/other', now + 1000, 'https://elsewhere.example/');
  assert.equal(secondVisit, first);
  assert.equal(first, {
    fv_source: 'search.example',
    fv_landing: 'https://example.com/essays',
    fv_device: 'tablet',
    fv_referrer: 'https://search.example/find?q=essay',
    fv_date: '2030-01-02T00:00:00.000Z',
  });
});

for (const [screenWidth, device] of [
  [320, 'mobile'],
  [768, 'mobile'],
  [769, 'tablet'],
  [1200, 'tablet'],
  [1201, 'desktop'],
] as const)
  visit(`EMB-06 TRK-01 a screen of ${screenWidth} px is a ${device}, however narrow its window`, () => {
    openPage('https://example.com/', { screenWidth, width: 300 });
    assert.is(updateVisit('granted', now).fv_device, device);
  });

visit('TRK-01 the source of a visit is its campaign, else its referrer, else "direct"', () => {
  assert.is(visitAt('https://example.com/').fv_source, 'direct');
  openPage();
  assert.is(visitAt('https://example.com/?utm_source=mail').fv_source, 'mail');
});

visit('TRK-01 TRK-03 the first visit is renewed after 180 days without a page view, not earlier', () => {
  visitAt('https://example.com/first?affiliateId=7');
  const days = 86_400_000;
  visitAt('https://example.com/', now + 170 * days);
  assert.is(visitAt('https://example.com/', now + 340 * days).fv_landing, 'https://example.com/first');
  const last = now + 340 * days + visitLifetimeMs;
  assert.is(visitAt('https://example.com/', last).fv_landing, 'https://example.com/first');
  const expiredVisit = visitAt('https://example.com/back', last + visitLifetimeMs + 1);
  assert.equal([expiredVisit.fv_landing, expiredVisit.affiliateId], ['https://example.com/back', undefined]);
});

visit('TRK-01 a new campaign replaces all parameters of the last campaign', () => {
  visitAt('https://example.com/?utm_source=mail&utm_term=essay');
  const keptVisit = visitAt('https://example.com/plain', now + 1);
  assert.equal([keptVisit.utm_term, keptVisit.utm_date], ['essay', '2030-01-02T00:00:00.000Z']);
  const next = visitAt('https://example.com/?utm_source=ads&utm_medium=cpc', now + 86_400_000);
  assert.equal(Object.fromEntries(Object.entries(next).filter(([name]) => name.startsWith('utm_'))), {
    utm_source: 'ads',
    utm_medium: 'cpc',
    utm_date: '2030-01-03T00:00:00.000Z',
  });
});

for (const name of ['utm_id', 'siteId', ...clickIds])
  visit(`TRK-01 a link with ${name} counts as a campaign and replaces the last campaign`, () => {
    visitAt('https://example.com/?utm_source=mail&utm_term=essay');
    visitAt(`https://example.com/?${name}=c1`);
    const { utm_source, utm_date, ...keptVisit } = visitAt('https://example.com/plain', now + 1);
    assert.equal([keptVisit[name], utm_source, utm_date], ['c1', undefined, '2030-01-02T00:00:00.000Z']);
  });

visit('TRK-01 the date of a campaign is that of its first page, however often its address is opened', () => {
  const address = 'https://example.com/?utm_source=mail&gclid=c1';
  const first = visitAt(address);
  assert.equal(visitAt(address, now + 1000), first);
  assert.equal(visitAt(`${address}&utm_date=2029`, now + 2000), first);
  assert.is(visitAt(`${address}2`, now + 3000).utm_date, '2030-01-02T00:00:03.000Z');
});

visit('TRK-01 an address that only resembles a campaign keeps the stored campaign', () => {
  const first = visitAt('https://example.com/?utm_source=mail');
  for (const query of ['siteIdentity=3', 'utm_source=', 'x=1&gclidx=2', 'utm_date=2029'])
    assert.equal(visitAt(`https://example.com/?${query}`, now + 1), first, query);
});

visit('TRK-02 an affiliate’s parameters are stored, and one in the address replaces the stored one', () => {
  const names = ['affiliateId', 'promoId', 'cd_request_id', 'cd_affiliate_id', 'discount'];
  const all = [...names, 'externalDiscountCode', 'gaRequestId'];
  visitAt(`https://example.com/?${all.map((name) => `${name}=old-${name}`).join('&')}&secret=1`);
  const keptVisit = visitAt('https://example.com/?promoId=new');
  for (const name of all) assert.is(keptVisit[name], name === 'promoId' ? 'new' : `old-${name}`);
  assert.not('secret' in keptVisit);
});

visit('TRK-02 p1 to p10 of a cp object are stored, and no name that could modify a prototype', () => {
  const query = 'cp[p1]=a&cp[p10]=j&cp[p11]=k&cp[__proto__]=x&cp[constructor][prototype][p]=y&__proto__=z';
  const keptVisit = visitAt(`https://example.com/?${query}`);
  const keptNames = Object.keys(keptVisit).filter((name) => !name.startsWith('fv_'));
  assert.equal(keptNames, ['cp[p1]', 'cp[p10]']);
  assert.is(Object.getPrototypeOf(keptVisit), Object.prototype);
  assert.is(Object({}).p, undefined);
});

visit('TRK-03 unreadable stored values cause no error', () => {
  const unreadable = ['7', '"text"', '[1]', '{"affiliateId":{},"fv_date":[],"promoId":5}', '{half', 'null'];
  for (const rubbish of unreadable)
    for (const date of ['"x"', '{}', `${now}`, '-1']) {
      localStorage.setItem('octavo:visit', rubbish);
      localStorage.setItem('octavo:dateLastAction', date);
      const linkedVisit = visitAt('https://example.com/?promoId=3');
      assert.equal([linkedVisit.promoId, linkedVisit.affiliateId], ['3', undefined]);
    }
  assert.is(visitAt('https://example.com/').fv_source, 'direct');
});

visit('TRK-03 the time of the last page view is stored', () => {
  visitAt('https://example.com/');
  assert.is(createStorage().get('dateLastAction'), now);
});

visit('EMB-04 without consent nothing is stored, and the first visit is unknown', () => {
  openPage('https://example.com/?affiliateId=7');
  assert.equal(updateVisit('denied'), { affiliateId: '7' });
  assert.is(localStorage.length, 0);
});

visit('PRL-03 the parameters of a visit are ordered: environment, first visit, campaign', () => {
  const names = Object.keys(visitAt('https://example.com/?utm_source=mail&affiliateId=7&cp[p2]=b'));
  const groups = names.map((name) => /^(fv|utm)_/.exec(name)?.[1] ?? 'environment');
  assert.equal([...new Set(groups)], ['environment', 'fv', 'utm']);
  const sequence = 'environment fv utm';
  const sorted = [...groups].sort((a, b) => sequence.indexOf(a) - sequence.indexOf(b));
  assert.equal(groups, sorted);
});

visit('TRK-01 at most 500 characters of an address parameter are stored', () => {
  const whole = 'x'.repeat(500);
  assert.is(visitAt(`https://example.com/?utm_campaign=${whole}`).utm_campaign, whole);
  openPage();
  assert.is(visitAt(`https://example.com/?utm_campaign=${whole}y`).utm_campaign, whole);
});

for (const name of ['utm_', 'fv_'])
  visit(`TRK-01 a hostile link’s many ${name} parameters do not make page links too long for servers`, () => {
    const many = Array.from({ length: 2000 }, (_, index) => `${name}${index}=%E2%82%AC`).join('&');
    const carried = visitAt(`https://example.com/?fv_at=${now}&utm_source=mail&fv_date=2029&${many}`);
    assert.equal([carried.utm_source, carried.fv_date], ['mail', '2029']);
    assert.ok(`${new URLSearchParams(visitAt('https://example.com/', now + 1))}`.length < 4000);
  });

visit.run();
