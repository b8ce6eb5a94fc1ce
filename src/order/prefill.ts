import type { OrderDraft } from './draft.ts';
import type { Site } from './site.ts';

/** What a query string or a restored draft brings along. */
export type Prefill = Partial<OrderDraft>;
type Query = Pick<URLSearchParams, 'get'>;

/** The order's fields found in a query (ORD-11). A value that the site does not know is ignored. */
export const readPrefill = (_query: Query, _site: Site): Prefill => ({});

/** The discount code a query carries: referrer code, else input code, else external code (PRC-03). */
export const discountFrom = (query: Query): string =>
  query.get('referrerCode') || query.get('inputDiscountCode') || query.get('externalDiscountCode') || '';

/** The calculator's choice as query parameters for an order page (CAL-06). */
export const writeQuery = (_draft: OrderDraft): Record<string, string> => ({});
