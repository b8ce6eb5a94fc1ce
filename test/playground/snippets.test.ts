import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readChoices, writeChoices } from '../../src/playground/choices/choices.ts';
import { snippetsOf } from '../../src/playground/choices/snippets.ts';
import { everyWidget } from '../../src/public-interface/elements.ts';
import { parseSnippet } from '../support/docs/parse-snippet.ts';

const playground = suite('choices of the playground');

const origin = { scripts: 'https://papers.example', host: 'papers.example' };
const address =
  '?widget=order-form&template=m3_d1&theme=minimal&version=2&rule=privacy-policy&locale=de&dom=light&direction=rtl&scheme=dark&query=typeId%3D1&token-accent=%237a1f3d&token-font=%22A+B%22%2C+serif';

playground('PLY-01 an address restores every choice, and the choices write the same address', () => {
  assert.equal(readChoices(address), {
    widget: 'order-form',
    template: 'm3_d1',
    theme: 'minimal',
    version: '2',
    rule: 'privacy-policy',
    locale: 'de',
    dom: 'light',
    direction: 'rtl',
    scheme: 'dark',
    query: 'typeId=1',
    part: '',
    tokens: { accent: '#7a1f3d', font: '"A B", serif' },
  });
  assert.is(writeChoices(readChoices(address)), address);
  assert.is(writeChoices(readChoices('?widget=unknown&other=1')), '?widget=calculator');
});

for (const widget of everyWidget)
  playground(`PLY-01 each snippet of ${widget} is valid code, whatever the visitor has typed`, () => {
    const hostile = `'"</style></script><script>;}\\\``;
    for (const search of [
      address,
      `?token-font=${encodeURIComponent(hostile)}&template=${encodeURIComponent(hostile)}`,
    ]) {
      const snippets = snippetsOf({ ...readChoices(search), widget }, origin);
      assert.is(snippets.length, 6);
      for (const { language, text } of snippets)
        parseSnippet(language, text.replace(/\{% schema %\}(.*)\{% endschema %\}/s, ''));
    }
  });

playground('PLY-01 a price list reserves the height of the price version that it shows', () => {
  const heightOf = (search: string, priceVersion: 1 | 2) =>
    snippetsOf(readChoices(`?widget=price-list${search}`), { ...origin, priceVersion })[0]?.text;
  assert.match(heightOf('', 1) ?? '', 'min-height: 1517px');
  assert.match(heightOf('', 2) ?? '', 'min-height: 1580px');
  assert.match(heightOf('&version=1', 2) ?? '', 'min-height: 1517px');
});

playground('PLY-01 the schema of the Shopify section is JSON with a name that Shopify accepts', () => {
  for (const widget of everyWidget) {
    const shopify = snippetsOf({ ...readChoices(''), widget }, origin).find(({ kind }) => kind === 'shopify');
    const [, schema = ''] = /\{% schema %\}(.*)\{% endschema %\}/s.exec(shopify?.text ?? '') ?? [];
    const { name, presets }: { name: string; presets: unknown[] } = JSON.parse(schema);
    assert.ok(name.length <= 25, name);
    assert.is(presets.length, 1);
  }
});

playground.run();
