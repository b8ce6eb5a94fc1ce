import type { LanguageCode } from '../../languages/languages.ts';
import type { Dictionaries } from '../../order/vocabulary/dictionaries.ts';
import type { WriterGradeId } from '../../order/vocabulary/ids.ts';
import type { SiteConfig } from '../../order/vocabulary/site.ts';
import type { DiscountType, Tariff } from '../../order/vocabulary/tariff.ts';
import type { WordPlace } from './site-words.ts';

export interface DiscountSeed {
  code: string;
  type: DiscountType;
  /** Value of the discount: percent, or US dollars with two decimals. */
  value: number;
  /** Epoch milliseconds; null for no limit. */
  activeFrom: number | null;
  activeTo: number | null;
  /** True if clients with a paid order are refused. */
  firstOrderOnly?: boolean;
}

export type SecondFactor = 'off' | 'mail';

/** Settings that visitors cannot read. */
export interface PrivateConfig {
  /** Address for letters to the provider; `contact_email` if empty. */
  notice_email: string;
  /** Hours within which the provider tells a customer how to pay, if payment is by hand. */
  payment_answer_hours: number;
  /** Second factor of logins from unknown devices. With `mail`, a code from a letter is required to open the cabinet. */
  second_factor: SecondFactor;
  /** Languages of the site. English is always one of them. */
  languages: readonly LanguageCode[];
}

export interface RuleSeed {
  slug: string;
  title: string;
  /** HTML of the page, which is sanitised before it is stored. */
  html: string;
}

/** Translation of a rule page. */
interface RuleTranslationSeed extends RuleSeed {
  language: LanguageCode;
}

/** Translation of a word of the site. */
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
  discounts: readonly DiscountSeed[];
  rules: readonly RuleSeed[];
  ruleTranslations: readonly RuleTranslationSeed[];
  translations: readonly TranslationSeed[];
  writers: readonly WriterSeed[];
}

/** Returns the host of a seed: `localhost:8080` or `v2.localhost:8080`. */
export const hostOf = (seed: SiteSeed, baseHost: string): string =>
  seed.subdomain ? `${seed.subdomain}.${baseHost}` : baseHost;
