import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses with brotli at its highest quality. */
export const compress = (text) =>
  brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });

/** Lists every file below a folder, or the path itself if it is a file; an empty list if there is neither. */
export const filesBelow = async (path) => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/**
 * Writes the compressed copies of a file. For a file with a hash in its path, they are written once, because such a
 * file never changes. Files are read and written one at a time, because a system may allow 1,024 open files.
 */
const writeCompressed = async (path) => {
  if (/-[0-9A-Z]{8}\.js$|\/v\/.+\//.test(path) && existsSync(`${path}.br`) && existsSync(`${path}.gz`))
    return;
  const text = readFileSync(path);
  await Promise.all([
    compress(text).then((bytes) => writeFileSync(`${path}.br`, bytes)),
    zip(text, { level: 9 }).then((bytes) => writeFileSync(`${path}.gz`, bytes)),
  ]);
};

/**
 * Returns whether the server fills in values of a site when it sends this page. The server then compresses the page
 * itself.
 */
const isFilledIn = (path) => /^dist\/(demo|docs|playground)\/.*\.html$/.test(path);

const isText = (path) => /\.(js|css|html|svg|json|txt|xml|webmanifest)$/.test(path);

/** Calls `act` for every file below the folders that `isMeant` chooses. */
const forFiles = async (folders, isMeant, act) => {
  const fileLists = await Promise.all(folders.map(filesBelow));
  await Promise.all(fileLists.flat().filter(isMeant).map(act));
};

/** Removes the compressed copies of an earlier build, because the server would send them instead of the new files. */
export const removeCompressed = (...folders) =>
  forFiles(
    folders,
    (path) => /\.(br|gz)$/.test(path),
    (path) => rm(path),
  );

/** Writes a brotli and a gzip copy beside every text file below the folders, except for pages that the server fills in. */
export const compressAll = (...folders) =>
  forFiles(folders, (path) => isText(path) && !isFilledIn(path), writeCompressed);
