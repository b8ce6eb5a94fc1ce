import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { targets } from '../browser-range.mjs';
import { loadModule } from '../pages/load-module.mjs';
import { commonJsFolder, manifest, packageEntries } from './entries.mjs';

const folder = 'dist/package';
const run = promisify(execFile);

/** Writes a text into a file of the package and creates the folder of the file. */
const writeInto = async (path, text) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
};

/** Reads the tables of the public interface, so that the package's names are listed in one place. */
const readTables = async () => {
  const modules = ['elements', 'events'].map((name) => loadModule(`src/public-interface/${name}.ts`));
  const [{ everyWidget }, { events }] = await Promise.all(modules);
  return {
    __OCTAVO_ELEMENTS__: JSON.stringify(everyWidget),
    __OCTAVO_EVENTS__: JSON.stringify(Object.keys(events)),
  };
};

const bundleEntry = ({ name, platform, isClient }, { define, format, path }) =>
  build({
    entryPoints: [`src/package/${name}.ts`],
    outfile: join(folder, `${path}.js`),
    bundle: true,
    minify: true,
    format,
    target: platform === 'node' ? 'node18' : targets,
    external: ['react', 'vue'],
    logLevel: 'error',
    legalComments: 'none',
    define,
    ...(isClient && { banner: { js: '"use client";' } }),
  });

/**
 * Replaces the names of source files in the imports of a declaration by those of compiled files, because the package
 * contains only these.
 */
const withCompiledNames = (text) => text.replace(/(['"]\.[^'"]*?)(\.d)?\.ts(['"])/g, '$1.js$3');

/**
 * Writes the type declarations below `types/`. The types of events are taken from `plain-events.ts`, where the compiler
 * has written them out, because a page must not need the schema package. Texts of the product are plain strings, because
 * the package does not contain the files of languages.
 */
const writeTypes = async () => {
  const types = join(folder, 'types');
  const config = ['-p', 'src/embed/build/package/tsconfig.package.json', '--outDir', types];
  try {
    await run(process.execPath, ['node_modules/typescript/bin/tsc', ...config, '--pretty', 'false']);
  } catch ({ stdout, message }) {
    throw new Error(`The types of the npm package cannot be written:\n${stdout || message}`);
  }
  await cp('src/package/elements', join(types, 'package/elements'), { recursive: true });
  await cp(join(types, 'package/plain-events.d.ts'), join(types, 'public-interface/events.d.ts'));
  await rm(join(types, 'package/plain-events.d.ts'));
  await writeFile(join(types, 'languages/text.d.ts'), 'export type Text = string;\n');
  const names = await readdir(types, { recursive: true });
  for (const path of names.filter((name) => name.endsWith('.d.ts')).map((name) => join(types, name)))
    await writeFile(path, withCompiledNames(await readFile(path, 'utf8')));
  await cp(types, join(folder, commonJsFolder, 'types'), { recursive: true });
};

const writeEntry = async (entry, define) => {
  const up = '../'.repeat(entry.name.split('/').length - 1) || './';
  for (const [format, path] of [
    ['esm', entry.name],
    ['cjs', `${commonJsFolder}/${entry.name}`],
  ]) {
    await writeInto(`${path}.d.ts`, `export * from '${up}types/package/${entry.name}.js';\n`);
    if (entry.platform) await bundleEntry(entry, { define, format, path });
    else await writeInto(`${path}.js`, format === 'esm' ? 'export {};\n' : '');
  }
};

/** Writes the npm package into `dist/package/`, from which `npm pack` and `npm publish` take it. */
export const buildPackage = async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const define = await readTables();
  const rootManifest = JSON.parse(await readFile('package.json', 'utf8'));
  await Promise.all([
    writeTypes(),
    ...packageEntries.map((entry) => writeEntry(entry, define)),
    writeInto('package.json', `${JSON.stringify(manifest(rootManifest), null, 2)}\n`),
    writeInto(`${commonJsFolder}/package.json`, '{ "type": "commonjs" }\n'),
    cp('src/package/README.md', join(folder, 'README.md')),
    cp('LICENSE', join(folder, 'LICENSE')),
  ]);
};
