import { type Static, Type } from 'typebox';
import { orNull } from '../../api/resources/schemas.ts';
import type { LanguageCode } from '../../languages/languages.ts';
import type { Dictionaries } from '../../order/vocabulary/dictionaries.ts';
import type { WriterGradeId } from '../../order/vocabulary/ids.ts';
import type { SiteConfig } from '../../order/vocabulary/site.ts';
import type { Tariff } from '../../order/vocabulary/tariff.ts';
import type { PrivateConfig } from './site-schema.ts';
import type { WordPlace } from './site-words.ts';

/** A discount code with its value, in percent or in US dollars, and its period in epoch milliseconds; null for no limit. */
export const DiscountSeed = Type.Object({
  code: Type.String({ pattern: '^[A-Z0-9][A-Z0-9_-]{0,39}$' }),
  type: Type.Union([Type.Literal('percent'), Type.Literal('fixed')]),
  value: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 }),
  activeFrom: orNull(Type.Integer()),
  activeTo: orNull(Type.Integer()),
  /** True if clients with a paid order are refused. */
  firstOrderOnly: Type.Optional(Type.Boolean()),
});
export type DiscountSeed = Static<typeof DiscountSeed>;

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
  discounts: readonly DiscountSeed[];
  rules: readonly RuleSeed[];
  ruleTranslations: readonly RuleTranslationSeed[];
  translations: readonly TranslationSeed[];
  writers: readonly WriterSeed[];
}

/** Returns the host of a seed: `localhost:8080` or `v2.localhost:8080`. */
export const seedHost = (seed: SiteSeed, baseHost: string): string =>
  seed.subdomain ? `${seed.subdomain}.${baseHost}` : baseHost;
