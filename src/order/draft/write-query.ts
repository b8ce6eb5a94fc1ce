import { calculatorFields } from '../vocabulary/calculator-fields.ts';
import type { OrderDraft } from '../vocabulary/fields.ts';

/** Returns the fields of a calculator as query parameters for the order page. Empty fields are omitted. */
export const writeQuery = (draft: OrderDraft): Record<string, string> => {
  const query: Record<string, string> = {};
  for (const field of calculatorFields)
    if (draft[field]) query[field === 'discountCode' ? 'inputDiscountCode' : field] = `${draft[field]}`;
  return query;
};
