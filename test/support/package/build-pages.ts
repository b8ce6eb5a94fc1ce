import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
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

/** Type of the function `renderPage` in the file `render` of a page. */
type RenderPage = (origin: string, script: string, host: string) => Promise<string>;

/** Bundles the page that a server renders. Returns its folder, with `client.js`, and its renderer. */
export const buildServerPage = async (
  { pages }: InstalledPackage,
  framework: ReactVersion | 'vue',
): Promise<{ folder: string; renderPage: RenderPage }> => {
  const folder = join(pages, `built-server-${framework}`);
  const source = framework === 'vue' ? 'server-vue' : 'server';
  const ending = framework === 'vue' ? 'ts' : 'tsx';
  const options = {
    bundle: true,
    outdir: folder,
    absWorkingDir: pages,
    logLevel: 'error',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    alias: framework === '18' ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {},
  } as const;
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
