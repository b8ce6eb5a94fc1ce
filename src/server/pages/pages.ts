import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { type Content, sendContent, styleSources } from '../http/content.ts';
import { type NamedHost, readHost } from '../http/hosts.ts';
import { brandStyle } from '../sites/brand.ts';
import type { Site } from '../sites/store/sites.ts';
import { createCabinetShells, shellVary } from './cabinet-shells.ts';
import { createFragments, type FragmentRequest } from './fragments.ts';
import { createLandingPages, type LandingPages } from './landing-pages.ts';
import { createPinnedLines } from './pinned-lines.ts';
import { loadPrerender } from './prerender.ts';
import { asPreview, createSiteFinder, type Found, letterPath, writeLetter } from './previews.ts';
import { createScripts, type Scripts } from './scripts.ts';
import {
  cabinetHeaders,
  embedHeaders,
  fragmentHeaders,
  officeHeaders,
  siteHeaders,
} from './security-headers.ts';
import { type Folder, readFolder } from './static.ts';

const none: Folder = new Map();

interface Folders {
  embed: Folder;
  cabinet: Folder;
  office: Folder;
  /** Returns the cabinet's shell in the visitor's language. */
  cabinetShell: ReturnType<typeof createCabinetShells>;
  /** Policy sources of the inline styles in the cabinet's shell. */
  cabinetStyles: string;
  landing: LandingPages;
  scripts: Scripts;
  findFragment: (request: FragmentRequest) => Promise<Content | undefined>;
}

/** Returns `folder` with `files` added below `path`. */
const withFolder = (folder: Folder, path: string, files: Folder): Folder =>
  new Map([...folder, ...[...files].map(([name, content]) => [path + name, content] as const)]);

const readFolders = async ({ settings: { distFolder: dist }, shedding, log }: Deps): Promise<Folders> => {
  const [embed = none, cabinet = none, office = none, demo = none, docs = none, playground = none] =
    await Promise.all(
      ['embed', 'cabinet', 'office', 'demo', 'docs', 'playground'].map((name) =>
        readFolder(join(dist, name)),
      ),
    );
  const prerender = await loadPrerender(dist);
  const widgets = createFragments(prerender, embed);
  const pinnedLines = createPinnedLines(embed);
  const makeFragment = (request: FragmentRequest) =>
    widgets.make(request) ?? pinnedLines(request.site, request.name);
  return {
    embed,
    cabinet,
    office,
    cabinetShell: createCabinetShells(cabinet),
    // Load shedding covers the rendering of fragments, because anyone can invent attributes that no cached fragment has.
    findFragment: async (request) =>
      widgets.hasToBeRendered(request)
        ? shedding.begin('customers', async () => makeFragment(request))
        : makeFragment(request),
    cabinetStyles: styleSources(cabinet.get('/index.html')?.plain.toString() ?? ''),
    landing: createLandingPages(
      { demo: withFolder(withFolder(demo, '/docs', docs), '/playground', playground), embed },
      makeFragment,
    ),
    scripts: createScripts({ embed, prerender, log }),
  };
};

const hasExtension = (path: string) => /\.\w+$/.test(path);

/** A requested page: `path` is decoded, `query` is not. */
interface PageRequest extends Pick<FastifyRequest, 'headers'> {
  site: Site;
  kind: NamedHost['kind'];
  path: string;
  query: string;
  /** True for a preview of settings that are not saved. */
  isPreview: boolean;
  /** Time of the request, in epoch milliseconds. */
  now: number;
}

/** Finds a file of the cabinet. An address without an extension gets the shell, whose script chooses the page. */
const findInCabinet = async (folders: Folders, page: PageRequest): Promise<Found> => {
  const { cabinet, cabinetShell, cabinetStyles } = folders;
  const { site, path } = page;
  const headers = cabinetHeaders(site, cabinetStyles + styleSources(brandStyle(site.brand)));
  if (hasExtension(path)) return { content: cabinet.get(path), headers };
  const name = path.replace(/\/$/, '') === '/order-now' ? '/order-now.html' : '/index.html';
  const content = await cabinetShell({ ...page, name });
  return { content, headers: { ...headers, vary: shellVary.join(', ') } };
};

/** Finds a file below `/embed`, which any page may load. Scripts and fragments depend on the site. */
const findEmbedded = async (
  { embed, scripts, findFragment }: Folders,
  { site, kind, path, query }: PageRequest,
): Promise<Found> => {
  const name = path.slice('/embed'.length);
  const script = scripts.get(name);
  if (script) return { content: await script(site), headers: embedHeaders };
  const fragment = await findFragment({ site, kind, name, query });
  if (fragment) return { content: fragment, headers: fragmentHeaders(fragment.plain.toString()) };
  return { content: embed.get(name), headers: embedHeaders };
};

/** Finds the content of a path on a host, with the headers of the host. */
const findContent = async (folders: Folders, page: PageRequest): Promise<Found> => {
  const { site, kind, path } = page;
  if (kind === 'office')
    return {
      content: folders.office.get(hasExtension(path) ? path : '/index.html'),
      headers: officeHeaders(site),
    };
  if (path.startsWith('/embed/')) return findEmbedded(folders, page);
  if (kind === 'cabinet') return findInCabinet(folders, page);
  if (page.isPreview && path === letterPath) return writeLetter(site, page.now);
  const { content, styles, headers } = await folders.landing(site, path, page);
  return { content, headers: { ...siteHeaders(site, styles), ...headers } };
};

const sendNotFound = (reply: FastifyReply, page?: Content) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type(page?.type ?? 'text/plain; charset=utf-8')
    .send(page?.plain ?? 'There is no such page.\n');

/** Returns the page for unknown addresses, that of the guides or the provider's. Requests for files get a plain text instead. */
const notFoundPage = async ({ landing }: Folders, { site, kind, path }: PageRequest) => {
  if (kind !== 'site' || hasExtension(path)) return undefined;
  const guides = path.startsWith('/docs/') ? (await landing(site, '/docs/404.html')).content : undefined;
  return guides ?? (await landing(site, '/404.html')).content;
};

/** Registers the landing pages on HOST, the cabinet on `my.HOST`, the office on `office.HOST`, and the embedded scripts on both. */
export const registerPages = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  const folders = await readFolders(deps);
  const findSite = createSiteFinder(deps);
  app.get<{ Params: { '*': string } }>('/*', { config: { isPage: true } }, async (request, reply) => {
    const host = readHost(request.host);
    const isCall = host.kind === 'api' || (host.kind === 'office' && request.url.startsWith('/v1/'));
    if (isCall) throw new Refusal('notFound');
    const [address = '/', query = ''] = request.url.split(/(?=\?)/);
    const foundSite = await findSite(host.site, query);
    if (!foundSite) return sendNotFound(reply);
    const { site, isPreview } = foundSite;
    // The router's reading of the path, because an address has many spellings: `http://HOST/prices/` is `/prices/`.
    const path = `/${request.params['*']}`;
    const page = { ...foundSite, kind: host.kind, path, query, now: deps.now(), headers: request.headers };
    const found = await findContent(folders, page);
    const { content, headers } = isPreview ? asPreview(found, site) : found;
    reply.headers(headers);
    if (!content) return sendNotFound(reply, await notFoundPage(folders, page));
    const isFolder = host.kind === 'site' && !hasExtension(path) && !path.endsWith('/');
    if (isFolder) return reply.redirect(`${address}/${query}`, 301);
    return sendContent({ request, reply }, content, site);
  });
};
