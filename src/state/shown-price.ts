import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { OrderDraft } from '../order/draft.ts';
import { calculatePrice, isRefusal } from '../order/price.ts';
import { pricedOrder } from '../order/priced-order.ts';
import type { Cents, Discount } from '../order/tariff.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import type { WidgetContext } from './context.ts';

/** Base, total and bonus in cents of one currency. */
export interface Amounts {
  base: Cents;
  total: Cents;
  bonus: Cents;
}

interface ShownPriceDeps {
  context: Pick<WidgetContext, 'site' | 'emit'>;
  read(): OrderDraft;
  /** What keeps the tariff in hand from having a price for the draft. */
  report(errors: FieldErrors): void;
  granted(): Discount | null;
}

export interface ShownPrice {
  base: ReadonlySignal<Cents>;
  total: ReadonlySignal<Cents>;
  save: ReadonlySignal<Cents>;
  bonus: ReadonlySignal<Cents>;
  /** Shows these amounts, and tells the host page where they are new. */
  present(amounts: Amounts): void;
  /** Shows the price from the tariff in hand, with the discount that the server has last granted. */
  estimate(): void;
}

/** What a price block shows. Signals, so that a new price renders no component. */
export const createShownPrice = ({ context, read, report, granted }: ShownPriceDeps): ShownPrice => {
  const { tariff, dictionaries } = context.site;
  const [base, total, save, bonus] = [signal(0), signal(0), signal(0), signal(0)];
  const present = (next: Amounts) => {
    const isNew = next.total !== total.peek() || next.base !== base.peek();
    base.value = next.base;
    total.value = next.total;
    save.value = next.base - next.total;
    bonus.value = next.bonus;
    if (isNew) context.emit('price', { ...next, currencyId: read().currencyId });
  };
  const priceWith = (discount: Discount | null) =>
    calculatePrice(pricedOrder(read(), discount), { tariff, currencies: dictionaries.currency });
  const estimate = () => {
    const priced = priceWith(granted());
    const errors: FieldErrors = isRefusal(priced) ? { [priced.refused]: priced.message } : {};
    // A discount that no longer fits leaves the price without it.
    const shown = errors.discountCode ? priceWith(null) : priced;
    report(errors);
    if (!isRefusal(shown)) present(shown);
  };
  return { base, total, save, bonus, present, estimate };
};
