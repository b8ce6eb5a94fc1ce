import { createHash } from 'node:crypto';
import type { RulePage } from '../../../api/resources.ts';
import type { Db } from '../../database/schema.ts';
import { schemeOf } from '../../hosts.ts';
import { readStoredSite, type StoredSite } from './read-site.ts';

/** A site in memory, from which prices and lists are sent without a query. */
export interface Site extends StoredSite {
  id: number;
  /** With port: `localhost:8080`. */
  host: string;
  version: number;
  rules: RulePage[];
  /** Hash of the content, the same on every server. */
  tag: string;
}

/** All sites, in memory. Only the first call waits for the database. */
export interface Sites {
  /** Finds a site by its host with port; null if there is none. */
  find(host: string): Promise<Site | null>;
  /** Finds a site without waiting; null if there is none, or before the first reading. */
  findInMemory(host: string): Site | null;
  all(): Promise<Site[]>;
  /** Reads the sites that have changed. The server calls it at an interval, so that no request waits for it. */
  refresh(): Promise<void>;
}

interface Deps {
  db: Db;
  /** Port of the server, which is part of the hosts of local sites. */
  port: () => number;
  /** Whether a payment service charges orders. */
  paysOnline?: boolean;
}

const readSite = async ({ db, port, paysOnline = false }: Deps, id: number): Promise<Site> => {
  const row = await db.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const read = await readStoredSite(db, row, port());
  const bootstrap = { ...read.bootstrap, paysOnline };
  const { domain_site: host } = bootstrap.config;
  const pages = await db
    .selectFrom('rule_pages')
    .select(['slug', 'title', 'html'])
    .where('site_id', '=', id)
    .orderBy('position')
    .execute();
  // Rules are displayed on other hosts too, so links to the provider's pages need the host.
  const home = `href="${schemeOf(host)}://${host}/`;
  const rules = pages.map((page) => ({ ...page, html: page.html.replaceAll('href="/', home) }));
  const text = JSON.stringify([bootstrap, rules]);
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { ...read, bootstrap, id, host, version: row.version, rules, tag };
};

/** Creates the memory of sites. While the database is unavailable, the sites in memory stay in use. */
export const createSites = (deps: Deps): Sites => {
  let known: ReadonlyMap<string, Site> | null = null;
  let refreshing: Promise<ReadonlyMap<string, Site>> | undefined;

  const read = async () => {
    const rows = await deps.db.selectFrom('sites').select(['id', 'version']).orderBy('id').execute();
    const before = [...(known?.values() ?? [])];
    const sites: Site[] = [];
    for (const { id, version } of rows) {
      const same = before.find((site) => site.id === id && site.version === version);
      sites.push(same ?? (await readSite(deps, id)));
    }
    known = new Map(sites.map((site) => [site.host, site]));
    return known;
  };
  const refresh = () => {
    refreshing ??= read().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
  return {
    find: async (host) => (known ?? (await refresh())).get(host.toLowerCase()) ?? null,
    findInMemory: (host) => known?.get(host) ?? null,
    all: async () => [...(known ?? (await refresh())).values()],
    refresh: async () => {
      await refresh();
    },
  };
};
