// Bundles packages of many files, so that Node loads one file for a suite instead of hundreds. Suites start up to 1 s
// of computing time earlier, which is most of what a short suite takes.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Packages to bundle. None of them has native code or reads files beside its modules. */
const packages = [
  '@fastify/formbody',
  '@fastify/multipart',
  '@happy-dom/global-registrator',
  'ajv-formats',
  'ajv/dist/2020.js',
  'fast-check',
  'fast-jwt',
  'fastify',
  'file-type',
  'happy-dom',
  'kysely',
  'nodemailer',
  'qs',
  's3rver',
  'sanitize-html',
  'smtp-server',
  'stripe',
  'typebox',
  'typebox/value',
];

/**
 * CommonJS packages of a single file. Their bundle names the exports, because Node would spend half of the start on finding the
 * names.
 */
const required = ['playwright-core'];

const fileOf = (name) => `${name.replace(/\W+/g, '-').replace(/^-/, '')}.mjs`;
const requireLine = (name) =>
  `import { createRequire as ${name}From } from 'node:module'; const ${name} = ${name}From(import.meta.url);`;

/** Returns the source of a module that exports all names of a package. */
const entryOf = async (name) => {
  const exports = Object.keys(await import(name)).filter((one) => /^[\w$]+$/.test(one));
  if (!required.includes(name)) return `export { ${exports.join(', ')} } from '${name}';\n`;
  const named = exports.filter((one) => one !== 'default');
  return `${requireLine('load')}\nexport const { ${named.join(', ')} } = load('${name}');\n`;
};

const writeBundles = async (root, folder) => {
  const entries = join(folder, 'entries');
  await mkdir(entries, { recursive: true });
  for (const name of packages) await writeFile(join(entries, fileOf(name)), await entryOf(name));
  for (const name of required) await writeFile(join(folder, fileOf(name)), await entryOf(name));
  await build({
    absWorkingDir: root,
    entryPoints: packages.map((name) => join(entries, fileOf(name))),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // With `splitting`, a package that two others share stays one module.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    minifyWhitespace: true,
    minifySyntax: true,
    external: ['pino'],
    banner: { js: requireLine('require') },
  });
};

/** Bundles the packages, unless a bundle of the same versions exists. Returns the bundles' files by package name. */
export const bundlePackages = async (root) => {
  const hash = createHash('sha256');
  for (const path of [join(root, 'package-lock.json'), import.meta.filename])
    hash.update(await readFile(path));
  const parent = join(root, '.build/test/packages');
  const folder = join(parent, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    await rm(parent, { recursive: true, force: true });
    await writeBundles(root, unfinished);
    await rename(unfinished, folder);
  }
  return new Map([...packages, ...required].map((name) => [name, join(folder, fileOf(name))]));
};
