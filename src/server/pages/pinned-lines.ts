import { type Content, cachedBriefly, escapeHtml, etagOf } from '../http/content.ts';
import { schemeOf } from '../http/hosts.ts';
import type { Site } from '../sites/store/sites.ts';
import type { Folder } from './static.ts';

/** A release as the build describes it. `files` has the `integrity` value of each file by the file's name. */
interface Release {
  version: string;
  files: Readonly<Record<string, string>>;
}

/** Scripts of the release that only other scripts load. */
const innerScripts = ['adapt.js', 'explain.js', 'light-dom.js', 'other-server.js', 'sites.js'];

/** Spellings of the chunks' folder under which a widget requests its code again after a failure (embed/loader/load.ts). */
const chunkFolders = ['chunks/', '%63hunks/', 'c%68unks/'];

/**
 * Scripts that `octavo.js` requests again after a failure, and the spellings of their names (embed/loader/start.ts, adapt.ts
 * and sites.ts).
 */
const retriedScripts = ['adapt.js', 'sites.js'];
const retriedEndings = ['', '?', '??'];

/**
 * Returns the `<script>` line of each script that a page may name, and the import map of the modules that pages of the site can
 * load.
 */
const linesOf = ({ version, files }: Release, { host }: Site) => {
  const folder = `${schemeOf(host)}://${host}/embed/v/${version}/`;
  const scriptLine = (name: string) =>
    `<script async src="${folder}${name}" integrity="${files[name]}" crossorigin data-octavo data-host="${host}"></script>`;
  const names = Object.keys(files).filter(
    (name) => /^[\w-]+\.js$/.test(name) && !innerScripts.includes(name),
  );
  const addressesOf = (name: string) => {
    if (name.startsWith('chunks/'))
      return chunkFolders.map((spelling) => `${folder}${spelling}${name.slice('chunks/'.length)}`);
    const endings = retriedScripts.includes(name) ? retriedEndings : [''];
    return endings.map((ending) => `${folder}${name}${ending}`);
  };
  const modules = Object.entries(files).filter(([name]) => name.endsWith('.js'));
  const integrity = Object.fromEntries(
    modules.flatMap(([name, hash]) => addressesOf(name).map((address) => [address, hash] as const)),
  );
  return {
    scripts: new Map(names.map((name) => [name.replace(/\.js$/, ''), scriptLine(name)])),
    importMap: `<script type="importmap">${JSON.stringify({ integrity })}</script>`,
  };
};

/**
 * Returns a function that makes the HTML below `/embed/pinned`, with which a page loads the scripts of this release by
 * addresses that never change. There is one line for each script that a page may name, a listing of these lines for the guide,
 * and an import map. The import map makes browsers check the modules that pages of the site can load.
 */
export const createPinnedLines = (embed: Folder) => {
  const integrity = embed.get('/integrity.json');
  const release: Release | null = integrity ? JSON.parse(integrity.plain.toString()) : null;
  return (site: Site, name: string): Content | undefined => {
    const [, wanted] = /^\/pinned\/([\w-]+)\.html$/.exec(name) ?? [];
    if (!release || !wanted) return undefined;
    const { scripts, importMap } = linesOf(release, site);
    const pages = new Map(scripts).set('import-map', importMap);
    // A long address breaks before the name of its file and not inside a name.
    const listing = escapeHtml([...scripts.values()].join('\n\n')).replace(/\/embed\/v\/[^/]+\//g, '$&<wbr>');
    pages.set('lines', `<pre><code>${listing}</code></pre>`);
    const html = pages.get(wanted);
    if (html === undefined) return undefined;
    const plain = Buffer.from(`${html}\n`);
    return { type: 'text/html; charset=utf-8', etag: etagOf(plain), cacheControl: cachedBriefly, plain };
  };
};
