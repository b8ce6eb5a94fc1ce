import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { type NamedHost, readHost } from '../hosts.ts';
import { loadPrerender } from '../ports/prerender.ts';
import type { Site, Sites } from '../stores/sites/sites.ts';
import type { Content } from './content.ts';
import { sendContent } from './content.ts';
import { createLandingPages, type LandingPages } from './landing-pages.ts';
import { createLoaderContent, isLoader, type LoaderContent } from './loader-content.ts';
import { createPriceListFragment, type PriceListFragment } from './price-list-fragment.ts';
import {
  cabinetHeaders,
  embedHeaders,
  fragmentHeaders,
  siteHeaders,
  styleSources,
} from './security-headers.ts';
import { type Folder, readFolder } from './static.ts';

const none: Folder = new Map();

interface Folders {
  embed: Folder;
  cabinet: Folder;
  /** Sources of the styles in the cabinet's shell, which all its pages are. */
  cabinetStyles: string;
  landing: LandingPages;
  /** By their names in the folder. */
  loaders: ReadonlyMap<string, LoaderContent>;
  fragment: PriceListFragment | null;
}

const readFolders = async (dist: string): Promise<Folders> => {
  const [embed = none, cabinet = none, demo = none] = await Promise.all(
    ['embed', 'cabinet', 'demo'].map((name) => readFolder(join(dist, name))),
  );
  const prerender = await loadPrerender(dist);
  const loaders = [...embed].filter(([, content]) => isLoader(content));
  const { etag = '' } = embed.get('/price-list.css') ?? {};
  const fragment = prerender && createPriceListFragment(prerender, etag.replaceAll('"', ''));
  return {
    ...{ embed, cabinet, fragment },
    cabinetStyles: styleSources(cabinet.get('/index.html')?.plain.toString() ?? ''),
    landing: createLandingPages({ demo, embed }, fragment),
    loaders: new Map(loaders.map(([name, content]) => [name, createLoaderContent(content)])),
  };
};

const hasEnding = (path: string) => /\.\w+$/.test(path);

/** The cabinet's pages are its script's business: every address without an ending is its shell. */
const cabinetPage = ({ cabinet }: Folders, path: string) => {
  if (hasEnding(path)) return cabinet.get(path);
  const shell = path.replace(/\/$/, '') === '/order-now' ? '/order-now.html' : '/index.html';
  return cabinet.get(shell);
};

/** What is asked for: `path` is decoded, `query` is not. */
interface Wanted {
  site: Site;
  kind: NamedHost['kind'];
  path: string;
  query: string;
}

interface Found {
  content: Content | undefined;
  headers: Record<string, string>;
}

/** What any page may load; two of these are made for the site that is asked. */
const findEmbedded = async (
  { embed, loaders, fragment }: Folders,
  { site, kind, path, query }: Wanted,
): Promise<Found> => {
  const name = path.slice('/embed'.length);
  const loader = loaders.get(name);
  if (loader) return { content: await loader(site), headers: embedHeaders };
  if (name === '/price-list.html' && fragment)
    return { content: fragment(site, kind, query), headers: fragmentHeaders };
  return { content: embed.get(name), headers: embedHeaders };
};

/** What a host answers at a path, with that host's headers. */
const find = async (folders: Folders, wanted: Wanted): Promise<Found> => {
  const { site, kind, path } = wanted;
  if (path.startsWith('/embed/')) return findEmbedded(folders, wanted);
  if (kind === 'cabinet')
    return { content: cabinetPage(folders, path), headers: cabinetHeaders(site, folders.cabinetStyles) };
  const { content, headers } = await folders.landing(site, path);
  return { content, headers: { ...siteHeaders, ...headers } };
};

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const notFound = (reply: FastifyReply, page?: Content) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type(page?.type ?? 'text/plain; charset=utf-8')
    .send(page?.plain ?? 'There is no such page.\n');

/** The provider's own words for a person who is lost; whatever asks for a file needs none. */
const lostPage = async ({ landing }: Folders, { site, kind, path }: Wanted) =>
  kind === 'site' && !hasEnding(path) ? (await landing(site, '/404.html')).content : undefined;

/** The landing pages on H, the cabinet on `my.`H, and on both the scripts that pages embed. */
export const registerPages = async (
  app: FastifyInstance,
  { sites, dist }: { sites: Sites; dist: string },
) => {
  const folders = await readFolders(dist);
  app.get('/*', async (request: FastifyRequest, reply) => {
    const host = readHost(request.host);
    if (host.kind === 'api') throw new Refusal('notFound');
    const site = await sites.find(host.site);
    if (!site) return notFound(reply);
    const [address = '/', query = ''] = request.url.split(/(?=\?)/);
    const path = decoded(address);
    const wanted = { site, kind: host.kind, path, query };
    const { content, headers } = await find(folders, wanted);
    reply.headers(headers);
    if (!content) return notFound(reply, await lostPage(folders, wanted));
    const isFolder = host.kind === 'site' && !hasEnding(path) && !path.endsWith('/');
    if (isFolder) return reply.redirect(`${address}/${query}`, 301);
    return sendContent(request, reply, content);
  });
};
