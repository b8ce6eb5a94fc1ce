import type { LanguageCode } from '../../../languages/languages.ts';
import type { DictionaryName } from '../../../order/vocabulary/dictionaries.ts';
import type { WordList } from '../../sites/site-words.ts';

export interface SiteTables {
  sites: {
    id: number;
    /** Host of the site. A local host has no port here, because the port is the server's. */
    host: string;
    /** JSON of the site config without id and domains. */
    config: string;
    /** Increases with every change of the site, so that running servers notice the change. */
    version: number;
  };

  dictionary_items: {
    site_id: number;
    dictionary: DictionaryName;
    item_id: number;
    sort: number;
    name: string;
    /** 1 if the office has switched the item off. Old orders still show its name. */
    is_off: number;
    /** Time of the last change of a currency's rate in the office; null if there was none. */
    rated_at: number | null;
    /** Further properties of the item as JSON, besides id, name and sort. */
    details: string;
  };

  prices: {
    site_id: number;
    /** Position among all prices of the site, in the sequence of grids, rows and columns. */
    position: number;
    service_id: number;
    type_id: number | null;
    type_category_id: number | null;
    academic_level_id: number;
    deadline_id: number;
    cents: number;
  };

  surcharges: {
    site_id: number;
    kind: 'grade' | 'extra' | 'bonus';
    item_id: number;
    /** Cents of an extra; hundredths of a percent of a grade or the bonus. */
    amount: number;
  };

  discounts: {
    site_id: number;
    /** Code in upper case. */
    code: string;
    type: string;
    /** Hundredths of a percent, or US cents. */
    amount: number;
    active_from: number | null;
    active_to: number | null;
    /** 1 if clients with a paid order are refused. */
    first_order_only: number;
    /** 1 if the code is refused until it goes on. */
    is_paused: number;
    /** Maximum number of orders with the code, in all and of one client; null for no limit. */
    maximum_uses: number | null;
    maximum_uses_per_client: number | null;
    /** Smallest price before the discount, in US cents; null for no limit. */
    minimum_cents: number | null;
  };

  /** Logos that owners have uploaded. The config names the one that is shown. */
  logos: {
    site_id: number;
    name: string;
    /** The image in base64. */
    png: string;
    created_at: number;
  };

  rule_pages: {
    site_id: number;
    slug: string;
    position: number;
    title: string;
    html: string;
  };

  /** Translation of a word of a site's dictionaries or config into a language other than English. */
  translations: {
    site_id: number;
    language: LanguageCode;
    list: WordList;
    item_id: number;
    field: string;
    text: string;
  };

  /** A site's own wording of a text. */
  site_texts: {
    site_id: number;
    language: LanguageCode;
    /** The English text in the source code, which the site's own wording replaces. */
    english: string;
    /** JSON: a text, or an object of texts by plural category. */
    text: string;
  };

  /** Translation of a rule page into a language other than English. */
  rule_translations: {
    site_id: number;
    language: LanguageCode;
    slug: string;
    title: string;
    html: string;
  };

  writers: {
    site_id: number;
    code: string;
    grade_id: number;
    /** 0 for a writer who gets no more orders. */
    is_active: number;
  };
}
