/** Place of a price. It names a paper type, a category of types, or neither for all other types. */
interface PricePlace {
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

/** A discount code. */
export interface StaffDiscount {
  code: string;
  type: 'percent' | 'fixed';
  /** Percent, or US dollars. */
  value: number;
  /** First and last day in UTC, such as `2030-12-31`; null for no limit. The code ends with the last minute of the last day. */
  firstDay: string | null;
  lastDay: string | null;
  isFirstOrderOnly: boolean;
  status: 'planned' | 'valid' | 'paused' | 'ended';
  /** Number of orders with the code that are not cancelled. */
  uses: number;
}

/** Values of a new or changed code. `isConfirmed` is needed for a code that may make a paper free. */
export interface DiscountFields extends Pick<StaffDiscount, 'type' | 'value'> {
  firstDay?: string | null;
  lastDay?: string | null;
  isFirstOrderOnly?: boolean;
  isConfirmed?: boolean;
}

export interface StaffWriter {
  code: string;
  gradeId: number;
  grade: string;
  /** Number of orders that are paid and not delivered. */
  openOrders: number;
  ratings: number;
  /** Average of 1 to 5; null without ratings. */
  averageRating: number | null;
  /** False for a writer who gets no more orders. */
  isActive: boolean;
}

export interface StaffWriters {
  /** Grades that a writer can have. */
  grades: Named[];
  writers: StaffWriter[];
}
