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

export interface Sites {
  /** Finds a site by its host with port; null if there is none. */
  find(host: string): Promise<Site | null>;
  /** Finds a site without a query; null if the memory is older than its limit, or there is no such site. */
  findInMemory(host: string): Site | null;
  all(): Promise<Site[]>;
}

interface Deps {
  db: Db;
  /** Port of the server, which is part of the hosts of local sites. */
  port: () => number;
  now: () => number;
}

/** Milliseconds until a change by another process is noticed. */
const maximumAgeMs = 1000;

const readSite = async ({ db, port }: Deps, id: number): Promise<Site> => {
  const row = await db.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const stored = await readStoredSite(db, row, port());
  const { bootstrap } = stored;
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
  return { ...stored, id, host, version: row.version, rules, tag };
};

/**
 * Creates the memory of sites. Versions are read once a second at most, and only changed sites are read again. While the
 * database is unavailable, the sites in memory stay in use.
 */
export const createSites = (deps: Deps): Sites => {
  let known = new Map<string, Site>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  const check = async () => {
    const rows = await deps.db.selectFrom('sites').select(['id', 'version']).orderBy('id').execute();
    const before = [...known.values()];
    const sites: Site[] = [];
    for (const { id, version } of rows) {
      const same = before.find((site) => site.id === id && site.version === version);
      sites.push(same ?? (await readSite(deps, id)));
    }
    known = new Map(sites.map((site) => [site.host, site]));
    checkedAt = deps.now();
  };
  /** A clock that was set back makes the memory look younger than it can be, so that counts as old. */
  const isFresh = () => Math.abs(deps.now() - checkedAt) < maximumAgeMs;
  const refresh = async () => {
    if (isFresh()) return;
    checking ??= check().finally(() => {
      checking = undefined;
    });
    await checking.catch((reason) => {
      if (known.size === 0) throw reason;
    });
  };
  return {
    find: async (host) => {
      await refresh();
      return known.get(host.toLowerCase()) ?? null;
    },
    findInMemory: (host) => (isFresh() ? (known.get(host) ?? null) : null),
    all: async () => {
      await refresh();
      return [...known.values()];
    },
  };
};
