import { readFileSync } from 'node:fs';
import compatibility from '@mdn/browser-compat-data/forLegacyNode';
import { parse, walk } from 'css-tree';
import { browsersWithout } from './browser-range.mjs';

const { css } = compatibility;

/**
 * Newer features that may stand outside `@supports`, each with what an older browser shows instead. A browser drops what
 * it does not know: test/embed/older-browsers.browser.ts drops these and looks at what is left.
 */
const enhancements = JSON.parse(readFileSync('src/embed/build/newer-styles.json', 'utf8'));

/** A type's features lie at different depths of the data: all functions and units by their name. */
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

/** What a node of the style sheet asks of a browser: its name for people, and MDN's record. */
const featureOf = {
  // A prefix asks for an old implementation by its name.
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

const reportOf = ([name, compat]) => {
  if (name.split(': ')[0] in enhancements) return [];
  if (!compat) return [`${name}: unknown to MDN's data`];
  const without = browsersWithout(compat);
  return without.length ? [`${name}: ${without.join(', ')}`] : [];
};

/** Whether the block names the same property with a prefix, which esbuild adds where it is needed. */
const hasPrefix = ({ property }, block) =>
  [...(block?.children ?? [])].some((other) => other.property === `-webkit-${property}`);

/** Lists what a style sheet asks of browsers that the oldest of the range lack; what stands in `@supports` may. */
export const newerStyles = (text) => {
  const found = new Set();
  const tree = parse(text, { parseCustomProperty: true });
  walk(tree, {
    enter(node) {
      if (node.type === 'Atrule' && node.name === 'supports') return this.skip;
      if (node.type === 'Declaration' && hasPrefix(node, this.block)) return this.skip;
      const feature = featureOf[node.type]?.(node, this);
      if (feature) for (const line of reportOf(feature)) found.add(line);
    },
  });
  return [...found];
};

/** Fails where a style sheet asks for more than the range of browsers has. */
export const checkStyles = (text, path) => {
  const newer = newerStyles(text);
  if (newer.length)
    throw new Error(`${path} uses what supported browsers lack:\n  ${newer.join('\n  ')}\n  Use @supports.`);
};
