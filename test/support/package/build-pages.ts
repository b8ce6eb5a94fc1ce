import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { InstalledPackage } from './install-package.ts';

const run = promisify(execFile);

/** Versions of React that the package supports. */
export const reactVersions = ['19', '18'] as const;
type ReactVersion = (typeof reactVersions)[number];

/** Builds a page with Vite, with React's development warnings. Returns the folder of the page. */
export const buildWithVite = async (
  { pages, frameworks }: InstalledPackage,
  page: string,
): Promise<string> => {
  const folder = join(pages, `built-${page}`);
  const vite = join(frameworks, 'node_modules/vite/bin/vite.js');
  const options = ['--config', 'pages.config.mjs', '--mode', 'development', '--outDir', folder];
  const env = { ...process.env, NODE_ENV: 'development' };
  await run(process.execPath, [vite, 'build', page, ...options], { cwd: pages, env });
  return folder;
};

interface SvelteCompiler {
  compile(source: string, options: object): { js: { code: string } };
}

/** Compiles Svelte's components for the server or for the browser. */
const compileSvelte = (frameworks: string): Plugin => ({
  name: 'svelte',
  setup: ({ onLoad, initialOptions }) => {
    const { compile }: SvelteCompiler = createRequire(join(frameworks, 'package.json'))('svelte/compiler');
    const generate = initialOptions.platform === 'node' ? 'server' : 'client';
    onLoad({ filter: /\.svelte$/ }, async ({ path: filename }) => {
      const source = await readFile(filename, 'utf8');
      return { contents: compile(source, { filename, generate, dev: true }).js.code };
    });
  },
});

/** Type of the function `renderPage` in the file `render` of a page. */
type RenderPage = (origin: string, script: string, host: string) => Promise<string>;

/** Bundles the page that a server renders. Returns its folder, with `client.js`, and its renderer. */
export const buildServerPage = async (
  { pages, frameworks }: InstalledPackage,
  framework: ReactVersion | 'vue' | 'svelte',
): Promise<{ folder: string; renderPage: RenderPage }> => {
  const folder = join(pages, `built-server-${framework}`);
  const isReact = /\d/.test(framework);
  const source = isReact ? 'server' : `server-${framework}`;
  const ending = isReact ? 'tsx' : 'ts';
  const options = {
    bundle: true,
    outdir: folder,
    absWorkingDir: pages,
    logLevel: 'error',
    jsx: 'automatic',
    conditions: ['module', 'development'],
    plugins: [compileSvelte(frameworks)],
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    alias: framework === '18' ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {},
  } satisfies BuildOptions;
  await Promise.all([
    build({ ...options, entryPoints: [`${source}/client.${ending}`], format: 'iife' }),
    build({
      ...options,
      entryPoints: [`${source}/render.${ending}`],
      platform: 'node',
      format: 'cjs',
      outExtension: { '.js': '.cjs' },
    }),
  ]);
  const module: { default: { renderPage: RenderPage } } = await import(
    pathToFileURL(join(folder, 'render.cjs')).href
  );
  return { folder, renderPage: module.default.renderPage };
};
