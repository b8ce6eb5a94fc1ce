/**
 * Entries of the npm package. `platform` says for which engines an entry is compiled; an entry that has only types has
 * none. `isClient` marks an entry whose components run in the browser, which frameworks with server components must
 * know.
 */
export const packageEntries = [
  { name: 'index', platform: 'browser' },
  { name: 'elements', platform: 'browser' },
  { name: 'elements/react' },
  { name: 'elements/preact' },
  { name: 'elements/vue' },
  { name: 'elements/svelte' },
  { name: 'load', platform: 'browser' },
  { name: 'react', platform: 'browser', isClient: true },
  { name: 'react/server', platform: 'node' },
  { name: 'vue', platform: 'browser' },
  { name: 'server', platform: 'node' },
  { name: 'headless', platform: 'browser' },
];

/** Folder of the same entries as CommonJS, for Jest and tools that read no ES modules. */
export const commonJsFolder = 'cjs';

const targetOf = (path) => ({ types: `${path}.d.ts`, default: `${path}.js` });

const exportOf = ({ name }) => [
  name === 'index' ? '.' : `./${name}`,
  { import: targetOf(`./${name}`), require: targetOf(`./${commonJsFolder}/${name}`) },
];

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
    ...Object.fromEntries(packageEntries.map(exportOf)),
    './package.json': './package.json',
  },
  files: ['*.js', '*.d.ts', commonJsFolder, 'elements', 'react', 'types'],
  peerDependencies: { react: '^18.0.0 || ^19.0.0', vue: '^3.4.0' },
  peerDependenciesMeta: { react: { optional: true }, vue: { optional: true } },
});
