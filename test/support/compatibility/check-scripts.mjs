import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { filesBelow } from '../../../src/embed/build/precompress.mjs';
import { browsersWithout } from './browsers-without.mjs';
import { eventNamed, expressionFeatures, globalNamed, propertyNamed } from './script-features.mjs';

/**
 * Newer features that scripts may use, each with the conditions around its uses and what happens without it.
 * test/embed/older-browsers.browser.ts removes these features and checks the result.
 */
const enhancements = JSON.parse(readFileSync('src/embed/build/checks/newer-apis.json', 'utf8'));

/** Returns the name in a syntax node: that of an identifier, or the value of a constant string. */
const nameOf = (node, isComputed = false) => {
  if (node?.type === 'Identifier') return isComputed ? undefined : node.name;
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && !node.expressions.length) return node.quasis[0].value.cooked;
};

/** Returns the name of the object whose property is read: `navigator` in `navigator.share` and `window.navigator.share`. */
const ownerOf = (node) => {
  if (node.type === 'Identifier') return node.name;
  return node.object?.type === 'Identifier' && /^(window|self|globalThis)$/.test(node.object.name)
    ? nameOf(node.property, node.computed)
    : undefined;
};

/**
 * Functions that find the features which a node of a script uses, by the type of the node. Each returns pairs of a name
 * and MDN's records.
 */
const featuresOf = {
  Identifier: ({ name }) => [[name, globalNamed(name)]],
  MemberExpression: ({ object, property, computed }) => {
    const name = nameOf(property, computed);
    return name === undefined ? [] : [propertyNamed(name, ownerOf(object))];
  },
  VariableDeclarator: ({ id, init }) => propertiesOf(id, init ? ownerOf(init) : undefined),
  ObjectPattern: (pattern) => propertiesOf(pattern),
  // A property named like an event handler, such as `onAuxClick`, uses that event.
  Property: ({ key, computed }) => {
    const [, event] = /^on([A-Z]\w+)$/.exec(nameOf(key, computed) ?? '') ?? [];
    return event ? [[`${event.toLowerCase()} event`, eventNamed(event.toLowerCase())]] : [];
  },
  CallExpression: ({ callee, arguments: [type] }) => {
    const isListening = nameOf(callee.property ?? callee) === 'addEventListener';
    const event = isListening && nameOf(type, true);
    return event ? [[`${event} event`, eventNamed(event)]] : [];
  },
  Literal: ({ regex }) => (regex ? expressionFeatures(regex.pattern, regex.flags) : []),
  // esbuild has replaced regular expression literals that the oldest browsers lack by calls of `RegExp`.
  NewExpression: ({ callee, arguments: [pattern, flags] }) =>
    nameOf(callee) === 'RegExp'
      ? expressionFeatures(nameOf(pattern, true) ?? '', nameOf(flags, true) ?? '')
      : [],
};

/** Returns the properties that a pattern such as `{ userActivation }` reads. */
const propertiesOf = ({ type, properties = [] }, owner) =>
  type === 'ObjectPattern'
    ? properties
        .filter(({ key }) => key)
        .map(({ key, computed }) => nameOf(key, computed))
        .filter(Boolean)
        .map((name) => propertyNamed(name, owner))
    : [];

/** Returns whether a part of a node is only a name, so that no feature of that name is used. */
const isOnlyName = (node, part) =>
  (part === 'property' && node.type === 'MemberExpression' && !node.computed) ||
  (part === 'key' && !node.computed) ||
  /^(Import|Export)\w*Specifier$/.test(node.type) ||
  (node.type === 'UnaryExpression' && node.operator === 'typeof' && node.argument.type === 'Identifier');

/** Calls `visit` with a node and all its descendants. */
const walk = (node, visit) => {
  visit(node);
  for (const [part, child] of Object.entries(node))
    if (!isOnlyName(node, part))
      for (const next of [child].flat()) if (typeof next?.type === 'string') walk(next, visit);
};

/**
 * Names of properties and exports that our sources declare. They are ignored, because some newer interfaces have the same
 * names.
 */
const declared = new Set(
  (await filesBelow('src'))
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/server'))
    .flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/(?<![\w.])([\w$]+)\??:|export (?:const|function) ([\w$]+)/g),
    ])
    .map(([, property, exported]) => property ?? exported),
);

/** Functions that list the properties which a script itself defines, by the type of a node. */
const definedBy = {
  ObjectExpression: ({ properties }) => properties,
  ClassBody: ({ body }) => body,
  AssignmentExpression: ({ left }) =>
    left.object?.property?.name === 'prototype' ? [{ key: left.property, computed: left.computed }] : [],
};

/** Lists the features of a script that the oldest supported browsers lack, except for the allowed enhancements. */
export const newerApis = (text) => {
  const used = new Map();
  const own = new Set(declared);
  walk(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    for (const [name, records] of featuresOf[node.type]?.(node) ?? []) if (records) used.set(name, records);
    for (const { key, computed } of definedBy[node.type]?.(node) ?? []) own.add(key && nameOf(key, computed));
  });
  return [...used].flatMap(([name, records]) => {
    if (name in enhancements || (name.startsWith('.') && own.has(name.slice(1)))) return [];
    const without = records.map(browsersWithout).sort((some, others) => some.length - others.length)[0];
    return without.length ? [`${name}: ${without.join(', ')}`] : [];
  });
};
