// Bundles suites for Node, and finds out what each suite needs: dist/, a database, or its own process.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { alias } from '../../../src/embed/build/alias.mjs';
import { isBrowserSuite } from './runs.mjs';

/** Whether a bundle for Preact contains a package: one that the build replaces, or Preact, of which it must have one copy. */
const isInside = (name) => name in alias || name.startsWith('preact') || name.startsWith('node:');

/** Folder of the bundles of this run. */
const folder = join('.build/test', String(process.pid));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const outputOf = (path) => path.replace(/\.(tsx?|mjs)$/, '');
const outdirOf = (runtime) => join(folder, runtime);

const resolveModules = (isPreact) => ({
  name: 'modules',
  setup(esbuild) {
    // Bundles import these modules instead of containing them, because all suites of a process share one copy.
    esbuild.onResolve({ filter: /^uvu$|\/stop-after\.mjs$/ }, ({ path }) => ({
      path: join(import.meta.dirname, 'suite', path === 'uvu' ? 'suite.mjs' : 'stop-after.mjs'),
      external: true,
    }));
    if (!isPreact) return;
    esbuild.onResolve({ filter: /^[^./]/ }, ({ path }) => (isInside(path) ? null : { path, external: true }));
    esbuild.onResolve({ filter: /\/act\.ts$/ }, ({ resolveDir }) =>
      esbuild.resolve('preact/test-utils', { resolveDir, kind: 'import-statement' }),
    );
  },
});

/** A suite that makes a database runs on SQLite, and on PostgreSQL too if a comment in it says so. */
const postgres = /^\/\/ Runs on PostgreSQL too/m;
/** Matches the folder of the build, but no folder `dist` of a package. */
const dist = /(?<![\w/])dist\/\w|resolve\('dist'\)/;
/** Matches what could affect other suites of the process. Variables `TEST_…`, which choose a database, are allowed. */
const ofProcess =
  /node:(child_process|worker_threads|cluster)|\bprocess\.(?!env\.TEST_|pid\b|cwd\b|execPath\b)|\bconsole\.\w+ = |\b(Date|Math|performance|crypto|JSON)\.\w+ = |UVU/;

/** Returns the paths of all sources of an output, and of the outputs that it imports. */
const inputsOf = (outputs, output) => {
  const found = new Set([output]);
  for (const one of found)
    for (const { path, external } of outputs[one].imports) if (!external) found.add(path);
  return [...found].flatMap((one) => Object.keys(outputs[one].inputs));
};

const bundle = async (runtime, all) => {
  const runs = all.filter((run) => run.runtime === runtime);
  const isPreact = runtime === 'preact';
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: process.cwd(),
    entryPoints: runs.map(({ path }) => ({ in: path, out: outputOf(path) })),
    outdir: outdirOf(runtime),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // In suites of components, code that is loaded on demand stays inside, because they wait for turns of the event loop.
    splitting: runtime === 'node',
    chunkNames: 'chunks/[name]-[hash]',
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
    plugins: [resolveModules(isPreact)],
  });
  // Sources of the product are left out, because they never name the folder `dist`.
  const ofTests = Object.keys(metafile.inputs).filter((input) => /^(test|\.build)\//.test(input));
  const inputsWith = (pattern) =>
    new Set(ofTests.filter((input) => pattern.test(readFileSync(input, 'utf8'))));
  const [aboutDist, aboutProcess, forPostgres] = [dist, ofProcess, postgres].map(inputsWith);
  return runs.map((run) => {
    const file = join(outdirOf(runtime), `${outputOf(run.path)}.mjs`);
    const inputs = inputsOf(metafile.outputs, file);
    const usesDatabase = inputs.includes('test/support/server/database/test-database.ts');
    const usesDist = inputs.some((input) => aboutDist.has(input));
    return {
      ...run,
      size: metafile.inputs[run.path].bytes,
      file,
      usesDatabase,
      usesPostgres: usesDatabase && forPostgres.has(run.path),
      usesDist,
      // Browser suites may share a process although they start servers, because their support code does not change the process.
      canShareProcess: isBrowserSuite(run)
        ? !aboutProcess.has(run.path)
        : !inputs.some((input) => aboutProcess.has(input)),
    };
  });
};

/** Bundles the suites of runs, from the present folder. Returns the runs with their bundles and with what they need. */
export const bundleSuites = async (runs) => {
  const runtimes = [...new Set(runs.map(({ runtime }) => runtime))];
  return (await Promise.all(runtimes.map((runtime) => bundle(runtime, runs)))).flat();
};
