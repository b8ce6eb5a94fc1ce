import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { safeHtml } from '../../../src/state/page/safe-html.ts';

const safe = suite('safe html');

const cleaned = (html: string) => {
  const box = document.createElement('div');
  box.append(safeHtml(html));
  return box.innerHTML;
};

// HTML of an owner, and the HTML that a visitor sees.
const rows: [string, string][] = [
  ['<h2 id="a">A</h2><p>b <strong>c</strong><br></p>', '<h2 id="a">A</h2><p>b <strong>c</strong><br></p>'],
  ['<p onclick="x()" style="color:red" class="c">a</p>', '<p>a</p>'],
  ['a<script>alert(1)</script><style>*{}</style>b', 'ab'],
  ['<img src="x" onerror="alert(1)">a', 'a'],
  ['<article><p>kept</p></article>', '<p>kept</p>'],
  ['<a href="#part">a</a>', '<a href="#part">a</a>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" JaVa\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  [
    '<a href="/rules/?rule=terms-of-use">a</a>',
    '<a href="/rules/?rule=terms-of-use" target="_blank" rel="noopener">a</a>',
  ],
  ['<svg><a xlink:href="javascript:x"><text>a</text></a></svg>b', 'b'],
  ['<form action="/x"><input name="y">text</form>', 'text'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="java&Tab;script:alert(1)">a</a>', '<a>a</a>'],
  [
    '<a title=">" href=\'#"><img src=x onerror=alert(1)>\'>a</a>',
    '<a href="#&quot;><img src=x onerror=alert(1)>">a</a>',
  ],
  ['<a data-id="x" HREF=#part>a</a>', '<a href="#part">a</a>'],
  ['<scr<script></script>ipt>alert(1)</script>', 'alert(1)'],
  ['1 < 2 <', '1 &lt; 2 &lt;'],
  ['1 &lt; 2 &amp; <!-- hidden -->3', '1 &lt; 2 &amp; 3'],
  [
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
  ],
];

for (const [html, expectedHtml] of rows)
  safe(`RUL-01 a rule with ${html.slice(0, 40).replaceAll('\n', ' ')} is shown without harmful parts`, () => {
    assert.is(cleaned(html), expectedHtml);
  });

safe('RUL-01 the trusted types policy "octavo" is created once, because a browser allows one', () => {
  const policyNames: string[] = [];
  const createPolicy = (name: string, rules: object) => {
    policyNames.push(name);
    return rules;
  };
  Reflect.deleteProperty(window, Symbol.for('octavo.policy'));
  Object.assign(window, { trustedTypes: { createPolicy } });
  assert.is(cleaned('<p>a</p>') + cleaned('<p>b</p>'), '<p>a</p><p>b</p>');
  assert.equal(policyNames, ['octavo']);
});

safe('RUL-01 another script gets only harmless markup and our own scripts from the policy', () => {
  cleaned('');
  const policy = Reflect.get(window, Symbol.for('octavo.policy'));
  assert.is(policy.createHTML('<img src=x onerror=alert(1)><p>a</p>'), '<p>a</p>');
  assert.throws(() => policy.createScriptURL('https://stranger.example/x.js'), /not a script of Octavo/);
});

safe('RUL-01 a page that forbids the policy "octavo" shows rules as plain text', () => {
  const createPolicy = () => {
    throw new TypeError('not allowed');
  };
  Reflect.deleteProperty(window, Symbol.for('octavo.policy'));
  Object.assign(window, { trustedTypes: { createPolicy } });
  assert.is(cleaned('<p>a <b>b</b></p>').replace(/\s+/g, ' ').trim(), 'a b');
});

safe.run();
