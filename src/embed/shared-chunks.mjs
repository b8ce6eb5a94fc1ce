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

/** Modules with code in the bundle that several roots need, by the set of entries that need them at once. */
const groupShared = ({ inputs, outputs }, entries, lazy) => {
  const late = new Set(lazy.flatMap((root) => [...reach(inputs, root, atOnce)]));
  const needed = entries.map((entry) => [entry, reach(inputs, entry, atOnce)]);
  const modules = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const groups = new Map();
  for (const [path, { bytesInOutput }] of modules) {
    const owners = needed.filter(([, paths]) => paths.has(path)).map(([entry]) => entry);
    if (!bytesInOutput || owners.length < (late.has(path) ? 1 : 2)) continue;
    const group = groups.get(owners.join()) ?? { owners, paths: [], bytes: 0 };
    group.paths.push(path);
    group.bytes += bytesInOutput;
    groups.set(owners.join(), group);
  }
  return [...groups.values()];
};

/** So small that a further request costs more than bytes nobody asked for. */
const crumb = 2000;

/**
 * A plugin for `options`. esbuild gives every set of entries its own chunk and counts lazy imports as entries,
 * which cuts what the widgets share into a dozen crumbs. So what one set of widgets shares is tied together:
 * whatever needs one module of a group imports all of it, if each widget behind it
 * loads the group anyway or the group is small.
 */
export const tieShared = async (options) => {
  const { metafile } = await build({ ...options, write: false });
  const { inputs } = metafile;
  const entries = options.entryPoints;
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  const lazy = imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
  const groups = groupShared(metafile, entries, lazy);
  const roots = new Set([...entries, ...lazy]);
  const tiesOf = (root) => {
    const behind = entries.filter((entry) => reach(inputs, entry, ever).has(root));
    const wanted = reach(inputs, root, atOnce);
    const open = groups.filter(
      ({ owners, bytes }) => bytes < crumb || behind.every((entry) => owners.includes(entry)),
    );
    // A set grows while it is walked: what a tied module needs is looked at in its turn.
    for (const path of wanted)
      for (const { paths } of open.filter((group) => group.paths.includes(path)))
        for (const tied of paths) for (const next of reach(inputs, tied, atOnce)) wanted.add(next);
    return open.flatMap(({ paths }) => paths).filter((path) => path !== root && wanted.has(path));
  };
  const bare = (path) => `import ${JSON.stringify(resolve(path))};`;
  return {
    name: 'tie-shared',
    setup(esbuild) {
      esbuild.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const root = relative(process.cwd(), path);
        if (!roots.has(root)) return null;
        const contents = `${await readFile(path, 'utf8')}\n${tiesOf(root).map(bare).join('')}`;
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
};
