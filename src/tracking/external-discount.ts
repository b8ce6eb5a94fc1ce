import type { UnknownFields } from '../order/unknown-fields.ts';
import { readStored } from './storage.ts';

/**
 * Returns the discount code of the partner's link through which the visitor came; "" if there is none. The code is
 * stored with the visit.
 */
export const externalDiscount = (): string => {
  const { externalDiscountCode }: UnknownFields = Object(readStored('visit'));
  return typeof externalDiscountCode === 'string' ? externalDiscountCode : '';
};
