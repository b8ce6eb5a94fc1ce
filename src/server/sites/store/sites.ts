import type { RulePage } from '../../../api/resources/client.ts';
import {
  describeLanguage,
  findLanguage,
  type LanguageCode,
  textsByLanguage,
  widgetTexts,
} from '../../../languages/languages.ts';
import type { Translations } from '../../../languages/translation.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { Dictionaries } from '../../../order/vocabulary/dictionaries.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { shortHashOf } from '../../database/ids-and-secrets.ts';
import { isDatabaseUnavailable } from '../../database/outages.ts';
import type { Db } from '../../database/schema.ts';
import { schemeOf } from '../../http/hosts.ts';
import type { Log } from '../../http/log.ts';
import { refusalTextsIn } from '../../http/refusals.ts';
import type { ConfigChanges } from '../preview-key.ts';
import { fillRule, type PromiseTexts, unknownPromises } from '../promise-texts.ts';
import { offeredIn } from './offered-items.ts';
import { readContent, readStoredSite, type SiteContent, type StoredSite } from './read-site.ts';
import { readSiteTexts } from './site-texts.ts';

/** A site in one language. It is kept in memory, so that prices and dictionaries are sent without a query. */
export interface Site extends StoredSite, SiteContent {
  id: number;
  /** Host with port: `localhost:8080`. */
  host: string;
  version: number;
  language: LanguageCode;
  /** All items of the dictionaries, also those that are not offered any more, because old orders name them. */
  allDictionaries: Dictionaries;
  /** The site's own wordings in `language`, by the English texts. */
  ownTexts: Translations;
  /** Texts of the site's promises in `language`. */
  promiseTexts: PromiseTexts;
  /** The same site in each of its languages. */
  inLanguages: ReadonlyMap<LanguageCode, Site>;
  /** Hash of the content. It is the same on every server. */
  tag: string;
}

/** Returns the site in the language that a tag names, or in English if it does not offer that language. */
export const inLocale = (site: Site, tag: string | undefined): Site => {
  const language = findLanguage(tag, site.languages) ?? 'en';
  return site.inLanguages.get(language) ?? site;
};

/** All sites, in English, in memory. Only the first call waits for the database. */
export type Sites = ReturnType<typeof createSites>;

interface Deps {
  db: Db;
  /** Port of the server, which is part of the hosts of local sites. */
  port: () => number;
  /** True if customers pay through a payment service. */
  paysOnline?: boolean;
  log: Pick<Log, 'warn'>;
}

/**
 * Fills the promises of the site into a rule page, and makes its links absolute, because widgets display rules on other hosts
 * too.
 */
const finishRule = (host: string, page: RulePage, texts: PromiseTexts): RulePage => ({
  ...page,
  html: fillRule(page.html, texts).replaceAll('href="/', `href="${schemeOf(host)}://${host}/`),
});

const bootstrapTexts = textsByLanguage((code) => ({ ...refusalTextsIn(code), ...widgetTexts(code) }));

/** Returns the language and the texts for a bootstrap document. English texts are left out, because widgets contain them. */
const wordingIn = (
  language: LanguageCode,
  ownTexts: Translations,
): Pick<Bootstrap, 'locale' | 'direction' | 'texts'> => {
  if (language === 'en') return Object.keys(ownTexts).length > 0 ? { texts: ownTexts } : {};
  const { direction } = describeLanguage(language);
  return { locale: language, direction, texts: bootstrapTexts(language, ownTexts) };
};

