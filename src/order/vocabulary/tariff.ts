import type {
  AcademicLevelId,
  DeadlineId,
  ExtraId,
  PaperTypeCategoryId,
  PaperTypeId,
  ServiceId,
  WriterGradeId,
} from './ids.ts';

/** A whole number of US cents, or of hundredths of the chosen currency once converted. */
export type Cents = number;

/** Unit prices of one service for one type, one category, or (both null) every other type. */
export interface PriceGrid {
  serviceId: ServiceId;
  typeId: PaperTypeId | null;
  typeCategoryId: PaperTypeCategoryId | null;
  academicLevelIds: AcademicLevelId[];
  deadlineIds: DeadlineId[];
  /** `cents[row of deadlineIds][column of academicLevelIds]`; null where the pair is not sold. */
  cents: (Cents | null)[][];
}

/** The site's prices: what `order/price` needs beside the order itself. Rates are in the currency dictionary. */
export interface Tariff {
  grids: PriceGrid[];
  /** Surcharge on elements in percent. */
  gradePercents: { gradeId: WriterGradeId; percent: number }[];
  /** Price of an extra, once an order, in US cents. */
  extraCents: { extraId: ExtraId; cents: Cents }[];
  /** Share of the total that goes to the bonus storage, in percent. */
  bonusPercent: number;
}

export type DiscountType = 'percent' | 'fixed';

/** A discount code that the server has accepted. `value` is percent, or US dollars with two decimals. */
export interface Discount {
  code: string;
  type: DiscountType;
  value: number;
}
