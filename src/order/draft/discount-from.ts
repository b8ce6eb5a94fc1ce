import { plainCode } from '../../languages/characters.ts';

export type Query = Pick<URLSearchParams, 'get'>;

/** Returns the discount code of a query: the referrer code, else the input code, else the external code, else "". */
export const discountFrom = (query: Query): string =>
  ['referrerCode', 'inputDiscountCode', 'externalDiscountCode']
    .map((name) => plainCode(query.get(name) ?? ''))
    .find(Boolean) ?? '';
