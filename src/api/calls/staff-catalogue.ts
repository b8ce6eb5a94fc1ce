import { type None, siteCall } from '../call.ts';
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

// Calls of the office about what a site sells.

export const staffPrices = /* @__PURE__ */ siteCall<None, StaffPrices>()('GET', '/prices', 'none');
/**
 * Returns what would change, and changes nothing. The new prices are those of places, or of a table as text: separated by
 * commas, semicolons or tabs, with the columns of `csv` in `staffPrices`.
 */
export const comparePrices = /* @__PURE__ */ siteCall<
  { prices?: readonly WantedPrice[]; csv?: string },
  PriceComparison
>()('POST', '/prices/comparison', 'urlencoded');
/**
 * Sets prices, unless any price has changed since `version`. `isConfirmed` is needed if a price changes by more than 30 % or
 * ends. With `fromDay` visitors pay them from that day on, which begins in the site's time zone.
 */
export const savePrices = /* @__PURE__ */ siteCall<
  { version: string; prices: readonly WantedPrice[]; isConfirmed?: boolean; fromDay?: string },
  StaffPrices
>()('POST', '/prices', 'urlencoded');
/** Drops a planned change of prices. */
export const cancelPlannedPrices = /* @__PURE__ */ siteCall<None, StaffPrices>()(
  'DELETE',
  '/prices/planned/:id',
  'none',
);
/** Returns the latest changes of prices, newest first. */
export const priceHistory = /* @__PURE__ */ siteCall<None, PastPriceChange[]>()(
  'GET',
  '/prices/changes',
  'none',
);
/** Sets the prices as they were before a change, unless one of them has changed since. */
export const undoPrices = /* @__PURE__ */ siteCall<None, StaffPrices>()(
  'POST',
  '/prices/changes/:id/undo',
  'none',
);

export const staffDiscounts = /* @__PURE__ */ siteCall<None, StaffDiscount[]>()('GET', '/discounts', 'none');
export const addDiscount = /* @__PURE__ */ siteCall<DiscountFields & { code: string }, StaffDiscount>()(
  'POST',
  '/discounts',
  'urlencoded',
);
/** Changes a code, pauses it or lets it go on, or ends it now. */
export const changeDiscount = /* @__PURE__ */ siteCall<
  Partial<DiscountFields> & { isPaused?: boolean; isEnded?: boolean },
  StaffDiscount
>()('PATCH', '/discounts/:code', 'urlencoded');

export const staffWriters = /* @__PURE__ */ siteCall<None, StaffWriters>()('GET', '/writers', 'none');
export const addWriter = /* @__PURE__ */ siteCall<{ code: string; gradeId: number }, StaffWriter>()(
  'POST',
  '/writers',
  'urlencoded',
);
/** Changes the grade of a writer, or whether the writer gets orders. */
export const changeWriter = /* @__PURE__ */ siteCall<{ gradeId?: number; isActive?: boolean }, StaffWriter>()(
  'PATCH',
  '/writers/:code',
  'urlencoded',
);

/** Returns the items of a site's lists, also those that are not offered, and its currencies. */
export const staffDictionaries = /* @__PURE__ */ siteCall<None, StaffDictionaries>()('GET', '/items', 'none');
/** Adds an item to the list that the path names. */
export const addItem = /* @__PURE__ */ siteCall<DictionaryItemFields, StaffItem>()(
  'POST',
  '/items/:list',
  'urlencoded',
);
/** Renames an item, moves it to another position, switches it off or on, or changes its values. */
export const changeItem = /* @__PURE__ */ siteCall<DictionaryItemFields, StaffItem>()(
  'PATCH',
  '/items/:list/:id',
  'urlencoded',
);
