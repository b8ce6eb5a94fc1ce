import { attributesOf, type Choices, propertiesOf } from './choices.ts';

interface Script {
  /** Address of the script. */
  src: string;
  /** Host of the site. */
  host: string;
}

/** Returns the name of a widget as it is written in code: `OrderForm`. */
const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/</g, '\\x3c')}'`;

/** Returns a component for React 18 and 19 that uses the npm package. */
export const reactSnippet = (choices: Choices, { src, host }: Script, height: number): string => {
  const component = `Octavo${pascal(choices.widget)}`;
  const attributes = Object.entries(attributesOf(choices)).map(
    ([name, value]) => ` ${name}={${quoted(value)}}`,
  );
  const style = [
    "display: 'block'",
    `minHeight: ${height}`,
    ...(choices.scheme ? [`colorScheme: ${quoted(choices.scheme)}`] : []),
    ...propertiesOf(choices).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`),
  ].join(', ');
  return `import { loadOctavo } from 'octavo/load';
import { ${component} } from 'octavo/react';
import { type CSSProperties, useEffect } from 'react';

const style = { ${style} } as CSSProperties;

export function ${pascal(choices.widget)}() {
  useEffect(() => {
    void loadOctavo('${src}', { host: '${host}' });
  }, []);
  return <${component}${attributes.join('')} style={style} />;
}`;
};

/**
 * Returns a component for Vue 3 that uses the npm package. The package's guide explains the plugin's option
 * isCustomElement.
 */
export const vueSnippet = (choices: Choices, { src, host }: Script, rules: string): string => {
  const attributes = Object.entries(attributesOf(choices)).map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<script setup lang="ts">
import { loadOctavo } from 'octavo/load';
import { onMounted } from 'vue';

onMounted(() => {
  void loadOctavo('${src}', { host: '${host}' });
});
</script>

<template>
  <octavo-${choices.widget}${attributes.join('')} />
</template>

<style>
${rules}
</style>`;
};
