import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from './content.ts';
import { sendContent } from './content.ts';
import { Refusal } from './errors.ts';
import { readHost } from './hosts.ts';
import { createLoaderContent, type LoaderContent } from './loader-content.ts';
import { cabinetHeaders, embedHeaders, siteHeaders } from './security-headers.ts';
import { type Folder, readFolder } from './static.ts';
import type { Site, Sites } from './stores/sites.ts';

interface Folders {
  embed: Folder;
  cabinet: Folder;
  demo: Folder;
  loader: LoaderContent | null;
}

const readFolders = async (dist: string): Promise<Folders> => {
  const [embed, cabinet, demo] = await Promise.all(
    ['embed', 'cabinet', 'demo'].map((name) => readFolder(join(dist, name))),
  );
  const loader = embed?.get('/octavo.js');
  const none: Folder = new Map();
  return {
    embed: embed ?? none,
    cabinet: cabinet ?? none,
    demo: demo ?? none,
    loader: loader ? createLoaderContent(loader) : null,
  };
};

const hasEnding = (path: string) => /\.\w+$/.test(path);

/** A folder's address is its index, as on any web server. */
const demoPage = ({ demo }: Folders, path: string) =>
  demo.get(path) ?? demo.get(`${path.replace(/\/$/, '')}/index.html`);

/** The cabinet's pages are its script's business: every address without an ending is its shell. */
const cabinetPage = ({ cabinet }: Folders, path: string) => {
  if (hasEnding(path)) return cabinet.get(path);
  const shell = path.replace(/\/$/, '') === '/order-now' ? '/order-now.html' : '/index.html';
  return cabinet.get(shell);
};

const embedFile = async ({ embed, loader }: Folders, path: string, site: Site) =>
  path === '/octavo.js' && loader ? loader(site) : embed.get(path);

/** What a host answers at a path, with that host's headers. */
const find = async (
  folders: Folders,
  site: Site,
  { kind, path }: { kind: string; path: string },
): Promise<{ content: Content | undefined; headers: Record<string, string> }> => {
  if (path.startsWith('/embed/')) {
    return { content: await embedFile(folders, path.slice('/embed'.length), site), headers: embedHeaders };
  }
  if (kind === 'cabinet') return { content: cabinetPage(folders, path), headers: cabinetHeaders(site) };
  return { content: demoPage(folders, path), headers: siteHeaders };
};

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such page.\n');

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
    const [address = '/', query] = request.url.split(/(?=\?)/);
    const path = decoded(address);
    const { content, headers } = await find(folders, site, { kind: host.kind, path });
    reply.headers(headers);
    if (!content) return notFound(reply);
    const isFolder = host.kind === 'site' && !hasEnding(path) && !path.endsWith('/');
    if (isFolder) return reply.redirect(`${address}/${query ?? ''}`, 301);
    return sendContent(request, reply, content);
  });
};
