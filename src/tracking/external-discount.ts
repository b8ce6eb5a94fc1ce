import { readOrStore } from './storage.ts';

/** Returns the discount code of a partner's link, which is stored with the visit, or "". */
export const externalDiscount = (): string => {
  const { externalDiscountCode }: { externalDiscountCode?: unknown } = Object(readOrStore('visit'));
  return typeof externalDiscountCode === 'string' ? externalDiscountCode : '';
};
