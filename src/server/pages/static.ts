import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { type Content, cachedBriefly, etagOf } from '../http/content.ts';
import type { Site } from '../sites/store/sites.ts';

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

/** Returns whether the name of a file or of its release's folder contains a hash, so that the content never changes. */
const isHashed = (path: string) => /-[0-9A-Z]{8}\.\w+$|\/v\/[^/]+-[0-9a-f]{6}\//.test(path);
const forever = 'public, max-age=31536000, immutable';
/** Makes the browser revalidate a page each time, so that a new release is visible at once. */
const revalidated = 'no-cache';

const cacheControlOf = (path: string) => {
  if (extname(path) === '.html') return revalidated;
  return isHashed(path) ? forever : cachedBriefly;
};

const readIfPresent = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

/** Reads a file and its compressed versions, one at a time, because a system may allow 1,024 open files. */
const readStaticFile = (path: string): Content => {
  const plain = readFileSync(path);
  const [br, gzip] = [readIfPresent(`${path}.br`), readIfPresent(`${path}.gz`)];
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(plain),
    cacheControl: cacheControlOf(path),
    plain,
    ...(br && { br }),
    ...(gzip && { gzip }),
  };
};

/** Files by their path: `/chunks/calculator-1a2b3c.js`. */
export type Folder = ReadonlyMap<string, Content>;

/** Creates a cache of values made from a site. A change of a site creates a new site object, whose values are made anew. */
export const createSiteCache = <Value>() => {
  const bySite = new WeakMap<Site, Map<string, Value>>();
  return (site: Site, key: string, make: () => Value): Value => {
    const values = bySite.get(site) ?? new Map<string, Value>();
    bySite.set(site, values);
    const value = values.get(key) ?? make();
    values.set(key, value);
    return value;
  };
};

/** Reads a folder of the build into memory, each file with its compressed versions. */
export const readFolder = async (folder: string): Promise<Folder> => {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [`/${relative(folder, path).replaceAll('\\', '/')}`, readStaticFile(path)]),
  );
};
