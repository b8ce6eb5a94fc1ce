import compatibility from '@mdn/browser-compat-data/forLegacyNode';

const { api, css, javascript } = compatibility;

/**
 * MDN's records of the features that a script can use, by name. Each name has a list of records, because several
 * interfaces may have a member of that name. Keys of `statics` contain the owner: `Object.groupBy`,
 * `Navigator.userActivation`.
 */
const records = { globals: new Map(), statics: new Map(), members: new Map(), events: new Map() };

const add = (kind, name, { __compat }) => {
  if (!__compat) return;
  const same = records[kind].get(name);
  if (same) same.push(__compat);
  else records[kind].set(name, [__compat]);
};

/** Adds the members of an interface or a built-in object to the records. */
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

// Adds the style properties that a script can read or set. check-styles.mjs checks those in style sheets.
for (const [name, node] of Object.entries(css.properties))
  add(
    'members',
    name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    node,
  );

/** Interfaces of objects that scripts access by a global name. */
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

/** Returns MDN's records of a global name; undefined for a name that MDN does not have. */
export const globalNamed = (name) => records.globals.get(name);
export const eventNamed = (name) => records.events.get(name);

/**
 * Returns a readable name and the records of a property. If the owner is unknown, the records are those of every
 * interface with such a property.
 */
export const propertyNamed = (name, ownerName) => {
  const owner = interfaceOf[ownerName] ?? ownerName;
  if (owner === 'Window') return [name, globalNamed(name)];
  const known = records.statics.get(`${owner}.${name}`);
  return known ? [`${ownerName}.${name}`, known] : [`.${name}`, records.members.get(name)];
};

/** Newer syntax of regular expressions: a pattern that finds it, and its name in MDN's data. */
const syntax = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?[ims]*-?[ims]+:/, 'modifier'],
  [/\\p\{/i, 'unicode_character_class_escape'],
];
const flags = { d: 'hasIndices', v: 'unicodeSets' };

/** Returns names and records of the newer features that a regular expression uses. */
export const expressionFeatures = (pattern, usedFlags) => [
  ...syntax
    .filter(([written]) => written.test(pattern))
    .map(([, name]) => [`/${pattern}/`, [javascript.regular_expressions[name].__compat]]),
  ...[...usedFlags]
    .filter((flag) => flag in flags)
    .map((flag) => [`flag ${flag}`, [javascript.builtins.RegExp[flags[flag]].__compat]]),
];
