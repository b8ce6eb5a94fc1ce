// Bundles packages of many files, so that Node loads one file for a suite instead of hundreds. Suites start up to 1 s
// of computing time earlier, which is most of what a short suite takes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** Packages to bundle. None of them has native code or reads files beside its modules. */
const packages =
  '@fastify/formbody @fastify/multipart @happy-dom/global-registrator ajv-formats ajv/dist/2020.js fast-check fast-jwt fastify ' +
  'file-type happy-dom kysely nodemailer qs s3rver sanitize-html smtp-server stripe typebox typebox/value';

/**
 * A package that stays outside. Its bundle only names the exports, because Node would spend half of the start on finding them.
 */
const outside = 'playwright-core';
const all = [...packages.split(' '), outside];

const fileOf = (name) => `${name.replace(/\W+/g, '-').replace(/^-/, '')}.mjs`;

/** Returns the source of a module that exports all names of a package. */
const entryOf = async (name) => {
  const names = Object.keys(await import(name)).filter((one) => /^[\w$]+$/.test(one));
  if (name !== outside) return `export { ${names.join(', ')} } from '${name}';\n`;
  return `export const { ${names.filter((one) => one !== 'default').join(', ')} } = require('${name}');\n`;
};

const writeBundles = async (folder) => {
  mkdirSync(folder, { recursive: true });
  for (const name of all) writeFileSync(join(folder, fileOf(name)), await entryOf(name));
  await build({
    entryPoints: all.map((name) => join(folder, fileOf(name))),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    allowOverwrite: true,
    bundle: true,
    // With `splitting`, a package that two others share stays one module.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    minifyWhitespace: true,
    external: ['pino', outside],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
};

/** Bundles the packages, unless a bundle of the same versions exists. Returns the bundles' files by package name. */
export const bundlePackages = async () => {
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', import.meta.filename]) hash.update(readFileSync(path));
  const parent = resolve('.build/test/packages');
  const folder = join(parent, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    rmSync(parent, { recursive: true, force: true });
    await writeBundles(unfinished);
    renameSync(unfinished, folder);
  }
  return new Map(all.map((name) => [name, join(folder, fileOf(name))]));
};
