import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decorate } from '../../src/tracking/decorate.ts';

const links = suite('decorate');
const parameters = { affiliateId: '7', utm_source: 'a b' };

// An address as the page has it, and as it leaves.
const rows: [string, string][] = [
  ['https://a.example/', 'https://a.example/?affiliateId=7&utm_source=a+b'],
  ['https://a.example/x?q=1#part', 'https://a.example/x?q=1&affiliateId=7&utm_source=a+b#part'],
  ['https://a.example/x?flag&q=%20y', 'https://a.example/x?flag&q=%20y&affiliateId=7&utm_source=a+b'],
  ['https://a.example/x?affiliateId=1', 'https://a.example/x?affiliateId=1&utm_source=a+b'],
  ['https://a.example/x?affiliateId=&utm_source=', 'https://a.example/x?affiliateId=&utm_source='],
  ['mailto:help@a.example', 'mailto:help@a.example'],
  ['tel:+15550100808', 'tel:+15550100808'],
  ['javascript:void(0)', 'javascript:void(0)'],
  ['http://[', 'http://['],
  ['', ''],
];

for (const [before, after] of rows)
  links(`PAR-01 makes "${before}" what the visitor should follow`, () => {
    assert.is(decorate(before, parameters), after);
    assert.is(decorate(after, parameters), after);
  });

links('PAR-01 leaves links alone where nothing is known', () => {
  assert.is(decorate('https://a.example/?q=1', {}), 'https://a.example/?q=1');
});

links.run();
