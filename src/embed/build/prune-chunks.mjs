import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Removes the chunks of old releases. Keeps those of the current and the previous release, because a page or a server
 * that was opened before a release may still load its chunks.
 */
export const pruneChunks = async (folder, current) => {
  await mkdir(join('dist', folder), { recursive: true });
  const listPath = join('dist', `${folder.replaceAll('/', '-')}.json`);
  const last = existsSync(listPath)
    ? JSON.parse(await readFile(listPath, 'utf8'))
    : { current: [], previous: [] };
  const names = current.map((path) => basename(path)).sort();
  const previous = names.join() === last.current.join() ? last.previous : last.current;
  const kept = new Set([...names, ...previous]);
  for (const name of await readdir(join('dist', folder)))
    if (!kept.has(name.replace(/\.(br|gz)$/, ''))) await rm(join('dist', folder, name), { force: true });
  await writeFile(listPath, JSON.stringify({ current: names, previous }));
};
