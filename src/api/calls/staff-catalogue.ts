import { type None, ofSite } from '../call.ts';
import type {
  DictionaryItemFields,
  DiscountFields,
  PastPriceChange,
  PriceComparison,
  StaffDictionaries,
  StaffDiscount,
  StaffItem,
  StaffPrices,
  StaffWriter,
  StaffWriters,
  WantedPrice,
} from '../resources/staff-catalogue.ts';

// Calls of the office about the catalogue of a site.

export const staffPrices = /* @__PURE__ */ ofSite.get<None, StaffPrices>()('/prices');
/**
 * Returns the price changes that new prices would make, without saving them. The new prices are those of places, or of a table as
 * text: separated by commas, semicolons or tabs, with the columns of `csv` in `staffPrices`.
 */
export const comparePrices = /* @__PURE__ */ ofSite.post<
  { prices?: readonly WantedPrice[]; csv?: string },
  PriceComparison
>()('/prices/comparison');
/**
 * Sets prices, unless any price has changed since `version`. `isConfirmed` is needed if a price changes by more than 30 % or
 * ends. With `fromDay` visitors pay them from that day on, which begins in the site's time zone.
 */
export const savePrices = /* @__PURE__ */ ofSite.post<
  { version: string; prices: readonly WantedPrice[]; isConfirmed?: boolean; fromDay?: string },
  StaffPrices
>()('/prices');
export const cancelPlannedPrices = /* @__PURE__ */ ofSite.delete<None, StaffPrices>()('/prices/planned/:id');
/** Returns the latest changes of prices, newest first. */
export const priceHistory = /* @__PURE__ */ ofSite.get<None, PastPriceChange[]>()('/prices/changes');
/** Sets the prices as they were before a change, unless one of them has changed since. */
export const undoPrices = /* @__PURE__ */ ofSite.post<None, StaffPrices>()('/prices/changes/:id/undo');

export const staffDiscounts = /* @__PURE__ */ ofSite.get<None, StaffDiscount[]>()('/discounts');
export const addDiscount = /* @__PURE__ */ ofSite.post<DiscountFields & { code: string }, StaffDiscount>()(
  '/discounts',
);
/** Changes a code, pauses it or lets it go on, or ends it now. */
export const changeDiscount = /* @__PURE__ */ ofSite.patch<
  Partial<DiscountFields> & { isPaused?: boolean; isEnded?: boolean },
  StaffDiscount
>()('/discounts/:code');

export const staffWriters = /* @__PURE__ */ ofSite.get<None, StaffWriters>()('/writers');
export const addWriter = /* @__PURE__ */ ofSite.post<{ code: string; gradeId: number }, StaffWriter>()(
  '/writers',
);
/** Changes the grade of a writer, or whether the writer gets orders. */
export const changeWriter = /* @__PURE__ */ ofSite.patch<
  { gradeId?: number; isActive?: boolean },
  StaffWriter
>()('/writers/:code');

/** Returns the items of a site's lists, also those that are not offered, and its currencies. */
export const staffDictionaries = /* @__PURE__ */ ofSite.get<None, StaffDictionaries>()('/items');
/** Adds an item to the list that the path names. */
export const addItem = /* @__PURE__ */ ofSite.post<DictionaryItemFields, StaffItem>()('/items/:list');
/** Renames an item, moves it to another position, switches it off or on, or changes its values. */
export const changeItem = /* @__PURE__ */ ofSite.patch<DictionaryItemFields, StaffItem>()('/items/:list/:id');
