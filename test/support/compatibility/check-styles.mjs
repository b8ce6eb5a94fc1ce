import { readFileSync } from 'node:fs';
import compatibility from '@mdn/browser-compat-data/forLegacyNode';
import { parse, walk } from 'css-tree';
import { browsersWithout } from './browsers-without.mjs';

const { css } = compatibility;

/**
 * Newer features that are allowed outside `@supports`, each with what an older browser shows instead. An older browser
 * ignores such a declaration. test/embed/older-browsers.browser.ts removes these features and checks the result.
 */
const enhancements = JSON.parse(readFileSync('src/embed/build/checks/newer-styles.json', 'utf8'));

/**
 * MDN's records of CSS functions and units, by name. They are collected in a map, because the data nests them at
 * different depths.
 */
const typesByName = new Map();
const collectTypes = (node) => {
  for (const [name, child] of Object.entries(node)) {
    if (name === '__compat') continue;
    if (child.__compat) typesByName.set(name, child.__compat);
    collectTypes(child);
  }
};
collectTypes(css.types);

const unitFeature = (unit) => {
  if (/^cq/.test(unit)) return 'container_query_length_units';
  const viewport = /^([sld])v(?:[whib]|min|max)$/.exec(unit)?.[1];
  return (
    viewport && { s: 'small', l: 'large', d: 'dynamic' }[viewport].replace(/^/, 'viewport_percentage_units_')
  );
};

/**
 * Functions that find the feature which a node of a style sheet uses, by the type of the node. Each returns a readable
 * name and MDN's record.
 */
const featureOf = {
  // A property with a prefix is meant for old browsers, so it is not checked.
  Declaration: ({ property }) =>
    property.startsWith('-') ? null : [property, css.properties[property]?.__compat ?? null],
  Identifier: ({ name }, { declaration }) => {
    const compat = declaration && css.properties[declaration.property]?.[name]?.__compat;
    return compat && [`${declaration.property}: ${name}`, compat];
  },
  Function: ({ name }, { declaration }) => {
    const compat =
      declaration && (css.properties[declaration.property]?.[name]?.__compat ?? typesByName.get(name));
    return compat && [`${name}()`, compat];
  },
  Dimension: ({ unit }) => {
    const compat = typesByName.get(unitFeature(unit));
    return compat && [unit, compat];
  },
  Atrule: ({ name }) => [`@${name}`, css['at-rules'][name]?.__compat ?? null],
  Feature: ({ name }) => {
    const compat = css['at-rules'].media[name]?.__compat;
    return compat && [`@media (${name})`, compat];
  },
  PseudoClassSelector: ({ name, children }) => {
    const compat = css.selectors[name]?.__compat ?? css.selectors[`${name}_function`]?.__compat;
    return [`:${name}${children ? '()' : ''}`, compat ?? null];
  },
  PseudoElementSelector: ({ name }) => [`::${name}`, css.selectors[name]?.__compat ?? null],
  NestingSelector: () => ['nesting', css.selectors.nesting.__compat],
};

const problemsOf = ([name, compat]) => {
  if (name.split(': ')[0] in enhancements) return [];
  if (!compat) return [`${name}: unknown to MDN's data`];
  const without = browsersWithout(compat);
  return without.length ? [`${name}: ${without.join(', ')}`] : [];
};

/** Returns whether a block also contains the property with a prefix. esbuild adds it for browsers that need the prefix. */
const hasPrefix = ({ property }, block) =>
  [...(block?.children ?? [])].some((sibling) => sibling.property === `-webkit-${property}`);

/** Lists the features of a style sheet that the oldest supported browsers lack. Ignores the content of `@supports`. */
export const newerStyles = (text) => {
  const found = new Set();
  const tree = parse(text, { parseCustomProperty: true });
  walk(tree, {
    enter(node) {
      if (node.type === 'Atrule' && node.name === 'supports') return this.skip;
      if (node.type === 'Declaration' && hasPrefix(node, this.block)) return this.skip;
      const feature = featureOf[node.type]?.(node, this);
      if (feature) for (const line of problemsOf(feature)) found.add(line);
    },
  });
  return [...found];
};
