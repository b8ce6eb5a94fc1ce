import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Releases before the current one whose chunks stay. */
const keptReleases = 2;

/**
 * Removes the chunks of old releases. Keeps those of the current and of the two releases before it, because a page or a
 * server that was opened before a release may still load its chunks.
 */
export const pruneChunks = async (folder, current) => {
  await mkdir(join('dist', folder), { recursive: true });
  const listPath = join('dist', `${folder.replaceAll('/', '-')}.json`);
  const last = existsSync(listPath) ? JSON.parse(await readFile(listPath, 'utf8')) : {};
  const releases = last.releases ?? [];
  const names = current.map((path) => basename(path)).sort();
  const earlier = releases.filter((release) => release.join() !== names.join()).slice(0, keptReleases);
  const kept = new Set([names, ...earlier].flat());
  for (const name of await readdir(join('dist', folder)))
    if (!kept.has(name.replace(/\.(br|gz)$/, ''))) await rm(join('dist', folder, name), { force: true });
  await writeFile(listPath, JSON.stringify({ releases: [names, ...earlier] }));
};
