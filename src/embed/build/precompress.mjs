import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT } =
  constants;

/** Ways to write distances, of which brotli takes the first by itself. Of a small text one saves about 1 %. */
const distanceCodes = [0, 1, 2, 3].flatMap((postfix) =>
  [0, 1, 4, 8, 12, 15].map((direct) => ({
    [BROTLI_PARAM_NPOSTFIX]: postfix,
    [BROTLI_PARAM_NDIRECT]: direct << postfix,
  })),
);
/** Above this length, in bytes, trying them all would cost more time than it saves bytes. */
const smallLength = 8000;

/** As small as brotli makes it. */
export const compress = async (text) => {
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: text.length };
  const codes = text.length < smallLength ? distanceCodes : distanceCodes.slice(0, 1);
  const results = await Promise.all(codes.map((code) => brotli(text, { params: { ...params, ...code } })));
  return results.reduce((best, one) => (one.length < best.length ? one : best));
};

/** Every file below a folder, which need not exist. */
export const filesBelow = async (folder) =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** A hashed file never changes, so its twins are made once. */
const writeTwins = async (path) => {
  if (/-[0-9a-f]{6}\.js$/.test(path) && existsSync(`${path}.br`) && existsSync(`${path}.gz`)) return;
  const text = await readFile(path);
  await Promise.all([
    compress(text).then((bytes) => writeFile(`${path}.br`, bytes)),
    zip(text, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
};
const isText = (path) => /\.(js|css|html|svg|json|txt|xml|webmanifest)$/.test(path);
/** Removes the twins of an earlier build, which would be served instead of new texts. */
export const removeTwins = async (...names) => {
  const folders = await Promise.all(names.map(filesBelow));
  await Promise.all(
    folders
      .flat()
      .filter((path) => /\.(br|gz)$/.test(path))
      .map((path) => rm(path)),
  );
};
/** Writes a brotli and a gzip twin beside every text below the folders. */
export const compressAll = async (...names) => {
  const folders = await Promise.all(names.map(filesBelow));
  await Promise.all(folders.flat().filter(isText).map(writeTwins));
};
