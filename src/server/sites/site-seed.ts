import type { LanguageCode } from '../../languages/languages.ts';
import type { Dictionaries } from '../../order/vocabulary/dictionaries.ts';
import type { WriterGradeId } from '../../order/vocabulary/ids.ts';
import type { SiteConfig } from '../../order/vocabulary/site.ts';
import type { Tariff } from '../../order/vocabulary/tariff.ts';
import type { Discount, PrivateConfig } from './site-schema.ts';
import type { WordPlace } from './site-words.ts';

export interface RuleSeed {
  slug: string;
  title: string;
  /** HTML of the page, which is sanitised before it is stored. */
  html: string;
}

/** A rule page in another language than English. */
interface RuleTranslationSeed extends RuleSeed {
  language: LanguageCode;
}

/** A word of the site in another language than English. */
export interface TranslationSeed extends WordPlace {
  language: LanguageCode;
  text: string;
}

/** A writer of a new site. The code consists of "W" and one to five digits. */
interface WriterSeed {
  code: string;
  gradeId: WriterGradeId;
}

/** Complete content of a new site. */
export interface SiteSeed {
  /** Prefix of the base host: '' for `localhost:8080`, 'v2' for `v2.localhost:8080`. */
  subdomain: string;
  config: Omit<SiteConfig, 'id' | 'domain_site' | 'domain_cabinet'> & PrivateConfig;
  dictionaries: Dictionaries;
  tariff: Tariff;
  discounts: readonly Discount[];
  rules: readonly RuleSeed[];
  ruleTranslations: readonly RuleTranslationSeed[];
  translations: readonly TranslationSeed[];
  writers: readonly WriterSeed[];
}

/** Returns the host of a seed: `localhost:8080` or `v2.localhost:8080`. */
export const seedHost = (seed: SiteSeed, baseHost: string): string =>
  seed.subdomain ? `${seed.subdomain}.${baseHost}` : baseHost;
