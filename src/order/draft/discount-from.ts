export type Query = Pick<URLSearchParams, 'get'>;

/** Returns the discount code of a query: the referrer code, else the input code, else the external code, else "". */
export const discountFrom = (query: Query): string =>
  ['referrerCode', 'inputDiscountCode', 'externalDiscountCode']
    .map((name) => query.get(name)?.trim())
    .find(Boolean) ?? '';
