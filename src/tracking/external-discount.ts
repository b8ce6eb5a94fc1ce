import type { UnknownFields } from '../order/unknown-fields.ts';
import { readOrStore } from './storage.ts';

/** Returns the discount code of a partner's link, which is stored with the visit, or "". */
export const externalDiscount = (): string => {
  const { externalDiscountCode }: UnknownFields = Object(readOrStore('visit'));
  return typeof externalDiscountCode === 'string' ? externalDiscountCode : '';
};
