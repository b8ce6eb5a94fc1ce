import { calculatePrice, isRefusal } from '../../../order/price/price.ts';
import { pricedOrder } from '../../../order/price/priced-order.ts';
import type { OrderDraft } from '../../../order/vocabulary/fields.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import type { Cents, Discount } from '../../../order/vocabulary/tariff.ts';

/**
 * Returns the total of a draft as computed from the tariff, in cents of the draft's currency; null if the draft has no
 * price.
 */
export const quote = (
  draft: OrderDraft,
  site: Pick<Bootstrap, 'tariff' | 'dictionaries'>,
  discount: Discount | null,
): Cents | null => {
  const pricing = { tariff: site.tariff, currencies: site.dictionaries.currency };
  const priced = calculatePrice(pricedOrder(draft, discount), pricing);
  // Leaves out a discount that exceeds the price, as the displayed price does.
  if (isRefusal(priced)) return discount && quote(draft, site, null);
  return priced.total;
};
