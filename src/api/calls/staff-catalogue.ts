import { call, type None } from '../call.ts';
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

// Calls of the office about what a site sells. `:siteHost` is the host of the site.

export const staffPrices = /* @__PURE__ */ call<None, StaffPrices>()(
  'GET',
  '/v1/staff/sites/:siteHost/prices',
  'none',
  'grids',
);
/**
 * Returns what would change, and changes nothing. The new prices are those of places, or of a table as text: separated by
 * commas, semicolons or tabs, with the columns of `csv` in `staffPrices`.
 */
export const comparePrices = /* @__PURE__ */ call<
  { prices?: readonly WantedPrice[]; csv?: string },
  PriceComparison
>()('POST', '/v1/staff/sites/:siteHost/prices/comparison', 'urlencoded', 'changes');
/**
 * Sets prices, unless any price has changed since `version`. `isConfirmed` is needed if a price changes by more than 30 % or
 * ends. With `fromDay` visitors pay them from that day on, which begins in the site's time zone.
 */
export const savePrices = /* @__PURE__ */ call<
  { version: string; prices: readonly WantedPrice[]; isConfirmed?: boolean; fromDay?: string },
  StaffPrices
>()('POST', '/v1/staff/sites/:siteHost/prices', 'urlencoded', 'grids');
/** Drops a planned change of prices. */
export const cancelPlannedPrices = /* @__PURE__ */ call<None, StaffPrices>()(
  'DELETE',
  '/v1/staff/sites/:siteHost/prices/planned/:id',
  'none',
  'grids',
);
/** Returns the latest changes of prices, newest first. */
export const priceHistory = /* @__PURE__ */ call<None, PastPriceChange[]>()(
  'GET',
  '/v1/staff/sites/:siteHost/prices/changes',
  'none',
  'length',
);
/** Sets the prices as they were before a change, unless one of them has changed since. */
export const undoPrices = /* @__PURE__ */ call<None, StaffPrices>()(
  'POST',
  '/v1/staff/sites/:siteHost/prices/changes/:id/undo',
  'none',
  'grids',
);

export const staffDiscounts = /* @__PURE__ */ call<None, StaffDiscount[]>()(
  'GET',
  '/v1/staff/sites/:siteHost/discounts',
  'none',
  'length',
);
export const addDiscount = /* @__PURE__ */ call<DiscountFields & { code: string }, StaffDiscount>()(
  'POST',
  '/v1/staff/sites/:siteHost/discounts',
  'urlencoded',
  'code',
);
/** Changes a code, pauses it or lets it go on, or ends it now. */
export const changeDiscount = /* @__PURE__ */ call<
  Partial<DiscountFields> & { isPaused?: boolean; isEnded?: boolean },
  StaffDiscount
>()('PATCH', '/v1/staff/sites/:siteHost/discounts/:code', 'urlencoded', 'code');

export const staffWriters = /* @__PURE__ */ call<None, StaffWriters>()(
  'GET',
  '/v1/staff/sites/:siteHost/writers',
  'none',
  'writers',
);
export const addWriter = /* @__PURE__ */ call<{ code: string; gradeId: number }, StaffWriter>()(
  'POST',
  '/v1/staff/sites/:siteHost/writers',
  'urlencoded',
  'code',
);
/** Changes the grade of a writer, or whether the writer gets orders. */
export const changeWriter = /* @__PURE__ */ call<{ gradeId?: number; isActive?: boolean }, StaffWriter>()(
  'PATCH',
  '/v1/staff/sites/:siteHost/writers/:code',
  'urlencoded',
  'code',
);

/** Returns the items of a site's lists, also those that are not offered, and its currencies. */
export const staffDictionaries = /* @__PURE__ */ call<None, StaffDictionaries>()(
  'GET',
  '/v1/staff/sites/:siteHost/items',
  'none',
  'items',
);
/** Adds an item to the list that the path names. */
export const addItem = /* @__PURE__ */ call<DictionaryItemFields, StaffItem>()(
  'POST',
  '/v1/staff/sites/:siteHost/items/:list',
  'urlencoded',
  'id',
);
/** Renames an item, moves it to another position, switches it off or on, or changes its values. */
export const changeItem = /* @__PURE__ */ call<DictionaryItemFields, StaffItem>()(
  'PATCH',
  '/v1/staff/sites/:siteHost/items/:list/:id',
  'urlencoded',
  'id',
);
