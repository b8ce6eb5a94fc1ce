import compatibility from '@mdn/browser-compat-data/forLegacyNode';

const { api, css, javascript } = compatibility;

/**
 * MDN's records of what a script can name, by that name. A name may belong to several interfaces, so each has a list.
 * `statics` are named with their owner: `Object.groupBy`, `navigator.userActivation` stands under `Navigator`.
 */
const records = { globals: new Map(), statics: new Map(), members: new Map(), events: new Map() };

const add = (kind, name, { __compat }) => {
  if (!__compat) return;
  const same = records[kind].get(name);
  if (same) same.push(__compat);
  else records[kind].set(name, [__compat]);
};

/** Sorts what an interface or a built-in object has by how a script names it. */
const addMembers = (owner, node) => {
  for (const [key, record] of Object.entries(node)) {
    const [, name, kind] = /^(.+?)(?:_(static|event))?$/.exec(key);
    if (name === owner || name === '__compat') continue;
    if (kind === 'event') add('events', name, record);
    else add('statics', `${owner}.${name}`, record);
    if (kind) continue;
    add('members', name, record);
    if (owner === 'Window') add('globals', name, record);
  }
};

for (const [name, node] of [...Object.entries(javascript.builtins), ...Object.entries(api)]) {
  add('globals', name, node);
  addMembers(name, node);
}

// Styles that a script reads or sets; check-styles.mjs judges those of the style sheets.
for (const [name, node] of Object.entries(css.properties))
  add(
    'members',
    name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    node,
  );

/** Interfaces of the objects that a script reaches by a global name. */
const interfaceOf = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  navigator: 'Navigator',
  document: 'Document',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
};

/** Records of a name that stands by itself. */
export const globalNamed = (name) => records.globals.get(name);
export const eventNamed = (name) => records.events.get(name);

/**
 * Name and records of a property: those of its owner where that is known by name, otherwise those of every interface
 * that has such a property.
 */
export const propertyNamed = (name, ownerName) => {
  const owner = interfaceOf[ownerName] ?? ownerName;
  if (owner === 'Window') return [name, globalNamed(name)];
  const known = records.statics.get(`${owner}.${name}`);
  return known ? [`${ownerName}.${name}`, known] : [`.${name}`, records.members.get(name)];
};

/** Parts of a regular expression that came to browsers late, by how they are written. */
const syntax = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?[ims]*-?[ims]+:/, 'modifier'],
  [/\\p\{/i, 'unicode_character_class_escape'],
];
const flags = { d: 'hasIndices', v: 'unicodeSets' };

/** What a regular expression asks of a browser: names and records. */
export const expressionFeatures = (pattern, given) => [
  ...syntax
    .filter(([written]) => written.test(pattern))
    .map(([, name]) => [`/${pattern}/`, [javascript.regular_expressions[name].__compat]]),
  ...[...given]
    .filter((flag) => flag in flags)
    .map((flag) => [`flag ${flag}`, [javascript.builtins.RegExp[flags[flag]].__compat]]),
];
