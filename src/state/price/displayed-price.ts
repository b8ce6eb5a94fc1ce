import { batch, signal } from '@preact/signals-core';
import { calculatePrice, isRefusal } from '../../order/price/price.ts';
import { pricedOrder } from '../../order/price/priced-order.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { Cents, Discount } from '../../order/vocabulary/tariff.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { WidgetContext } from '../page/context.ts';

/** Base, total and bonus in cents of one currency. */
export interface DisplayedAmounts {
  base: Cents;
  total: Cents;
  bonus: Cents;
  /** Amount that an order would be charged, in US cents; 0 if the server does not return it. */
  charged: Cents;
}

/** Creates the displayed price. Its amounts are signals, so that a new price changes texts and renders no component. */
export const createDisplayedPrice = (
  context: Pick<WidgetContext, 'site' | 'emit'>,
  read: () => OrderDraft,
) => {
  const { tariff, dictionaries } = context.site;
  // In cents of the draft's currency, except for `charged`, which is in US cents.
  const [base, total, save, bonus, charged] = [signal(0), signal(0), signal(0), signal(0), signal(0)];
  /** The percent of the discount; for a fixed amount, the share of the base that it saves, rounded to a whole percent. */
  const savedPercent = signal(0);
  /** Displays these amounts with their discount and fires `octavo:price` if the amounts have changed. */
  const display = (next: DisplayedAmounts, discount: Discount | null) => {
    const isNew = next.total !== total.peek() || next.base !== base.peek();
    // Changes all amounts in one batch, so that a text with several of them is written once.
    batch(() => {
      base.value = next.base;
      total.value = next.total;
      save.value = next.base - next.total;
      bonus.value = next.bonus;
      savedPercent.value =
        discount?.type === 'percent' ? discount.value : Math.round((100 * save.value) / next.base) || 0;
      charged.value = next.charged;
    });
    if (isNew) context.emit('price', { ...next, save: save.value, currencyId: read().currencyId });
  };
  const priceWith = (discount: Discount | null) =>
    calculatePrice(pricedOrder(read(), discount), { tariff, currencies: dictionaries.currency });
  /** Displays the price computed from the tariff. Returns the errors of a draft that cannot be priced. */
  const estimate = (granted: Discount | null) => {
    const priced = priceWith(granted);
    const errors: DisplayedErrors = isRefusal(priced) ? { [priced.refused]: priced.message } : {};
    // Displays the price without the discount if the discount exceeds the price.
    const displayed = errors.discountCode ? priceWith(null) : priced;
    if (!isRefusal(displayed)) display(displayed, granted);
    return errors;
  };
  /** True while the server has not confirmed the displayed price. */
  const isUnconfirmed = signal(false);
  return { signals: { base, total, save, bonus, savedPercent, charged, isUnconfirmed }, display, estimate };
};