const readSite = async (
  { db, port, paysOnline = false, log }: Deps,
  id: number,
  changes: ConfigChanges = {},
): Promise<Site> => {
  const row = await db.selectFrom('sites').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const stored: UnknownFields = JSON.parse(row.config);
  const config = JSON.stringify({ ...stored, ...changes });
  const storedSite = await readStoredSite(db, { ...row, config }, port());
  const bootstrap = {
    ...storedSite.bootstrap,
    paysOnline,
    ...(storedSite.howToPay && { tellsHowToPay: true }),
  };
  const { domain_site: host } = bootstrap.config;
  const contentIn = await readContent(db, id, bootstrap);
  const textsIn = await readSiteTexts(db, id);
  const inLanguages = new Map<LanguageCode, Site>();
  const addIn = (language: LanguageCode): Site => {
    const content = contentIn(language);
    for (const rule of content.rules)
      for (const line of unknownPromises(host, language, rule)) log.warn(line);
    const promiseTexts = storedSite.promiseTextsIn(language);
    const rules = content.rules.map((page) => finishRule(host, page, promiseTexts));
    const ownTexts = textsIn(language);
    const allDictionaries = content.bootstrap.dictionaries;
    const dictionaries = offeredIn(allDictionaries, storedSite.unoffered);
    const localized = { ...content.bootstrap, dictionaries, ...wordingIn(language, ownTexts) };
    const contentInLanguage = { bootstrap: localized, rules, ownTexts, promiseTexts };
    const text = JSON.stringify([localized, rules, [...promiseTexts]]);
    const tag = shortHashOf(text);
    const site: Site = {
      ...storedSite,
      ...contentInLanguage,
      allDictionaries,
      id,
      host,
      version: row.version,
      language,
      inLanguages,
      tag,
    };
    inLanguages.set(language, site);
    return site;
  };
  for (const language of storedSite.languages) if (language !== 'en') addIn(language);
  return addIn('en');
};

/**
 * Returns all sites, and reads those whose version differs from that in `before`. A site that cannot be read keeps its last content,
 * or is left out if it has none, and has a sentence in `problems`. The log has the `loggedProblems` already.
 */
const readSites = async (
  { deps, loggedProblems }: { deps: Deps; loggedProblems: readonly string[] },
  before: readonly Site[],
): Promise<{ sites: Site[]; problems: string[] }> => {
  const rows = await deps.db.selectFrom('sites').select(['id', 'host', 'version']).orderBy('id').execute();
  const sites: Site[] = [];
  const problems: string[] = [];
  for (const { id, host, version } of rows) {
    const last = before.find((site) => site.id === id);
    try {
      sites.push(last?.version === version ? last : await readSite(deps, id));
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const effect = last ? 'its former settings stay in use' : 'it is not served';
      const problem = `The settings of ${host} cannot be read, so ${effect}. The log has the error.`;
      if (!loggedProblems.includes(problem)) deps.log.warn(`${problem} ${error}`);
      problems.push(problem);
      if (last) sites.push(last);
    }
  }
  return { sites, problems };
};

/**
 * Creates the memory of sites. While the database is unavailable, the sites in memory stay in use; so does a site whose new
 * content cannot be read.
 */
export const createSites = (deps: Deps) => {
  let sitesByHost: ReadonlyMap<string, Site> | null = null;
  let loggedProblems: readonly string[] = [];
  let refreshing: Promise<ReadonlyMap<string, Site>> | undefined;
  const readAnew = async () => {
    const { sites, problems } = await readSites({ deps, loggedProblems }, [...(sitesByHost?.values() ?? [])]);
    loggedProblems = problems;
    sitesByHost = new Map(sites.map((site) => [site.host, site]));
    return sitesByHost;
  };
  const refresh = () => {
    refreshing ??= readAnew().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
  return {
    /** Finds a site by its host with port; null if there is none. */
    find: async (host: string): Promise<Site | null> =>
      (sitesByHost ?? (await refresh())).get(host.toLowerCase()) ?? null,
    /** Finds a site among those in memory; null if there is none, or before the server has first read the sites. */
    findInMemory: (host: string): Site | null => sitesByHost?.get(host) ?? null,
    /** Reads a site as it would be with changes of its config. */
    withChanges: ({ id }: Site, changes: ConfigChanges): Promise<Site> => readSite(deps, id, changes),
    /** Returns a sentence for each site that cannot be read. */
    problems: (): readonly string[] => loggedProblems,
    all: async (): Promise<Site[]> => [...(sitesByHost ?? (await refresh())).values()],
    /** Reads the changed sites. The server calls `refresh` every second, so that no request waits for it. */
    refresh: async () => {
      await refresh();
    },
  };
};
