import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core';
import { calculatePrice, isRefusal } from '../../order/price/price.ts';
import { pricedOrder } from '../../order/price/priced-order.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { Cents, Discount } from '../../order/vocabulary/tariff.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import type { WidgetContext } from '../page/context.ts';

/** Base, total and bonus in cents of one currency. */
export interface Amounts {
  base: Cents;
  total: Cents;
  bonus: Cents;
  /** What an order would be charged, in US cents; 0 where the server does not say. */
  charged: Cents;
}

interface ShownPriceDeps {
  context: Pick<WidgetContext, 'site' | 'emit'>;
  read(): OrderDraft;
}

/** Amounts in cents of the draft's currency, except for `charged`, which is in US cents. */
export interface PriceSignals {
  base: ReadonlySignal<Cents>;
  total: ReadonlySignal<Cents>;
  save: ReadonlySignal<Cents>;
  bonus: ReadonlySignal<Cents>;
  charged: ReadonlySignal<Cents>;
  /** True while the server's word on what is shown is outstanding or could not be had. */
  isUnconfirmed: ReadonlySignal<boolean>;
}

export interface ShownPrice {
  signals: PriceSignals & { isUnconfirmed: Signal<boolean> };
  /** Shows these amounts, and tells the host page where they are new. */
  present(amounts: Amounts): void;
  /** Shows the price from the tariff in hand; gives what keeps that from having a price for the draft. */
  estimate(granted: Discount | null): FieldErrors;
}

/** What a price block shows. Signals, so that a new price renders no component. */
export const createShownPrice = ({ context, read }: ShownPriceDeps): ShownPrice => {
  const { tariff, dictionaries } = context.site;
  const [base, total, save, bonus, charged] = [signal(0), signal(0), signal(0), signal(0), signal(0)];
  const present = (next: Amounts) => {
    const isNew = next.total !== total.peek() || next.base !== base.peek();
    base.value = next.base;
    total.value = next.total;
    save.value = next.base - next.total;
    bonus.value = next.bonus;
    charged.value = next.charged;
    if (isNew) context.emit('price', { ...next, save: save.value, currencyId: read().currencyId });
  };
  const priceWith = (discount: Discount | null) =>
    calculatePrice(pricedOrder(read(), discount), { tariff, currencies: dictionaries.currency });
  const estimate = (granted: Discount | null) => {
    const priced = priceWith(granted);
    const errors: FieldErrors = isRefusal(priced) ? { [priced.refused]: priced.message } : {};
    // A discount that no longer fits leaves the price without it.
    const shown = errors.discountCode ? priceWith(null) : priced;
    if (!isRefusal(shown)) present(shown);
    return errors;
  };
  return { signals: { base, total, save, bonus, charged, isUnconfirmed: signal(false) }, present, estimate };
};
