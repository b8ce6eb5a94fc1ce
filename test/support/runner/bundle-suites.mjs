// Bundles suites for Node, and says what each of them needs besides Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { alias } from '../../../src/embed/build/alias.mjs';
import { usedPreact } from '../../../src/embed/build/libraries/leave-out.mjs';
import { bundlePackages } from './bundle-packages.mjs';
import { isBrowserSuite } from './find-runs.mjs';

/** Modules that every bundle shares with the runner's own code. */
const shared = {
  name: 'shared',
  setup: (esbuild) => {
    const keepOutside = (filter, name) =>
      esbuild.onResolve({ filter }, () => ({ path: join(import.meta.dirname, name), external: true }));
    keepOutside(/^uvu$/, 'suite/counted-uvu.mjs');
    // Runner and suites share one copy of stop-after, so that counted-uvu stops what a suite has started.
    keepOutside(/\/stop-after\.mjs$/, 'suite/stop-after.mjs');
  },
};

const bundledPackages = (files) => ({
  name: 'bundled-packages',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      files.has(path) ? { path: files.get(path), external: true } : null,
    );
  },
});

/**
 * Returns whether a package stays inside a bundle for Preact. Packages that the build replaces do, and so does Preact, because
 * a bundle must hold only one copy of it.
 */
const isInside = (name) => name in alias || name.startsWith('preact');
const externalPackages = {
  name: 'external-packages',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\/act\.ts$/ }, ({ resolveDir }) =>
      esbuild.resolve('preact/test-utils', { resolveDir, kind: 'import-statement' }),
    );
    esbuild.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      isInside(path) || path.startsWith('node:') ? null : { path, external: true },
    );
  },
};

/** Component suites load this module first. */
const happyDom = 'test/support/runner/suite/happy-dom.mjs';
const outputOf = (path) => path.replace(/\.(tsx?|mjs)$/, '');
const fileOf = (folder, path) => join(folder, `${outputOf(path)}.mjs`);

/**
 * Returns a function that returns whether one of the tests' own files contains a pattern. Sources of the product are left out,
 * because they never name the folder `dist`.
 */
const findIn = (root, pattern) => {
  const found = new Map();
  return (input) => {
    if (!input.startsWith('test/')) return false;
    if (!found.has(input)) found.set(input, pattern.test(readFileSync(join(root, input), 'utf8')));
    return found.get(input);
  };
};
const dist = /\bdist\/\w|resolve\('dist'\)/;
/**
 * Globals and modules by which a suite could affect others in the same process. Choosing a database by `TEST_…` variables
 * affects none.
 */
const ofProcess =
  /node:(child_process|worker_threads|cluster)|\bprocess\.(?!env\.TEST_|pid\b|cwd\b|execPath\b)|\bglobalThis\b|\bconsole\.\w+ = |\b(Date|Math|performance|crypto|JSON)\.\w+ = |UVU/;

const bundle = async (root, { runtime, runs, files }) => {
  const folder = join(root, '.build/test', runtime);
  const isPreact = runtime === 'preact';
  const paths = [...runs.map(({ path }) => path), ...(runtime === 'node' ? [] : [happyDom])];
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: root,
    entryPoints: paths.map((path) => ({ in: join(root, path), out: outputOf(path) })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    // Node reads a source map whenever a suite starts, and needs only its positions.
    sourcesContent: false,
    logLevel: 'error',
    loader: { '.css': 'text' },
    define: { 'import.meta.env': '{"MODE":"test"}' },
    ...(isPreact ? { alias, mainFields: ['module', 'main'] } : { packages: 'external' }),
    plugins: [shared, bundledPackages(files), ...(isPreact ? [externalPackages, usedPreact] : [])],
  });
  const inputsOf = new Map(
    Object.values(metafile.outputs).map(({ entryPoint, inputs }) => [entryPoint, Object.keys(inputs)]),
  );
  const [isAboutDist, isAboutProcess] = [dist, ofProcess].map((pattern) => findIn(root, pattern));
  // Each browser suite starts a server of its own by a support piece that changes nothing in its process.
  const canShare = (run, inputs) =>
    isBrowserSuite(run)
      ? !isAboutProcess(run.path)
      : !inputs.some(isAboutDist) && !inputs.some(isAboutProcess);
  return runs.map((run) => {
    const inputs = inputsOf.get(run.path) ?? [];
    return {
      ...run,
      file: fileOf(folder, run.path),
      preload: runtime === 'node' ? null : fileOf(folder, happyDom),
      usesDatabase: inputs.includes('test/support/server/database/fresh-database.ts'),
      usesDist: inputs.some(isAboutDist),
      canShareProcess: canShare(run, inputs),
    };
  });
};

/** Bundles the suites of these runs. Returns the runs with the files to execute and what they use. */
export const bundleSuites = async (root, runs) => {
  const files = await bundlePackages(root);
  const runtimes = [...new Set(runs.map(({ runtime }) => runtime))];
  const bundles = runtimes.map((runtime) =>
    bundle(root, { runtime, runs: runs.filter((run) => run.runtime === runtime), files }),
  );
  return (await Promise.all(bundles)).flat();
};
