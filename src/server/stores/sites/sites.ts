import { createHash } from 'node:crypto';
import type { RulePage } from '../../../api/resources.ts';
import type { Db } from '../../database/schema.ts';
import { schemeOf } from '../../hosts.ts';
import { readStoredSite, type StoredSite } from './read-site.ts';

/** A site as it is kept in memory: prices and lists are answered without asking the database. */
export interface Site extends StoredSite {
  id: number;
  /** With port: `localhost:8080`. */
  host: string;
  version: number;
  rules: RulePage[];
  /** Short name of this content, the same on every server. */
  tag: string;
}

export interface Sites {
  /** By host with port; null where there is no such site. */
  find(host: string): Promise<Site | null>;
  /** The same without a wait, as long as nothing need be asked; null where that cannot be said. */
  peek(host: string): Site | null;
  all(): Promise<Site[]>;
}

interface Deps {
  db: Db;
  /** Where the server listens: a local site's host carries it. */
  port: () => number;
  now: () => number;
}

/** Longest time that a change made by another process goes unnoticed. */
const freshFor = 1000;

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
  // Rules are shown on other hosts too, where an address of the provider's pages has to say whose it is.
  const home = `href="${schemeOf(host)}://${host}/`;
  const rules = pages.map((page) => ({ ...page, html: page.html.replaceAll('href="/', home) }));
  const text = JSON.stringify([bootstrap, rules]);
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { ...stored, id, host, version: row.version, rules, tag };
};

/**
 * The sites by host. Their versions are asked for once a second at most, and only what has changed is read
 * again; while the database is away, what is in memory stays true.
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
  const isFresh = () => deps.now() - checkedAt < freshFor;
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
    peek: (host) => (isFresh() ? (known.get(host) ?? null) : null),
    all: async () => {
      await refresh();
      return [...known.values()];
    },
  };
};
