import heights from '../../embed/loader/heights.json';
import type { PriceVersion } from '../../order/vocabulary/site.ts';
import { attributesOf, type Choices, propertiesOf } from './choices.ts';
import { reactSnippet, vueSnippet } from './framework-snippets.ts';

/** Addresses from which the snippets load Octavo. */
export interface Origin {
  /** Origin of the scripts: `https://papers.example`. */
  scripts: string;
  /** Host of the site. */
  host: string;
  /** Price version of the site, once it is known. */
  priceVersion?: PriceVersion;
}

interface Snippet {
  kind: string;
  name: string;
  language: string;
  text: string;
}

const own: Readonly<Record<string, Readonly<Record<string, number>>>> = heights;

/** Space in px that a page usually leaves beside the element. */
const gutter = 40;

/** Returns the name of the script that holds the first view of the chosen widget; `octavo.js` if none does. */
export const scriptOf = ({ widget, template }: Choices): string => {
  if (widget === 'order-form' && template === 'm3_d1') return 'checkout.js';
  return /^service/.test(widget) ? 'octavo.js' : `${widget}.js`;
};

const heightsOf = ({ widget, template, version }: Choices, { priceVersion }: Origin) => {
  const isOfVersion2 = version ? version === '2' : priceVersion === 2;
  const kind = template === 'm3_d1' ? ' of m3_d1' : isOfVersion2 ? ' of version 2' : '';
  return Object.entries(own[widget + kind] ?? own[widget] ?? {});
};

/** Returns the height in px that the element needs in the narrowest container. */
const leastHeight = (choices: Choices, origin: Origin): number => heightsOf(choices, origin)[0]?.[1] ?? 0;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const attributeText = (choices: Choices) =>
  Object.entries(attributesOf(choices))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

/** Removes the characters that would end a CSS value, because the visitor may have typed any text. */
const safeValue = (value: string) => value.replace(/[;{}<>]/g, '');

const rulesOf = (choices: Choices, origin: Origin) => {
  const [[, first] = ['', 0], ...others] = heightsOf(choices, origin);
  const name = `octavo-${choices.widget}`;
  const lines = [
    'display: block;',
    `min-height: ${first}px;`,
    ...(choices.scheme ? [`color-scheme: ${choices.scheme};`] : []),
    ...propertiesOf(choices).map(([property, value]) => `${property}: ${safeValue(value)};`),
  ];
  const wider = others.map(
    ([width, height]) =>
      `@media (min-width: ${Number(width) + gutter}px) { ${name} { min-height: ${height}px } }`,
  );
  return [`${name} {`, ...lines.map((line) => `  ${line}`), '}', ...wider].join('\n');
};

const plainSnippet = (choices: Choices, origin: Origin) => {
  const { scripts, host } = origin;
  const tag = `octavo-${choices.widget}`;
  return `<script async src="${scripts}/embed/${scriptOf(choices)}" data-octavo data-host="${host}"></script>
<style>
${rulesOf(choices, origin)}
</style>
<${tag}${attributeText(choices)}></${tag}>`;
};

/**
 * Returns the snippet for a tag manager. It sets the script's attributes by code, because tag managers drop attributes
 * of scripts.
 */
const tagSnippet = (choices: Choices, origin: Origin) => {
  const { scripts, host } = origin;
  const style = [
    'display: block',
    `min-height: ${leastHeight(choices, origin)}px`,
    ...(choices.scheme ? [`color-scheme: ${choices.scheme}`] : []),
    ...propertiesOf(choices).map(([property, value]) => `${property}: ${safeValue(value)}`),
  ].join('; ');
  const attributes = JSON.stringify({ ...attributesOf(choices), style }).replaceAll('<', '\\u003c');
  return `<!-- The page has <div id="octavo"></div> where the widget stands. -->
<script>
  (function () {
    var place = document.querySelector('#octavo');
    if (!place) return;
    var widget = document.createElement('octavo-${choices.widget}');
    var attributes = ${attributes};
    for (var name in attributes) widget.setAttribute(name, attributes[name]);
    place.appendChild(widget);
    var script = document.createElement('script');
    script.async = true;
    script.src = '${scripts}/embed/${scriptOf(choices)}';
    script.dataset.octavo = '';
    script.dataset.host = '${host}';
    document.head.appendChild(script);
  })();
</script>`;
};

const shopifySnippet = (choices: Choices, origin: Origin) => {
  const name = `Octavo ${choices.widget.replace('-', ' ')}`;
  const schema = { name, tag: 'section', presets: [{ name }] };
  return `${plainSnippet(choices, origin)}

{% schema %}
${JSON.stringify(schema, null, 2)}
{% endschema %}`;
};

/** Returns the snippets of the choices, one for each kind of page. */
export const snippetsOf = (choices: Choices, origin: Origin): readonly Snippet[] => {
  const script = { src: `${origin.scripts}/embed/${scriptOf(choices)}`, host: origin.host };
  return [
    { kind: 'plain', name: 'HTML page', language: 'html', text: plainSnippet(choices, origin) },
    { kind: 'tag-manager', name: 'Tag manager', language: 'html', text: tagSnippet(choices, origin) },
    {
      kind: 'react',
      name: 'React',
      language: 'tsx',
      text: reactSnippet(choices, script, leastHeight(choices, origin)),
    },
    {
      kind: 'vue',
      name: 'Vue',
      language: 'html',
      text: vueSnippet(choices, script, rulesOf(choices, origin)),
    },
    {
      kind: 'wordpress',
      name: 'WordPress block',
      language: 'html',
      text: `<!-- wp:html -->\n${plainSnippet(choices, origin)}\n<!-- /wp:html -->`,
    },
    { kind: 'shopify', name: 'Shopify section', language: 'html', text: shopifySnippet(choices, origin) },
  ];
};
