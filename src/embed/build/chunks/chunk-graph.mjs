// Divides esbuild's outputs, which are many small modules, into few chunks.
import { basename, relative, resolve } from 'node:path';

/** Name of a source file without folder and extension: `src/embed/entries/price-list.tsx` gives `price-list`. */
export const sourceName = (path) => basename(path).replace(/\.tsx?$/, '');

/** Paths of all outputs that one output needs in some way, the output itself first. `outputs` are those of a metafile. */
const follow = (outputs, path, isFollowed, seen = new Set()) => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const next of outputs[path].imports)
    if (!next.external && isFollowed(next)) follow(outputs, next.path, isFollowed, seen);
  return seen;
};

/** Paths of one esbuild output and of all its static imports, the output itself first. */
export const staticImports = (outputs, path) =>
  follow(outputs, path, ({ kind }) => kind === 'import-statement');

/**
 * Maps outputs to the names of their chunks: those of the first file to `name`, and others as `chunks` lists them. An output that
 * two chunks need goes into the earlier one.
 */
export const assignChunks = ({ name, chunks, outputs, first }) => {
  const assigned = new Map([...first].map((path) => [resolve(path), name]));
  for (const [chunk, sources] of Object.entries(chunks))
    for (const root of Object.keys(outputs).filter((path) => sources.includes(outputs[path].entryPoint)))
      for (const path of staticImports(outputs, root))
        if (!assigned.has(resolve(path))) assigned.set(resolve(path), chunk);
  return assigned;
};

/** Returns the widget for which a module of Rollup is a copy; undefined for a module of the first widget. */
export const widgetOf = (id) => id.split('?')[1];

/**
 * Creates Rollup's hooks that find a module. `beside` maps outputs to the names of widgets that run on the code of the first one. What
 * such a widget imports at once comes from the first file if that has it, and is a copy otherwise: in the deferred chunks of the
 * first widget it would arrive late and with much else. What it imports later is shared with those chunks. A copy has the widget's
 * name as its query.
 */
export const createResolver = ({ outputs, entry, first, beside }) => {
  const own = follow(outputs, entry, ({ path }) => !beside.has(path));
  const isInFirst = (path) => first.has(path);
  const isOwn = (path) => own.has(path);
  const find = (isShared) => (id, importer) => {
    // An address that the script computes is no module of the bundle.
    if (typeof id !== 'string') return null;
    if (!importer) return id;
    const path = relative('.', resolve(importer.split('?')[0], '..', id));
    const widget = beside.get(path) ?? widgetOf(importer);
    return resolve(path) + (widget && !isShared(path) ? `?${widget}` : '');
  };
  return { resolveId: find(isInFirst), resolveDynamicImport: find(isOwn) };
};
