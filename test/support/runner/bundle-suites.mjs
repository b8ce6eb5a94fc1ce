// Bundles suites for Node, and finds out what each suite needs: dist/, a browser, or its own process.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { alias } from '../../../src/embed/build/alias.mjs';
import { bundlePackages } from './bundle-packages.mjs';
import { isBrowserSuite } from './find-runs.mjs';

/** Modules that bundles import instead of containing them. */
const shared = {
  name: 'shared',
  setup: (esbuild) => {
    const keepOutside = (filter, name) =>
      esbuild.onResolve({ filter }, () => ({ path: join(import.meta.dirname, name), external: true }));
    keepOutside(/^uvu$/, 'suite/counted-uvu.mjs');
    // Runner and suites share one copy of stop-after, so that counted-uvu can call the stop functions of a suite.
    keepOutside(/\/stop-after\.mjs$/, 'suite/stop-after.mjs');
  },
};

/** Module of the product that loads the packages of tracing, by which every suite with a server would start 0.15 s of computing later. */
const tracing = 'src/server/traces/create-traces.ts';
const tracingOnDemand = (file) => ({
  name: 'tracing-on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/create-traces\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: file, external: true } : null,
    ),
});

const bundledPackages = (files) => ({
  name: 'bundled-packages',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      files.has(path) ? { path: files.get(path), external: true } : null,
    );
  },
});

/**
 * Returns whether a package is part of a bundle for Preact. Packages that the build replaces are, and so is Preact, because
 * a bundle must have only one copy of Preact.
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

/** Path of the module that component suites load first. */
const happyDom = 'test/support/runner/suite/happy-dom.mjs';
const outputOf = (path) => path.replace(/\.(tsx?|mjs)$/, '');
const fileOf = (folder, path) => join(folder, `${outputOf(path)}.mjs`);

/**
 * Creates a function that returns whether one of the test files in a bundle contains a pattern. Sources of the product are left
 * out, because they never name the folder `dist`.
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
/** A suite that makes a database runs on SQLite, and on PostgreSQL too if a comment in it says so. */
const postgres = /^\/\/ Runs on PostgreSQL too/m;
/**
 * Matches globals and modules by which a suite could affect other suites in the same process. Variables `TEST_…`, which choose
 * a database, are allowed.
 */
const ofProcess =
  /node:(child_process|worker_threads|cluster)|\bprocess\.(?!env\.TEST_|pid\b|cwd\b|execPath\b)|\bglobalThis\b|\bconsole\.\w+ = |\b(Date|Math|performance|crypto|JSON)\.\w+ = |UVU/;

const bundle = async (root, { runtime, runs, files }) => {
  const folder = join(root, '.build/test', runtime);
  const isPreact = runtime === 'preact';
  const paths = [...runs.map(({ path }) => path), runtime === 'node' ? tracing : happyDom];
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
    // Source maps contain only positions, because Node reads a source map at each start of a suite.
    sourcesContent: false,
    logLevel: 'error',
    loader: { '.css': 'text' },
    define: { 'import.meta.env': '{"MODE":"test"}' },
    ...(isPreact ? { alias, mainFields: ['module', 'main'] } : { packages: 'external' }),
    plugins: [
      shared,
      tracingOnDemand(fileOf(folder, tracing)),
      bundledPackages(files),
      ...(isPreact ? [externalPackages] : []),
    ],
  });
  const inputsOf = new Map(
    Object.values(metafile.outputs).map(({ entryPoint, inputs }) => [entryPoint, Object.keys(inputs)]),
  );
  const [isAboutDist, isAboutProcess, isForPostgres] = [dist, ofProcess, postgres].map((pattern) =>
    findIn(root, pattern),
  );
  // Browser suites may share a process although they start servers, because their support code does not change the process.
  const canShare = (run, inputs) =>
    isBrowserSuite(run)
      ? !isAboutProcess(run.path)
      : !inputs.some(isAboutDist) && !inputs.some(isAboutProcess);
  return runs.map((run) => {
    const inputs = inputsOf.get(run.path) ?? [];
    const usesDatabase = inputs.includes('test/support/server/database/fresh-database.ts');
    return {
      ...run,
      file: fileOf(folder, run.path),
      preload: runtime === 'node' ? null : fileOf(folder, happyDom),
      usesDatabase,
      usesPostgres: usesDatabase && isForPostgres(run.path),
      usesDist: inputs.some(isAboutDist),
      canShareProcess: canShare(run, inputs),
    };
  });
};

/** Bundles the suites of runs. Returns the runs with their bundles, and with their needs: dist/, a browser, a process. */
export const bundleSuites = async (root, runs) => {
  const files = await bundlePackages(root);
  const runtimes = [...new Set(runs.map(({ runtime }) => runtime))];
  const bundles = runtimes.map((runtime) =>
    bundle(root, { runtime, runs: runs.filter((run) => run.runtime === runtime), files }),
  );
  return (await Promise.all(bundles)).flat();
};
