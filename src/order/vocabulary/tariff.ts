import type {
  AcademicLevelId,
  DeadlineId,
  ExtraId,
  PaperTypeCategoryId,
  PaperTypeId,
  ServiceId,
  WriterGradeId,
} from './ids.ts';

/** Whole number of US cents, or of hundredths of another currency after conversion. */
export type Cents = number;

/** Unit prices of a service for one paper type, for one category, or (both null) for all other types. */
export interface PriceGrid {
  serviceId: ServiceId;
  typeId: PaperTypeId | null;
  typeCategoryId: PaperTypeCategoryId | null;
  academicLevelIds: AcademicLevelId[];
  deadlineIds: DeadlineId[];
  /** `cents[index in deadlineIds][index in academicLevelIds]`; null if the combination is not offered. */
  cents: (Cents | null)[][];
}

/** Row of the price list. It names a paper type, or a category, or neither (the default row). */
export interface PriceListEntry {
  serviceId: ServiceId;
  academicLevelId: AcademicLevelId;
  deadlineId: DeadlineId;
  typeId: PaperTypeId | null;
  typeCategoryId: PaperTypeCategoryId | null;
  /** US dollars with two decimals. */
  price: number;
  unit: 'element';
}

/** Prices of a site. Exchange rates are in the currency dictionary. */
export interface Tariff {
  grids: PriceGrid[];
  /** Surcharge on the price of the elements, in percent. */
  gradePercents: { gradeId: WriterGradeId; percent: number }[];
  /** Price of an extra per order, in US cents. */
  extraCents: { extraId: ExtraId; cents: Cents }[];
  /** Share of the total that is credited to the Bonus Storage, in percent. */
  bonusPercent: number;
}

export type DiscountType = 'percent' | 'fixed';

/** A discount code that the server has accepted. `value` is percent, or US dollars with two decimals. */
export interface Discount {
  code: string;
  type: DiscountType;
  value: number;
}
