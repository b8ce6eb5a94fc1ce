import type { RulePage } from '../../../api/resources/client.ts';
import { type LanguageCode, translatorOf } from '../../../languages/languages.ts';
import type { Bootstrap, SiteConfig } from '../../../order/vocabulary/site.ts';
import type { Database, Db } from '../../database/schema.ts';
import { schemeOf, withPort } from '../../http/hosts.ts';
import { wrongShapes } from '../check-value.ts';
import { promiseTexts } from '../promise-texts.ts';
import { SiteConfig as ConfigSchema, PrivateConfig } from '../site-schema.ts';
import type { SiteSeed } from '../site-seed.ts';
import { keyOfPlace, replaceWords } from '../site-words.ts';
import { findLastingDiscount } from './discounts.ts';
import { isOffered, itemState, offeredIn, readSold } from './offered-items.ts';
import { readRatings } from './ratings.ts';
import { listRules } from './rules.ts';
import { readWords } from './site-texts.ts';
import { dictionariesOf, tariffOf } from './tariff-rows.ts';

/** Defaults for sites that are older than these settings. */
const privateDefaults: PrivateConfig = {
  notice_email: '',
  payment_answer_hours: 24,
  second_factor: 'off',
  languages: ['en'],
  time_zone: 'UTC',
};

/** Parses the stored config. The type is certain, because the command line checks a config before writing it. */
export const readConfig = (json: string): SiteSeed['config'] => ({ ...privateDefaults, ...JSON.parse(json) });

/** Splits the stored config into the public config and the private settings. */
const configOf = ({ id, host, config: json }: Database['sites'], port: number) => {
  const domain = withPort(host, port);
  const stored = readConfig(json);
  const { notice_email, payment_answer_hours, second_factor, languages, time_zone, ...more } = stored;
  const { demo_pages, brand = {}, how_to_pay = '', ...open } = more;
  const config: SiteConfig = { id, ...open, domain_site: domain, domain_cabinet: `my.${domain}` };
  const [wrong] = [...wrongShapes(ConfigSchema, config), ...wrongShapes(PrivateConfig, stored)];
  if (wrong) throw new Error(wrong);
  // The address becomes absolute, because widgets are on other hosts too.
  if (open.samplesUrl) config.samplesUrl = new URL(open.samplesUrl, `${schemeOf(domain)}://${domain}`).href;
  return {
    config,
    /** Address for letters to the provider. */
    noticeAddress: notice_email || config.contact_email,
    paymentAnswerHours: payment_answer_hours,
    howToPay: how_to_pay.trim(),
    secondFactor: second_factor,
    timeZone: time_zone,
    brand,
    hasDemoPages: demo_pages === true,
    /** Languages of the site. English is one of them. */
    languages: [...new Set<LanguageCode>(['en', ...languages])],
  };
};

/**
 * Content of a site in the database. `bootstrap` is the bootstrap document without the visitor's country, and with all items of
 * the dictionaries. `unoffered` has those that visitors are not offered, by keys such as `deadline 3`.
 */
export type StoredSite = Awaited<ReturnType<typeof readStoredSite>>;

/** Reads the content of a site. `port` becomes a part of the hosts of local sites. Throws if the stored config is wrong. */
export const readStoredSite = async (db: Db, site: Database['sites'], port: number) => {
  const { rows: items, prices, surcharges } = await readSold(db, site.id);
  const ratings = await readRatings(db, site.id);
  const { config, ...privateSettings } = configOf(site, port);
  // All items, also those that are not offered any more, because old orders name them.
  const dictionaries = dictionariesOf(items);
  const stateOf = itemState(items, prices);
  const unoffered: ReadonlyMap<string, string> = new Map(
    items
      .map((item) => [`${item.dictionary} ${item.item_id}`, stateOf(item)] as const)
      .filter(([, state]) => state !== 'offered'),
  );
  const offered = offeredIn(dictionaries, unoffered);
  const sold = prices.filter((price) => isOffered(price, offered));
  const tariff = tariffOf(sold, surcharges);
  const code = config.redirect?.inputDiscountCode;
  const linkDiscount = code ? await findLastingDiscount(db, site.id, code) : undefined;
  const { promises } = config;
  const first = promises && (await findLastingDiscount(db, site.id, promises.firstOrderCode));
  const bootstrap: Bootstrap = {
    config,
    dictionaries,
    tariff,
    countryCode: null,
    dialCode: null,
    ...(linkDiscount && { linkDiscount }),
    ...(ratings && { ratings }),
  };
  const promiseTextsIn = (language: LanguageCode) => promiseTexts(promises, first, translatorOf(language));
  return { ...privateSettings, promiseTextsIn, unoffered, bootstrap };
};

/** Texts of a site that visitors read. */
export interface SiteContent {
  bootstrap: Bootstrap;
  rules: readonly RulePage[];
}

/**
 * Reads the rule pages and the translations of a site; returns the function that returns its content in a language. Words and
 * pages without a translation stay English.
 */
export const readContent = async (
  db: Db,
  siteId: number,
  bootstrap: Bootstrap,
): Promise<(language: LanguageCode) => SiteContent> => {
  const [wordsIn, stored] = await Promise.all([readWords(db, siteId), listRules(db, siteId)]);
  const rulesIn = (wanted: LanguageCode) =>
    stored.flatMap(({ language, ...rule }) => (language === wanted ? [rule] : []));
  const rules = rulesIn('en');
  return (language) => {
    if (language === 'en') return { bootstrap, rules };
    const [texts, translated] = [wordsIn(language), rulesIn(language)];
    return {
      bootstrap: replaceWords(bootstrap, (place, english) => texts.get(keyOfPlace(place)) ?? english),
      rules: rules.map((rule) => translated.find(({ slug }) => slug === rule.slug) ?? rule),
    };
  };
};
