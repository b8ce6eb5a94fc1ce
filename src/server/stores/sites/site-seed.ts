import type { Dictionaries } from '../../../order/vocabulary/dictionaries.ts';
import type { WriterGradeId } from '../../../order/vocabulary/ids.ts';
import type { SiteConfig } from '../../../order/vocabulary/site.ts';
import type { DiscountType, Tariff } from '../../../order/vocabulary/tariff.ts';

export interface DiscountSeed {
  code: string;
  type: DiscountType;
  /** Percent, or US dollars with two decimals. */
  value: number;
  /** Epoch milliseconds; null is unbounded. */
  activeFrom: number | null;
  activeTo: number | null;
}

/** What the owner has set and no visitor reads. */
export interface PrivateConfig {
  /** Where notices to the provider go; empty: to `contact_email`. */
  notice_email: string;
  /** Within how many hours the provider says how to pay an order by hand. */
  payment_answer_hours: number;
}

export interface RuleSeed {
  slug: string;
  title: string;
  /** Sanitised when written. */
  html: string;
}

/** "W" and one to five digits. */
export interface WriterSeed {
  code: string;
  gradeId: WriterGradeId;
}

/** Everything that makes a site: what the demo provider, and any new provider, is written from. */
export interface SiteSeed {
  /** What stands before the base host: '' for `localhost:8080`, 'v2' for `v2.localhost:8080`. */
  subdomain: string;
  config: Omit<SiteConfig, 'id' | 'domain_site' | 'domain_cabinet'> & PrivateConfig;
  dictionaries: Dictionaries;
  tariff: Tariff;
  discounts: readonly DiscountSeed[];
  rules: readonly RuleSeed[];
  writers: readonly WriterSeed[];
}

/** `localhost:8080` and `v2.localhost:8080`: the host a seed gets under the base host. */
export const hostOf = (seed: SiteSeed, baseHost: string): string =>
  seed.subdomain ? `${seed.subdomain}.${baseHost}` : baseHost;
