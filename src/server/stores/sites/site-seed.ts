import type { LanguageCode } from '../../../languages/languages.ts';
import type { Dictionaries } from '../../../order/vocabulary/dictionaries.ts';
import type { WriterGradeId } from '../../../order/vocabulary/ids.ts';
import type { SiteConfig } from '../../../order/vocabulary/site.ts';
import type { DiscountType, Tariff } from '../../../order/vocabulary/tariff.ts';
import type { WordPlace } from '../../languages/site-words.ts';

export interface DiscountSeed {
  code: string;
  type: DiscountType;
  /** Percent, or US dollars with two decimals. */
  value: number;
  /** Epoch milliseconds; null is unbounded. */
  activeFrom: number | null;
  activeTo: number | null;
}

export type SecondFactor = 'off' | 'mail';

/** Settings that visitors cannot read. */
export interface PrivateConfig {
  /** Address for letters to the provider; `contact_email` if empty. */
  notice_email: string;
  /** Hours within which the provider explains the payment by hand. */
  payment_answer_hours: number;
  /** `mail` asks logins from unknown devices for a code by letter before they open the cabinet. */
  second_factor: SecondFactor;
  /** Languages of the site. English is always one of them. */
  languages: readonly LanguageCode[];
}

export interface RuleSeed {
  slug: string;
  title: string;
  /** Sanitised before it is stored. */
  html: string;
}

/** A rule page in another language than English. */
export interface RuleTranslationSeed extends RuleSeed {
  language: LanguageCode;
}

/** A word of the site in another language than English. */
export interface TranslationSeed extends WordPlace {
  language: LanguageCode;
  text: string;
}

/** The code is "W" and one to five digits. */
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
