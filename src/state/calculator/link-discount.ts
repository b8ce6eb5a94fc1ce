import { writeQuery } from '../../order/draft/write-query.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { CalculatorContext } from '../page/context.ts';
import { orderLink } from '../page/order-link.ts';
import type { DisplayedPrice } from '../price/displayed-price.ts';
import type { CalculatorStore } from './calculator-types.ts';

type LinkContext = Pick<CalculatorContext, 'site' | 'hosts' | 'options'>;

/** Returns whether the link of a draft carries this discount code to the order page. */
const linkCarries = (context: LinkContext, draft: OrderDraft, code: string | undefined): boolean =>
  orderLink(context, writeQuery(draft)).searchParams.get('inputDiscountCode') === code;

/**
 * Displays the first price of a draft, with the discount of its link if the bootstrap document contains that discount.
 * Returns the errors. A discount that exceeds the price is no error here, because the order page reports it.
 */
export const displayFirstPrice = (
  context: LinkContext,
  draft: OrderDraft,
  displayed: DisplayedPrice,
): CalculatorStore['errors'] => {
  const { linkDiscount } = context.site;
  const discount = linkDiscount && linkCarries(context, draft, linkDiscount.code) ? linkDiscount : null;
  const { discountCode: _, ...errors } = displayed.estimate(discount);
  return errors;
};

/** Returns the name that the site gives to its own discount if a draft's link carries that discount; else "". */
export const discountName = (context: LinkContext, draft: OrderDraft): string => {
  const { redirect } = context.site.config;
  return (linkCarries(context, draft, redirect?.inputDiscountCode) && redirect?.discountName) || '';
};
