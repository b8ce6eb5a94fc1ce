import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { snippetOf } from '../../src/playground/snippet.ts';
import { everyWidget } from '../../src/public-interface/elements.ts';

const playground = suite('lines of the playground');

const linesOf = (search: string, priceVersion?: 1 | 2) =>
  snippetOf(new URLSearchParams(search), 'https://papers.example', priceVersion);

playground('PLY-01 a hostile link ends neither the style nor an attribute of the lines', () => {
  const hostile = `'"</style></script><script>;}\\\``;
  for (const widget of everyWidget) {
    const lines = linesOf(String(new URLSearchParams({ widget, template: hostile, 'token-font': hostile })));
    const [, style = '', tag = ''] = lines.split(/<style>|<\/style>\n/);
    assert.not.match(style, /[<>]/, widget);
    assert.match(tag, /^<octavo-[\w-]+( [\w-]+="[^"]*")*><\/octavo-[\w-]+>$/, widget);
  }
});

playground('PLY-01 the lines name the first script, the attributes and the look of the choices', () => {
  const lines = linesOf(
    'widget=order-form&template=m3_d1&rule=privacy-policy&scheme=dark&token-accent=%237a1f3d',
  );
  assert.match(lines, '<script async src="https://papers.example/embed/checkout.js" data-octavo></script>');
  assert.match(lines, '<octavo-order-form template="m3_d1"></octavo-order-form>');
  assert.match(lines, 'color-scheme: dark;\n  --octavo-accent: #7a1f3d;');
});

playground('PLY-01 a price list reserves the height of the price version that it shows', () => {
  assert.match(linesOf('widget=price-list', 1), 'min-height: 1517px');
  assert.match(linesOf('widget=price-list', 2), 'min-height: 1580px');
  assert.match(linesOf('widget=price-list&version=1', 2), 'min-height: 1517px');
});

playground.run();
