import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addVisitor } from '../../src/tracking/add-visitor.ts';
import { decorateLink } from '../../src/tracking/decorate-link.ts';

const links = suite('decorated links');
const parameters = { affiliateId: '7', utm_source: 'a b' };
/** Returns the address of a link after its decoration with these parameters. */
const decorated = (href: string, query: Record<string, string>) => {
  const url = new URL(href);
  decorateLink(url, query);
  return url.href;
};

// Addresses of links before and after their decoration.
const rows: [string, string][] = [
  ['https://a.example/', 'https://a.example/?affiliateId=7&utm_source=a+b'],
  ['https://a.example/x?q=1#part', 'https://a.example/x?q=1&affiliateId=7&utm_source=a+b#part'],
  ['https://a.example/x?flag&q=%20y', 'https://a.example/x?flag&q=%20y&affiliateId=7&utm_source=a+b'],
  ['https://a.example/x?affiliateId=1', 'https://a.example/x?affiliateId=1&utm_source=a+b'],
  ['https://a.example/x?affiliateId=&utm_source=', 'https://a.example/x?affiliateId=&utm_source='],
  ['https://a.example/?gclid=1', 'https://a.example/?gclid=1&affiliateId=7'],
  ['mailto:help@a.example', 'mailto:help@a.example'],
  ['tel:+15550100808', 'tel:+15550100808'],
  ['javascript:void(0)', 'javascript:void(0)'],
];

for (const [before, after] of rows)
  links(`PAR-01 the link "${before}" gets the visitor’s parameters`, () => {
    assert.equal([decorated(before, parameters), decorated(after, parameters)], [after, after]);
  });

links('PAR-01 a link with a campaign or a first visit of its own gets nothing of the visitor’s', () => {
  const campaign = { gclid: 'c1', utm_source: 'ads' };
  const query = { affiliateId: '7', visitorId: 'v', fv_source: 'mail', fv_date: '2030', ...campaign };
  assert.is(
    decorated('https://a.example/?utm_medium=banner&fv_source=own', query),
    'https://a.example/?utm_medium=banner&fv_source=own&affiliateId=7',
  );
  assert.is(
    decorated('https://a.example/?visitorId=5', query),
    'https://a.example/?visitorId=5&affiliateId=7&gclid=c1&utm_source=ads',
  );
});

links('PRL-03 a first visit replaces that of the redirect as a whole', () => {
  const page = new URL('https://a.example/?fv_source=own&fv_device=mobile&utm_medium=banner');
  assert.is(
    addVisitor(page, { promoId: '1', fv_source: 'mail' }),
    'https://a.example/?utm_medium=banner&promoId=1&fv_source=mail',
  );
});

links('PAR-01 links stay unchanged if nothing is known about the visitor', () => {
  assert.is(decorated('https://a.example/?q=1', {}), 'https://a.example/?q=1');
});

links('PAR-01 in a copied address, the visitor’s own id replaces another visitor’s id', () => {
  const copied = 'https://a.example/?visitorId=other&x&fv_source=mail&affiliateId=1&fv_at=1&y=%20#part';
  const query = { visitorId: 'mine', fv_date: '2030', fv_at: '2' };
  const expected = 'https://a.example/?x&affiliateId=1&y=%20&visitorId=mine&fv_date=2030&fv_at=2#part';
  assert.is(decorated(copied, query), expected);
  assert.is(decorated(copied, {}), 'https://a.example/?x&affiliateId=1&y=%20#part');
});

links.run();
