import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { type Content, cachedBriefly, etagOf } from './content.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A name with its content's hash never means another content. */
const isHashed = (path: string) => /-[0-9a-f]{6}\.\w+$/.test(path);
const forever = 'public, max-age=31536000, immutable';
/** A page is what its release is: asked about each time, and not sent again where the browser has it. */
const always = 'no-cache';

const lifeOf = (path: string) => {
  if (extname(path) === '.html') return always;
  return isHashed(path) ? forever : cachedBriefly;
};

const readTwin = (path: string) => (existsSync(path) ? readFile(path) : undefined);

const readContent = async (path: string): Promise<Content> => {
  const plain = await readFile(path);
  const [br, gzip] = await Promise.all([readTwin(`${path}.br`), readTwin(`${path}.gz`)]);
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(plain),
    cacheControl: lifeOf(path),
    plain,
    ...(br && { br }),
    ...(gzip && { gzip }),
  };
};

/** Files by their address: `/chunks/calculator-1a2b3c.js`. */
export type Folder = ReadonlyMap<string, Content>;

/** Reads a folder of the build into memory, the compressed twins beside their originals. */
export const readFolder = async (folder: string): Promise<Folder> => {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(paths.map(readContent));
  return new Map(
    contents.map((content, index) => [
      `/${relative(folder, paths[index] ?? '').replaceAll('\\', '/')}`,
      content,
    ]),
  );
};
