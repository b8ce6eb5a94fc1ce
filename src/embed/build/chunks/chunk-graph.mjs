// Divides esbuild's outputs, which are many small modules, into few chunks.
import { basename, relative, resolve } from 'node:path';

/**
 * Returns the name of a source file without folder and extension: `src/embed/entries/price-list.tsx` gives
 * `price-list`.
 */
export const sourceName = (path) => basename(path).replace(/\.tsx?$/, '');

/**
 * Returns the paths of one output and of all outputs that it imports, directly or through others. Only imports for
 * which `isFollowed` returns true are followed. `outputs` are those of esbuild's metafile.
 */
const follow = (outputs, path, isFollowed, seen = new Set()) => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const next of outputs[path].imports)
    if (!next.external && isFollowed(next)) follow(outputs, next.path, isFollowed, seen);
  return seen;
};

/** Returns the paths of one esbuild output and of all its static imports. */
export const staticImports = (outputs, path) =>
  follow(outputs, path, ({ kind }) => kind === 'import-statement');

/**
 * Maps outputs to chunk names: the outputs of `first` to `name`, and others as `chunks` lists them. An output that two
 * chunks need is put into the earlier one.
 */
export const assignChunks = ({ name, chunks, outputs, first }) => {
  const assigned = new Map([...first].map((path) => [resolve(path), name]));
  for (const [chunk, sources] of Object.entries(chunks))
    for (const root of Object.keys(outputs).filter((path) => sources.includes(outputs[path].entryPoint)))
      for (const path of staticImports(outputs, root))
        if (!assigned.has(resolve(path))) assigned.set(resolve(path), chunk);
  return assigned;
};

/** Returns the widget whose reduced file contains this copy of a module; undefined for an original module. */
export const widgetOf = (id) => id.split('?')[1];

/**
 * Creates the Rollup hooks that resolve imports. `beside` maps outputs to the widgets that get a reduced file. What
 * such a widget imports statically is taken from the first file if that contains it. Otherwise it is copied into the
 * reduced file, because a deferred chunk of the first widget would arrive late and with other code. Dynamic imports are
 * shared with those chunks. A copied module has the widget's name as its query.
 */
export const createResolver = ({ outputs, entry, first, beside }) => {
  const own = follow(outputs, entry, ({ path }) => !beside.has(path));
  const isInFirst = (path) => first.has(path);
  const isOwn = (path) => own.has(path);
  const find = (isShared) => (id, importer) => {
    // Ignores an address that the script computes, because it is not a module of the bundle.
    if (typeof id !== 'string') return null;
    if (!importer) return id;
    const path = relative('.', resolve(importer.split('?')[0], '..', id));
    const widget = beside.get(path) ?? widgetOf(importer);
    return resolve(path) + (widget && !isShared(path) ? `?${widget}` : '');
  };
  return { resolveId: find(isInFirst), resolveDynamicImport: find(isOwn) };
};
