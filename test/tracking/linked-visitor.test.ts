import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { carriedVisit, carriedVisitLifetimeMs, updateVisit } from '../../src/tracking/visit.ts';
import { openPage, visitAt } from '../support/state/page.ts';

const linked = suite('visitor named by a link');

const now = Date.UTC(2030, 0, 2);

linked.before.each(() => void openPage());

/** Returns a link that another page has decorated at the time `at`. */
const linkDecoratedAt = (at: number) =>
  `https://example.com/?q=%20a&visitorId=v-1&flag&fv_source=partner&fv_date=2029&utm_source=mail&fv_at=${at}#top`;

linked('TRK-02 for ten minutes, a visitor id in a link is stored, and it leaves the address bar', () => {
  const { visitorId, fv_source, fv_date, utm_source } = visitAt(
    linkDecoratedAt(now - carriedVisitLifetimeMs + 1),
  );
  assert.equal([visitorId, fv_source, fv_date, utm_source], ['v-1', 'partner', '2029', 'mail']);
  assert.is(location.href, 'https://example.com/?q=%20a&flag&utm_source=mail#top');
  assert.is(visitAt('https://example.com/next', now + 1).visitorId, 'v-1');
});

for (const [title, at] of [
  ['that is ten minutes old', now - carriedVisitLifetimeMs],
  ['from the future', now + carriedVisitLifetimeMs],
  ['without a moment', Number.NaN],
] as const)
  linked(`TRK-02 a link ${title} does not identify the visitor`, () => {
    const { visitorId, fv_source } = visitAt(linkDecoratedAt(at));
    assert.equal([visitorId, fv_source], [undefined, 'mail']);
    assert.is(location.search, '?q=%20a&flag&utm_source=mail');
  });

linked('TRK-02 a visitor who already has a first visit keeps it', () => {
  const first = visitAt('https://example.com/first');
  assert.is(visitAt(linkDecoratedAt(now)).fv_landing, first.fv_landing);
  assert.not(location.search.includes('fv_'));
});

linked('TRK-02 a page’s own parameter visitorId is not used, and stays in the address', () => {
  assert.is(visitAt('https://example.com/?visitorId=5&x').visitorId, undefined);
  assert.is(location.search, '?visitorId=5&x');
});

linked('TRK-02 the address stays unchanged if the browser stores nothing', () => {
  const blocked = new Proxy({}, { set: () => false });
  openPage(linkDecoratedAt(now), { storage: blocked });
  assert.is(updateVisit('granted', now).visitorId, 'v-1');
  assert.is(updateVisit('granted', now).visitorId, 'v-1');
});

linked('TRK-02 before consent, a visitor id is not stored, and stays in the address', () => {
  openPage(linkDecoratedAt(now));
  assert.equal(updateVisit('denied', now), { utm_source: 'mail', utm_date: '2030-01-02T00:00:00.000Z' });
  assert.is(updateVisit('granted', now).visitorId, 'v-1');
});

linked('TRK-02 a link that identifies the visitor also carries the time', () => {
  const before = Date.now();
  const { fv_at, ...rest } = carriedVisit({ fv_date: '2030', affiliateId: '7' });
  assert.ok(Number(fv_at) >= before && Number(fv_at) <= Date.now());
  assert.equal(rest, { fv_date: '2030', affiliateId: '7' });
  assert.equal(carriedVisit({ affiliateId: '7' }), { affiliateId: '7' });
});

linked.run();
