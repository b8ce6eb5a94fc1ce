import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Number of releases before the current one whose chunks are kept. */
const keptReleases = 2;

/**
 * Removes the chunks of older releases. The chunks of the current release and of the two before it are kept, because
 * pages and servers from before a release may still load them.
 */
export const pruneChunks = async (folder, current) => {
  await mkdir(join('dist', folder), { recursive: true });
  const listPath = join('dist', `${folder.replaceAll('/', '-')}.json`);
  const last = existsSync(listPath) ? JSON.parse(await readFile(listPath, 'utf8')) : {};
  const releases = last.releases ?? [];
  const names = current.map((path) => basename(path)).sort();
  const earlier = releases.filter((release) => release.join() !== names.join()).slice(0, keptReleases);
  const keptNames = new Set([names, ...earlier].flat());
  for (const name of await readdir(join('dist', folder)))
    if (!keptNames.has(name.replace(/\.(br|gz)$/, ''))) await rm(join('dist', folder, name), { force: true });
  // Replaces the list as a whole, because a build that is stopped while it writes would make each later build fail.
  await writeFile(`${listPath}.new`, JSON.stringify({ releases: [names, ...earlier] }));
  await rename(`${listPath}.new`, listPath);
};
