// Writes the files that pages load by an address that never changes: a folder for each release below dist/embed/v/.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Number of builds of one version that stay served, because pages may use the address of any of them. */
const keptBuilds = 3;

/** Name of the file that contains the name of a release and the hash of each of its files. */
const integrityFile = 'integrity.json';

const readJson = async (path, otherwise) =>
  existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : otherwise;

/** Lists the files of a release relative to `embed`: scripts, their style sheets and the current chunks. */
const listFiles = async (embed, chunks) => {
  const names = (await readdir(embed)).filter((name) => /\.(js|css)$/.test(name));
  return [...names, ...chunks.map((path) => `chunks/${basename(path)}`)].sort();
};

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const releaseHash = (integrity) =>
  createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 6);

/** Removes the folders of old builds. `releases.json` lists the remaining ones by version of the package, newest first. */
const keepNewest = async (folder, number, name) => {
  const listPath = join(folder, 'releases.json');
  const releases = await readJson(listPath, {});
  const builds = [name, ...(releases[number] ?? []).filter((build) => build !== name)];
  for (const old of builds.slice(keptBuilds)) await rm(join(folder, old), { recursive: true, force: true });
  const kept = { ...releases, [number]: builds.slice(0, keptBuilds) };
  await writeFile(listPath, `${JSON.stringify(kept, null, 2)}\n`);
};

/**
 * Copies the built scripts of `embed` into the folder of a release. The folder's name is the version and a hash of all
 * files, so that the content of a named folder never changes. `integrity.json` in both folders contains the release's
 * name and the hash of each file.
 */
export const writeRelease = async ({ embed, version, chunks }) => {
  const names = await listFiles(embed, chunks);
  const files = Object.fromEntries(names.map((name) => [name, integrityOf(readFileSync(join(embed, name)))]));
  const release = `${version}-${releaseHash(files)}`;
  const text = `${JSON.stringify({ version: release, files }, null, 2)}\n`;
  await writeFile(join(embed, integrityFile), text);
  for (const name of [integrityFile, ...names]) {
    const copy = join(embed, 'v', release, name);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(join(embed, name), copy);
  }
  await keepNewest(join(embed, 'v'), version, release);
  return release;
};
