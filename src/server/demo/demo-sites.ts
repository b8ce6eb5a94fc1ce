import { Type } from 'typebox';
import type { LanguageCode } from '../../languages/languages.ts';
import { toCents } from '../../order/price/money.ts';
import type { Dictionaries } from '../../order/vocabulary/dictionaries.ts';
import { fieldsOf, mapFields } from '../../order/vocabulary/map-fields.ts';
import type { PriceGrid, Tariff } from '../../order/vocabulary/tariff.ts';
import { checkValue } from '../sites/check-value.ts';
import { Dictionaries as DictionariesSchema, PrivateConfig, SiteConfig } from '../sites/site-schema.ts';
import { DiscountSeed, type SiteSeed, type TranslationSeed } from '../sites/site-seed.ts';
import { wordsOf } from '../sites/site-words.ts';
import { rulesIn } from './demo-rules.ts';
import lists from './dictionaries.json' with { type: 'json' };
import { idNamed } from './id-named.ts';
import common from './site.json' with { type: 'json' };
import version1 from './version-1.json' with { type: 'json' };
import version2 from './version-2.json' with { type: 'json' };
import ar from './words/ar.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };

/** Prices of a service for some paper types, for a category, or for all other types. */
interface PriceTable {
  service: string;
  types?: readonly string[];
  category?: string;
  levels: readonly string[];
  /** Prices in US dollars by deadline, one for each level. */
  prices: Readonly<Record<string, readonly number[]>>;
}

/** Data that only the site of one price version has. */
interface VersionFile {
  subdomain: string;
  /** Values that replace those of `site.json`. */
  config?: object;
  academicLevel: readonly object[];
  deadline: readonly object[];
  prices: readonly PriceTable[];
}

/** Returns the lists of a site. The position of an item in its file is its `sort`, which currencies do not have. */
const dictionariesOf = ({ academicLevel, deadline }: VersionFile): Dictionaries => {
  const paperType = lists.paperType.map(({ category, version = null, ...type }) => ({
    ...type,
    categoryId: idNamed(lists.paperTypeCategory, category),
    version,
  }));
  const { currency, ...others } = lists;
  const all = { ...others, paperType, academicLevel, deadline };
  const sorted = mapFields(fieldsOf(all), (list) => {
    const items: readonly object[] = all[list];
    return items.map((item, index) => ({ ...item, sort: index + 1 }));
  });
  return checkValue(DictionariesSchema, 'dictionaries', { ...sorted, currency }) as Dictionaries;
};

/** Returns the grids of a table: one for each of its types, else one for its category or for all other types. */
const gridsOfTable = (
  { service, types, category, levels, prices }: PriceTable,
  { serviceType, paperType, paperTypeCategory, academicLevel, deadline }: Dictionaries,
): PriceGrid[] =>
  (types ?? [null]).map((type) => ({
    serviceId: idNamed(serviceType, service),
    typeId: type === null ? null : idNamed(paperType, type),
    typeCategoryId: category === undefined ? null : idNamed(paperTypeCategory, category),
    academicLevelIds: levels.map((level) => idNamed(academicLevel, level)),
    deadlineIds: Object.keys(prices).map((name) => idNamed(deadline, name)),
    cents: Object.values(prices).map((row) => row.map(toCents)),
  }));

const tariffOf = (tables: readonly PriceTable[], dictionaries: Dictionaries): Tariff => {
  const { gradePercents, extraDollars, bonusPercent } = common.surcharges;
  return {
    grids: tables.flatMap((table) => gridsOfTable(table, dictionaries)),
    gradePercents: Object.entries(gradePercents).map(([grade, percent]) => ({
      gradeId: idNamed(dictionaries.writerGrade, grade),
      percent,
    })),
    extraCents: Object.entries(extraDollars).map(([extra, dollars]) => ({
      extraId: idNamed(dictionaries.extra, extra),
      cents: toCents(dollars),
    })),
    bonusPercent,
  };
};

const { id: _, domain_site: __, domain_cabinet: ___, ...open } = SiteConfig.properties;
/** Config of a site that has no id and no host yet. */
const Config = Type.Object({ ...open, ...PrivateConfig.properties }, { additionalProperties: false });

const momentOf = (date: string | undefined) => (date === undefined ? null : Date.parse(date));
const discounts = common.discounts.map(({ from, to, ...discount }) =>
  checkValue(DiscountSeed, discount.code, {
    ...discount,
    activeFrom: momentOf(from),
    activeTo: momentOf(to),
  }),
);

/** Translations by list and English word. Titles of currencies have none, because they are codes. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
const words = { de, es, ar } as const satisfies Readonly<Partial<Record<LanguageCode, Words>>>;

const translate = (site: Pick<SiteSeed, 'config' | 'dictionaries'>): TranslationSeed[] =>
  fieldsOf(words).flatMap((language) =>
    wordsOf(site).flatMap(({ english, ...place }) => {
      const own: Words = words[language];
      const text = own[place.list]?.[english];
      return text === undefined ? [] : [{ ...place, language, text }];
    }),
  );

const siteOf = (version: VersionFile): SiteSeed => {
  const checked: unknown = checkValue(Config, 'config', { ...common.config, ...version.config });
  const config = checked as SiteSeed['config'];
  const dictionaries = dictionariesOf(version);
  return {
    subdomain: version.subdomain,
    config,
    dictionaries,
    tariff: tariffOf(version.prices, dictionaries),
    discounts,
    rules: rulesIn('en'),
    ruleTranslations: fieldsOf(words).flatMap((language) =>
      rulesIn(language).map((rule) => ({ language, ...rule })),
    ),
    translations: translate({ config, dictionaries }),
    writers: common.writers.map(({ code, grade }) => ({
      code,
      gradeId: idNamed(dictionaries.writerGrade, grade),
    })),
  };
};

/**
 * Sites of the demo provider, Octavo Writing: one for each price version. Import this module only in code that adds a site, because
 * it reads all data of the demo.
 */
export const demoSites: readonly SiteSeed[] = [siteOf(version1), siteOf(version2)];
