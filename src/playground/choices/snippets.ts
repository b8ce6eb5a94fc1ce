import heights from '../../embed/loader/heights.json';
import type { PriceVersion } from '../../order/vocabulary/site.ts';
import { attributesOf, type Choices, propertiesOf } from './choices.ts';

/** Addresses from which the snippets load Octavo. */
export interface Origin {
  /** Origin of the scripts: `https://papers.example`. */
  scripts: string;
  /** Price version of the site, once it is known. */
  priceVersion?: PriceVersion;
}

const own: Readonly<Record<string, Readonly<Record<string, number>>>> = heights;

/** Space in px that a page usually leaves beside the element. */
const gutter = 40;

/** Returns the name of the script that holds the first view of the chosen widget; `octavo.js` if none does. */
const scriptOf = ({ widget, template }: Choices): string => {
  if (widget === 'order-form' && template === 'm3_d1') return 'checkout.js';
  return /^service/.test(widget) ? 'octavo.js' : `${widget}.js`;
};

/** Returns the heights in px that the element needs, by the width from which each applies. */
const heightsOf = (choices: Choices, priceVersion?: PriceVersion) => {
  const { template, version = priceVersion } = attributesOf(choices);
  const kind = template === 'm3_d1' ? ' of m3_d1' : Number(version) === 2 ? ' of version 2' : '';
  return Object.entries(own[choices.widget + kind] ?? own[choices.widget] ?? {});
};

const markup = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/</g, '\\x3c')}'`;

/** Returns the name of a widget as it is written in code: `OrderForm`. */
const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the style rules of the element. `wider` has the heights that it needs from other widths on. */
const rulesOf = (
  tag: string,
  declarations: readonly string[],
  wider: readonly (readonly [width: string, height: number])[],
) =>
  [
    `${tag} {`,
    ...declarations.map((line) => `  ${line};`),
    '}',
    ...wider.map(
      ([width, height]) =>
        `@media (min-width: ${Number(width) + gutter}px) { ${tag} { min-height: ${height}px } }`,
    ),
  ].join('\n');

interface ReactOptions {
  src: string;
  height: number;
  properties: readonly (readonly [name: string, value: string])[];
}

/** Returns a component for React 18 and 19 that uses the npm package. */
const reactSnippet = (choices: Choices, { src, height, properties }: ReactOptions) => {
  const name = pascal(choices.widget);
  const attributes = Object.entries(attributesOf(choices)).map(
    ([attribute, value]) => ` ${attribute}={${quoted(value)}}`,
  );
  const styles = properties.map(
    ([property, value]) =>
      `${property === 'color-scheme' ? 'colorScheme' : quoted(property)}: ${quoted(value)}`,
  );
  return `import { loadOctavo } from 'octavo/load';
import { Octavo${name} } from 'octavo/react';
import { type CSSProperties, useEffect } from 'react';

const style = { ${["display: 'block'", `minHeight: ${height}`, ...styles].join(', ')} } as CSSProperties;

export function ${name}() {
  useEffect(() => {
    void loadOctavo('${src}');
  }, []);
  return <Octavo${name}${attributes.join('')} style={style} />;
}`;
};

/** Returns the snippets of the choices, one for each kind of page. */
export const snippetsOf = (choices: Choices, { scripts, priceVersion }: Origin) => {
  const { widget } = choices;
  const tag = `octavo-${widget}`;
  const src = `${scripts}/embed/${scriptOf(choices)}`;
  const attributes = attributesOf(choices);
  const [[, height] = ['', 0], ...wider] = heightsOf(choices, priceVersion);
  // Removes the characters that would end a CSS value, because the visitor may have typed any text.
  const properties = propertiesOf(choices).map(
    ([name, value]) => [name, value.replace(/[;{}<>]/g, '')] as const,
  );
  const declarations = [['display', 'block'], ['min-height', `${height}px`], ...properties].map(
    ([name, value]) => `${name}: ${value}`,
  );
  const rules = rulesOf(tag, declarations, wider);
  const plain = `<script async src="${src}" data-octavo></script>
<style>
${rules}
</style>
<${tag}${markup(attributes)}></${tag}>`;
  const section = `Octavo ${widget.replace('-', ' ')}`;
  const schema = { name: section, tag: 'section', presets: [{ name: section }] };
  const tagAttributes = { ...attributes, style: declarations.join('; ') };
  return [
    { kind: 'plain', name: 'HTML page', language: 'html', text: plain },
    {
      kind: 'tag-manager',
      name: 'Tag manager',
      language: 'html',
      // Tag managers drop attributes of scripts, so code sets them.
      text: `<!-- The page has <div id="octavo-place"></div> where the widget stands. -->
<script>
  (function () {
    var place = document.querySelector('#octavo-place');
    if (!place) return;
    var widget = document.createElement('${tag}');
    var attributes = ${JSON.stringify(tagAttributes).replaceAll('<', '\\u003c')};
    for (var name in attributes) widget.setAttribute(name, attributes[name]);
    place.appendChild(widget);
    var script = document.createElement('script');
    script.async = true;
    script.src = '${src}';
    script.dataset.octavo = '';
    document.head.appendChild(script);
  })();
</script>`,
    },
    {
      kind: 'react',
      name: 'React',
      language: 'tsx',
      text: reactSnippet(choices, { src, height, properties }),
    },
    {
      kind: 'vue',
      name: 'Vue',
      language: 'html',
      text: `<script setup lang="ts">
import { loadOctavo } from 'octavo/load';
import { onMounted } from 'vue';

onMounted(() => {
  void loadOctavo('${src}');
});
</script>

<template>
  <${tag}${markup(attributes)} />
</template>

<style>
${rules}
</style>`,
    },
    {
      kind: 'wordpress',
      name: 'WordPress block',
      language: 'html',
      text: `<!-- wp:html -->\n${plain}\n<!-- /wp:html -->`,
    },
    {
      kind: 'shopify',
      name: 'Shopify section',
      language: 'html',
      text: `${plain}\n\n{% schema %}\n${JSON.stringify(schema, null, 2)}\n{% endschema %}`,
    },
  ];
};
