import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../deps.ts';
import { loadPrerender } from '../../pages/prerender.ts';
import { createScripts } from '../../pages/scripts.ts';
import { readFolder } from '../../pages/static.ts';
import { makeFolder } from '../read-files.ts';
import { findSiteContent } from './sites.ts';

/** Matches the scripts that pages and widgets load, but not those of other releases. */
const published = /^\/(chunks\/)?[\w-]+\.js$/;

/** Creates a folder that a web server may read, unless it exists. */
const openFolder = async (path: string) => {
  if (await makeFolder(path)) await chmod(path, 0o755);
};

/** Writes a file as a whole, because a web server may send the folder's files meanwhile. */
const replaceFile = async (path: string, bytes: Buffer) => {
  const unfinished = `${path}.new`;
  await writeFile(unfinished, bytes);
  await chmod(unfinished, 0o644);
  await rename(unfinished, path);
};

/**
 * `scripts HOST FOLDER`: writes the scripts as the server makes them for a site, with its data and first views, and beside them
 * the files that they load. Any web server or CDN can serve the folder.
 */
export const runScripts = async (deps: Deps, [host, folder = '']: readonly string[]): Promise<string[]> => {
  const site = await findSiteContent(deps, host);
  const { distFolder } = deps.settings;
  const embed = await readFolder(join(distFolder, 'embed'));
  const scripts = createScripts({ embed, prerender: await loadPrerender(distFolder), log: deps.log });
  if (scripts.size === 0)
    throw new Error(`There are no scripts in ${distFolder}. Build them with "npm run build" first.`);
  await openFolder(folder);
  await openFolder(join(folder, 'chunks'));
  // The scripts with the site's data come last, because they name the files of this release.
  for (const [name, { plain }] of embed)
    if (published.test(name) && !scripts.has(name)) await replaceFile(join(folder, name), plain);
  for (const [name, make] of scripts) await replaceFile(join(folder, name), (await make(site)).plain);
  return [
    `The scripts of ${site.host} are in ${folder}: ${[...scripts.keys()].map((name) => name.slice(1)).join(', ')}. Run this command again after each change of the site and each release.`,
  ];
};
