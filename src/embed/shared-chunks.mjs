import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { build } from 'esbuild';

export const atOnce = ['import-statement'];
export const ever = ['import-statement', 'dynamic-import'];

/** A file of a metafile and all it imports, itself first; `kinds` decides whether lazy imports count. */
export const reach = (files, path, kinds, seen = new Set()) => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind, external } of files[path].imports)
    if (!external && kinds.includes(kind)) reach(files, next, kinds, seen);
  return seen;
};

/**
 * Lazily imported modules that are asked for at about the same time, and so travel together: each file of its
 * own would cost a request and what it cannot share with the others when it is compressed.
 */
const parcels = {
  'after-price': [
    'src/embed/page-client.ts',
    'src/embed/widget-tracker.ts',
    'src/embed/follow-translation.ts',
    'src/api/upload.ts',
    'src/state/price-requests.ts',
    'src/state/calculator-later.ts',
    'src/validation/messages.ts',
  ],
  'order-later': [
    'src/widgets/order-form/later.ts',
    'src/order/country-dial-codes.ts',
    'src/state/facebook.ts',
  ],
  'order-sent': [
    'src/state/order-actions.ts',
    'src/state/authentication.ts',
    'src/validation/order-suites.ts',
  ],
};
const namespace = 'parcel';
const parcelOf = new Map(
  Object.entries(parcels).flatMap(([name, paths]) => paths.map((path) => [resolve(path), name])),
);
const parcelRoots = Object.keys(parcels).map((name) => `${namespace}:${name}`);
const bare = (path) => `import ${JSON.stringify(resolve(path))};`;

/** What the widgets share and is smaller than this, in bytes, is not worth a request of its own. */
const crumb = 500;

/** A plugin that sends lazy imports to their parcels; `tiesOf` says what a root imports besides. */
const bundling = (roots, tiesOf) => ({
  name: 'shared-chunks',
  setup(esbuild) {
    const tied = (root) => tiesOf(root).map(bare).join('');
    esbuild.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      const name = kind === 'dynamic-import' && parcelOf.get(resolve(resolveDir, path));
      return name ? { path: name, namespace } : null;
    });
    esbuild.onLoad({ filter: /./, namespace }, ({ path: name }) => {
      const exported = parcels[name].map((path) => `export * from ${JSON.stringify(resolve(path))};`);
      return { contents: exported.join('') + tied(`${namespace}:${name}`), resolveDir: process.cwd() };
    });
    esbuild.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const root = relative(process.cwd(), path);
      if (!roots.has(root)) return null;
      const contents = `${await readFile(path, 'utf8')}\n${tied(root)}`;
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/** Sources of the shared chunks that are too small to be files. */
const crumbsIn = (outputs) =>
  new Set(
    Object.values(outputs)
      .filter(({ entryPoint, bytes }) => !entryPoint && bytes < crumb)
      .flatMap((output) => Object.keys(output.inputs)),
  );

/** What each root has to import besides, so that the widgets behind it share few and large chunks. */
const tie = ({ inputs, outputs }, entries, crumbs) => {
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  const lazy = imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
  const bundled = new Set(
    Object.values(outputs).flatMap((output) =>
      Object.entries(output.inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput)
        .map(([path]) => path),
    ),
  );
  /** A widget that ever loads a crumb loads it at once. */
  const crumbsOf = (root) =>
    entries.includes(root) ? [...reach(inputs, root, ever)].filter((path) => crumbs.has(path)) : [];
  const at = (root) => new Set([...reach(inputs, root, atOnce), ...crumbsOf(root)]);
  const behind = (root) => entries.filter((entry) => reach(inputs, entry, ever).has(root));
  const beforeAny = (root) => {
    const [first = new Set(), ...others] = behind(root).map(at);
    return [...first].filter((path) => others.every((paths) => paths.has(path)));
  };
  /** What a parcel and one before it both need is kept with the earlier one, which it then imports whole. */
  const ofEarlierParcels = (root) => {
    const known = new Set(behind(root).flatMap((entry) => [...at(entry)]));
    const wanted = [];
    for (const earlier of parcelRoots.slice(0, Math.max(0, parcelRoots.indexOf(root)))) {
      const brought = [...at(earlier)].filter((path) => !known.has(path));
      if (brought.some((path) => at(root).has(path))) wanted.push(...at(earlier));
      for (const path of brought) known.add(path);
    }
    return wanted;
  };
  const tiesOf = (root) =>
    [...new Set([...beforeAny(root), ...ofEarlierParcels(root), ...crumbsOf(root)])].filter(
      (path) => bundled.has(path) && !entries.includes(path),
    );
  return bundling(new Set([...lazy, ...entries]), tiesOf);
};

/**
 * A plugin for `options`. esbuild gives every set of roots (entries and lazy imports) its own chunk, which cuts
 * what the widgets share into dozens of crumbs. So a lazy import also imports all that every widget behind it has
 * loaded by then anyway: what one set of widgets shares stays one chunk.
 */
export const tieShared = async (options) => {
  const bundle = async (plugin) =>
    (await build({ ...options, plugins: [...options.plugins, plugin], write: false })).metafile;
  const loose = await bundle(bundling(new Set(), () => []));
  const tied = await bundle(tie(loose, options.entryPoints, new Set()));
  return tie(loose, options.entryPoints, crumbsIn(tied.outputs));
};
