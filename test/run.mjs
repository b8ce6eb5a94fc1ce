// Runs the tests: `node test/run.mjs [--react|--preact] [path…]`. Component tests (.test.tsx) run twice, under
// React and under Preact; tests that make a database run twice, on SQLite and, where it is installed, on
// PostgreSQL; .browser.ts tests drive Chromium against the production build in dist/.
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { preactAlias } from '../src/embed/build/preact-alias.mjs';
import { reportRun } from './support/runner/report-run.mjs';
import { startPostgres } from './support/server/postgres.mjs';

const root = resolve(import.meta.dirname ?? '.', '..');
const outputFolder = join(root, '.build/test');
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const filters = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const milliseconds = { unit: 300_000, browser: 420_000 };

/** `test/order` is that folder alone, `test/order/ids` every file whose path begins so. */
const matches = (path) => (filter) => {
  const start = filter.replace(/^\.\//, '').replace(/\/$/, '');
  const isFolder = existsSync(join(root, start)) && statSync(join(root, start)).isDirectory();
  return path.startsWith(isFolder ? `${start}/` : start);
};
const isSelected = (path) => filters.length === 0 || filters.some(matches(path));
// Other browsers have to be installed, so their tests run only where they are asked for.
const wantsEngines = filters.some((filter) => filter.startsWith('test/browsers'));
const isTest = (path) =>
  /\.(test\.tsx?|browser\.ts)$/.test(path) || (wantsEngines && path.endsWith('.engine.ts'));
const entries = await readdir(join(root, 'test'), { recursive: true });
const files = entries
  .map((path) => `test/${path}`)
  .filter((path) => isTest(path) && isSelected(path))
  .sort();

/** One run of one file; a component test has two. */
const runsOf = (path) => {
  if (!path.endsWith('.tsx')) return [{ path, runtime: 'node' }];
  const runtimes = ['react', 'preact'].filter((name) => !flags.length || flags.includes(`--${name}`));
  return runtimes.map((runtime) => ({ path, runtime }));
};

const counted = {
  name: 'counted-uvu',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^uvu$/ }, () => ({
      path: join(root, 'test/support/runner/counted-uvu.mjs'),
      external: true,
    }));
    // Runner and suites share one copy of stop-after, so that counted-uvu stops what a suite has started.
    esbuild.onResolve({ filter: /\/stop-after\.mjs$/ }, () => ({
      path: join(root, 'test/support/runner/stop-after.mjs'),
      external: true,
    }));
  },
};
// Every module that imports React is bundled under Preact, because Node would resolve the real React.
const bundledForPreact = /^(react|valtio|@preact|preact)/;
const externalPackages = {
  name: 'external-packages',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\/act\.ts$/ }, ({ resolveDir }) =>
      esbuild.resolve('preact/test-utils', { resolveDir, kind: 'import-statement' }),
    );
    esbuild.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      bundledForPreact.test(path) || path.startsWith('node:') ? null : { path, external: true },
    );
  },
};

/** The same bundle runs on both databases. */
const outputOf = ({ path, runtime }) =>
  join(outputFolder, runtime === 'postgres' ? 'node' : runtime, path.replace(/\.tsx?$/, '.mjs'));

/** Returns the test files that create a database. */
const bundle = async (runtime, paths) => {
  const isPreact = runtime === 'preact';
  const { metafile } = await build({
    metafile: true,
    absWorkingDir: root,
    entryPoints: paths.map((path) => ({ in: join(root, path), out: path.replace(/\.tsx?$/, '') })),
    outdir: join(outputFolder, runtime),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    logLevel: 'error',
    loader: { '.css': 'text' },
    define: { 'import.meta.env': '{"MODE":"test"}' },
    ...(isPreact ? { alias: preactAlias, mainFields: ['module', 'main'] } : { packages: 'external' }),
    plugins: isPreact ? [counted, externalPackages] : [counted],
  });
  return Object.values(metafile.outputs)
    .filter(({ inputs }) => 'test/support/server/fresh-database.ts' in inputs)
    .map(({ entryPoint }) => entryPoint);
};

const execute = ({ path, runtime, file, databaseUrl = '' }) =>
  new Promise((done) => {
    const preload = path.endsWith('.tsx')
      ? ['--import', pathToFileURL(join(root, 'test/support/runner/happy-dom.mjs')).href]
      : [];
    const child = spawn(process.execPath, ['--enable-source-maps', ...preload, file], {
      cwd: root,
      env: {
        ...process.env,
        TEST_RUNTIME: runtime,
        TEST_DATABASE_URL: databaseUrl,
        FORCE_COLOR: '0',
        NO_COLOR: '1',
      },
    });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    const limit = path.endsWith('.browser.ts') ? milliseconds.browser : milliseconds.unit;
    const timer = setTimeout(() => child.kill('SIGKILL'), limit);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      done({ code, signal, text });
    });
  });

const runs = files.flatMap(runsOf);
const runtimes = [...new Set(runs.map((run) => run.runtime))];
await mkdir(outputFolder, { recursive: true });
const pathsUnder = (runtime) => runs.filter((run) => run.runtime === runtime).map(({ path }) => path);
const bundles = runtimes.map((runtime) => bundle(runtime, pathsUnder(runtime)));
const onDatabase = (await Promise.all(bundles)).flat();

const givenDatabaseUrl = process.env.TEST_DATABASE_URL;
const postgres = onDatabase.length && !givenDatabaseUrl ? await startPostgres() : null;
const databaseUrl = givenDatabaseUrl || postgres?.url;
if (databaseUrl) runs.push(...onDatabase.map((path) => ({ path, runtime: 'postgres', databaseUrl })));
else if (onDatabase.length)
  console.log('PostgreSQL is not installed: the server was tested on SQLite alone.');

// Browser tests run last, because they are slowest and a failed unit test explains more.
const queue = runs.sort(
  (a, b) => Number(a.path.endsWith('.browser.ts')) - Number(b.path.endsWith('.browser.ts')),
);
const totals = { passed: 0, failed: 0 };
const runNext = async () => {
  for (let run = queue.shift(); run; run = queue.shift()) {
    const { passed, failed } = reportRun(run, await execute({ ...run, file: outputOf(run) }));
    totals.passed += passed;
    totals.failed += failed;
  }
};
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runNext));
await postgres?.stop();
if (totals.passed + totals.failed === 0) {
  console.log('No test matches.');
  totals.failed = 1;
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed ? 1 : 0;
