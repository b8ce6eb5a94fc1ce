import { writeQuery } from '../../order/draft/write-query.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { CalculatorContext } from '../page/context.ts';
import { orderLink } from '../page/order-link.ts';
import type { DisplayedPrice } from '../price/displayed-price.ts';
import type { CalculatorStore } from './calculator-types.ts';

/**
 * Displays the first price of a draft, with the discount of its link if the site's data contain it. Returns the errors. A
 * discount that exceeds the price is none of them, because the order page shows its error.
 */
export const displayFirstPrice = (
  context: Pick<CalculatorContext, 'site' | 'hosts' | 'options'>,
  draft: OrderDraft,
  displayed: DisplayedPrice,
): CalculatorStore['errors'] => {
  const { linkDiscount = null } = context.site;
  const { searchParams } = orderLink(context, writeQuery(draft));
  const isLinked = linkDiscount?.code === searchParams.get('inputDiscountCode');
  return { ...displayed.estimate(isLinked ? linkDiscount : null), discountCode: undefined };
};
