/** What a price is for. A price names a paper type, a category of types, or neither for all other types. */
export interface PricePlace {
  serviceId: number;
  typeId: number | null;
  typeCategoryId: number | null;
  academicLevelId: number;
  deadlineId: number;
}

/** A price to set, in US cents; null if the place is no longer offered. */
export interface WantedPrice extends PricePlace {
  cents: number | null;
}

interface Named {
  id: number;
  name: string;
}

/** Prices of one service for one paper type, for one category or for all other types. */
export interface StaffPriceGrid extends Omit<PricePlace, 'academicLevelId' | 'deadlineId'> {
  name: string;
  /** Columns. */
  levels: Named[];
  /** Rows. */
  deadlines: Named[];
  /** US cents: `cents[index in deadlines][index in levels]`; null if the place is not offered. */
  cents: (number | null)[][];
}

export interface StaffPrices {
  /** Changes with every change of a price. Saving names the version that was compared. */
  version: string;
  grids: StaffPriceGrid[];
  /** The same prices as a file that can be uploaded again. */
  csv: string;
}

/** A price before and after a change; null for a place that is not offered. */
export interface PriceChange extends PricePlace {
  /** Name of the place, such as `Writing, Essay, Master's, 3 days`. */
  name: string;
  beforeCents: number | null;
  afterCents: number | null;
  /** True if the price changes by more than 30 %, or ends. */
  isJump: boolean;
}

export interface PriceComparison {
  version: string;
  changes: PriceChange[];
}

/** A change of prices in the past. */
export interface PastPriceChange {
  id: number;
  /** ISO 8601 with offset. */
  at: string;
  /** Name of the person; `command line` for a command. */
  by: string;
  isUndo: boolean;
  changes: PriceChange[];
}
