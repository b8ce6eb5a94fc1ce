import { readFileSync } from 'node:fs';
import { parseAst } from '@rollup/wasm-node/parseAst';
import { browsersWithout } from './browser-range.mjs';
import { filesBelow } from './precompress.mjs';
import { eventNamed, expressionFeatures, globalNamed, propertyNamed } from './script-features.mjs';

/**
 * Newer features that scripts may use, each with the guards before its uses and what happens without it.
 * test/embed/older-browsers.browser.ts removes them and looks at what is left.
 */
const enhancements = JSON.parse(readFileSync('src/embed/build/newer-apis.json', 'utf8'));

/** Name that a node stands for: an identifier, or a text that is known before the script runs. */
const nameOf = (node, isComputed = false) => {
  if (node?.type === 'Identifier') return isComputed ? undefined : node.name;
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && !node.expressions.length) return node.quasis[0].value.cooked;
};

/** Name of the object whose property is read: `navigator` in `navigator.share` and in `window.navigator.share`. */
const ownerOf = (node) => {
  if (node.type === 'Identifier') return node.name;
  return node.object?.type === 'Identifier' && /^(window|self|globalThis)$/.test(node.object.name)
    ? nameOf(node.property, node.computed)
    : undefined;
};

/** What a node of a script asks of a browser: names and MDN's records. */
const featuresOf = {
  Identifier: ({ name }) => [[name, globalNamed(name)]],
  MemberExpression: ({ object, property, computed }) => {
    const name = nameOf(property, computed);
    return name === undefined ? [] : [propertyNamed(name, ownerOf(object))];
  },
  VariableDeclarator: ({ id, init }) => propertiesOf(id, init ? ownerOf(init) : undefined),
  ObjectPattern: (pattern) => propertiesOf(pattern),
  // A handler of an element.
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
  // esbuild makes one of a literal that the range of browsers lacks.
  NewExpression: ({ callee, arguments: [pattern, flags] }) =>
    nameOf(callee) === 'RegExp'
      ? expressionFeatures(nameOf(pattern, true) ?? '', nameOf(flags, true) ?? '')
      : [],
};

/** Properties that a pattern such as `{ userActivation }` reads. */
const propertiesOf = ({ type, properties = [] }, owner) =>
  type === 'ObjectPattern'
    ? properties
        .filter(({ key }) => key)
        .map(({ key, computed }) => nameOf(key, computed))
        .filter(Boolean)
        .map((name) => propertyNamed(name, owner))
    : [];

/** Parts of a node that are names by themselves and no use of anything. */
const isOnlyName = (node, part) =>
  (part === 'property' && node.type === 'MemberExpression' && !node.computed) ||
  (part === 'key' && !node.computed) ||
  /^(Import|Export)\w*Specifier$/.test(node.type) ||
  (node.type === 'UnaryExpression' && node.operator === 'typeof' && node.argument.type === 'Identifier');

/** Calls `visit` with a node and all below it. */
const walk = (node, visit) => {
  visit(node);
  for (const [part, child] of Object.entries(node))
    if (!isOnlyName(node, part))
      for (const next of [child].flat()) if (typeof next?.type === 'string') walk(next, visit);
};

/** Names that our sources declare: properties in types and objects, exports. Some newer interfaces have such names too. */
const declared = new Set(
  (await filesBelow('src'))
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/server'))
    .flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/(?<![\w.])([\w$]+)\??:|export (?:const|function) ([\w$]+)/g),
    ])
    .map(([, property, exported]) => property ?? exported),
);

/** Names of properties that a script itself defines. */
const definedBy = {
  ObjectExpression: ({ properties }) => properties,
  ClassBody: ({ body }) => body,
  AssignmentExpression: ({ left }) =>
    left.object?.property?.name === 'prototype' ? [{ key: left.property, computed: left.computed }] : [],
};

/** Lists what a script asks of browsers that the oldest of the range lack, enhancements left out. */
export const newerApis = (text) => {
  const asked = new Map();
  const own = new Set(declared);
  walk(parseAst(text), (node) => {
    for (const [name, records] of featuresOf[node.type]?.(node) ?? []) if (records) asked.set(name, records);
    for (const { key, computed } of definedBy[node.type]?.(node) ?? []) own.add(key && nameOf(key, computed));
  });
  return [...asked].flatMap(([name, records]) => {
    if (name in enhancements || (name.startsWith('.') && own.has(name.slice(1)))) return [];
    const without = records.map(browsersWithout).sort((some, others) => some.length - others.length)[0];
    return without.length ? [`${name}: ${without.join(', ')}`] : [];
  });
};

/** Fails where a script asks for more than the range of browsers has. */
export const checkScript = (text, path) => {
  const newer = newerApis(text);
  if (newer.length)
    throw new Error(
      `${path} uses what supported browsers lack:\n  ${newer.join('\n  ')}\n  Guard it, and list the guard in src/embed/build/newer-apis.json.`,
    );
};
