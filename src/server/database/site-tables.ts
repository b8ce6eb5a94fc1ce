export interface SiteTable {
  id: number;
  /** Without port where the port follows the server's: `localhost`. */
  host: string;
  /** The site config without id and domains, as JSON. */
  config: string;
  /** Grows with every change, so that a running server notices. */
  version: number;
}

export interface DictionaryItemTable {
  site_id: number;
  dictionary: string;
  item_id: number;
  sort: number;
  name: string;
  /** What an item of this dictionary has beside id, name and sort, as JSON. */
  details: string;
}

export interface PriceTable {
  site_id: number;
  /** Order in which grids, rows and columns stand. */
  position: number;
  service_id: number;
  type_id: number | null;
  type_category_id: number | null;
  academic_level_id: number;
  deadline_id: number;
  cents: number;
}

export interface SurchargeTable {
  site_id: number;
  kind: 'grade' | 'extra' | 'bonus';
  item_id: number;
  /** Cents of an extra; hundredths of a percent of a grade or the bonus. */
  amount: number;
}

export interface DiscountTable {
  site_id: number;
  /** In capitals. */
  code: string;
  type: string;
  /** Hundredths of a percent, or US cents. */
  amount: number;
  active_from: number | null;
  active_to: number | null;
}

export interface RulePageTable {
  site_id: number;
  slug: string;
  position: number;
  title: string;
  html: string;
}

export interface WriterTable {
  site_id: number;
  code: string;
  grade_id: number;
}
