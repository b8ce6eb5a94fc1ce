/**
 * Entries of the npm package. `platform` says for which engines an entry is compiled; an entry that has only types has
 * none. `isClient` marks an entry whose components run in the browser, which frameworks with server components must
 * know.
 */
export const entries = [
  { name: 'elements', platform: 'browser' },
  { name: 'elements/react' },
  { name: 'elements/preact' },
  { name: 'elements/vue' },
  { name: 'elements/svelte' },
  { name: 'load', platform: 'browser' },
  { name: 'react', platform: 'browser', isClient: true },
  { name: 'react/server', platform: 'node' },
  { name: 'server', platform: 'node' },
  { name: 'headless', platform: 'browser' },
];

const targetOf = ({ name }) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/**
 * Returns the content of the package's package.json. `version` and `license` are taken from the repository's own, which
 * is private.
 */
export const manifest = ({ version, license }) => ({
  name: 'octavo',
  version,
  description: "Octavo's ordering widgets for pages made with React, Preact, Vue, Svelte or a server",
  license,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=18' },
  exports: {
    ...Object.fromEntries(entries.map((entry) => [`./${entry.name}`, targetOf(entry)])),
    './package.json': './package.json',
  },
  files: ['*.js', '*.d.ts', 'elements', 'react', 'types'],
  peerDependencies: { react: '^18.0.0 || ^19.0.0' },
  peerDependenciesMeta: { react: { optional: true } },
});
