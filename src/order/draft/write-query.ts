import { calculatorFields, type OrderDraft } from '../vocabulary/fields.ts';

/** The calculator's choice as query parameters for an order page (CAL-06). */
export const writeQuery = (draft: OrderDraft): Record<string, string> => {
  const query: Record<string, string> = {};
  for (const field of calculatorFields)
    if (draft[field]) query[field === 'discountCode' ? 'inputDiscountCode' : field] = `${draft[field]}`;
  return query;
};
