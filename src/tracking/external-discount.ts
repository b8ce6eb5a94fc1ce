import type { SafeStorage } from './storage.ts';

/** The code that a partner's link once brought, kept with the visit (TRK-02); empty where there is none. */
export const externalDiscount = (storage: SafeStorage): string => {
  const { externalDiscountCode } = Object(storage.get('visit'));
  return typeof externalDiscountCode === 'string' ? externalDiscountCode : '';
};
