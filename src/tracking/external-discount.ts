import { readOrStore } from './storage.ts';

/** The code that a partner's link once brought, kept with the visit (TRK-02); empty where there is none. */
export const externalDiscount = (): string => {
  const { externalDiscountCode } = Object(readOrStore('visit'));
  return typeof externalDiscountCode === 'string' ? externalDiscountCode : '';
};
