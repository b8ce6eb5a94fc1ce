import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Price } from '../api/resources.ts';
import type { OrderDraft } from '../order/draft.ts';
import { toCents } from '../order/money.ts';
import { calculatePrice, isRefusal } from '../order/price.ts';
import { pricedOrder } from '../order/priced-order.ts';
import type { Cents, Discount } from '../order/tariff.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import type { WidgetContext } from './context.ts';

import { createLatePriceRequests } from './late-price-requests.ts';
import { type Amounts, createPriceSignals } from './price-signals.ts';

export interface PriceFlowDeps {
  context: Pick<WidgetContext, 'client' | 'site' | 'emit'>;
  /** The draft as it is now. */
  read(): OrderDraft;
  /** What keeps the draft from being priced; called with an empty object where nothing does. */
  report(errors: FieldErrors): void;
  /** A discount code is being asked for, or its answer is known. */
  onDiscount?(state: { isLoading: boolean; isApplied: boolean }): void;
  /** Back to the site's defaults: the very first calculation was refused. */
  reset(): void;
}

/** Amounts in cents of the draft's currency. */
export interface PriceFlow {
  base: ReadonlySignal<Cents>;
  total: ReadonlySignal<Cents>;
  save: ReadonlySignal<Cents>;
  bonus: ReadonlySignal<Cents>;
  /** True while the server's word on what is shown is outstanding or could not be had. */
  isUnconfirmed: ReadonlySignal<boolean>;
  /** The price from the tariff in hand, at once. */
  estimate(): void;
  /** The same, then the server's own after `delay` milliseconds without another change (PRC-02). */
  recalculate(delay?: number): void;
  destroy(): void;
}

/** Milliseconds in which several edits become one request. */
const settling = 150;

const amountsOf = (price: Price): Amounts => ({
  base: toCents(price.basePriceConverted),
  total: toCents(price.totalPriceConverted),
  bonus: toCents(price.bonusPriceConverted),
});

/** The price of the draft from the tariff in hand, with the discount that the server has last granted. */
const createEstimate = ({ context, read }: Pick<PriceFlowDeps, 'context' | 'read'>) => {
  const { tariff, dictionaries } = context.site;
  return (granted: Discount | null) => {
    const draft = read();
    const discount = granted?.code === draft.discountCode ? granted : null;
    return calculatePrice(pricedOrder(draft, discount), { tariff, currencies: dictionaries.currency });
  };
};

/** Shows a price in the frame of the change; where the server's own differs, that one stands. */
export const createPriceFlow = (deps: PriceFlowDeps): PriceFlow => {
  const { context, read, report, reset } = deps;
  const onDiscount = deps.onDiscount ?? (() => {});
  const { show, ...amounts } = createPriceSignals();
  const isUnconfirmed = signal(false);
  const requests = createLatePriceRequests(context.client);
  const priceNow = createEstimate(deps);
  let discount: Discount | null = null;
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const present = (next: Amounts) => {
    if (show(next)) context.emit('price', { ...next, currencyId: read().currencyId });
  };
  const estimate = () => {
    const priced = priceNow(discount);
    report(isRefusal(priced) ? { [priced.refused]: priced.message } : {});
    if (!isRefusal(priced)) present(priced);
  };
  const confirm = async (sendDiscount: boolean): Promise<void> => {
    isUnconfirmed.value = true;
    if (sendDiscount && read().discountCode) onDiscount({ isLoading: true, isApplied: discount !== null });
    const answer = await requests.ask(read(), sendDiscount);
    if (!answer) return;
    const { price, fields } = answer;
    if (price || fields.discountCode) discount = price?.discount ?? null;
    onDiscount({ isLoading: false, isApplied: discount !== null });
    if (!price) return refuse(fields, sendDiscount);
    isFirst = false;
    isUnconfirmed.value = false;
    present(amountsOf(price));
  };
  const refuse = (fields: FieldErrors, sendDiscount: boolean) => {
    // Nothing about a field: the server is out of reach, and the computed price stands until the next change.
    if (!Object.keys(fields).length) return;
    if (fields.discountCode && sendDiscount) {
      estimate();
      report(fields);
      return confirm(false);
    }
    if (!isFirst) return report(fields);
    isFirst = false;
    reset();
    recalculate(0);
  };
  const stop = () => {
    clearTimeout(timer);
    requests.cancel();
  };
  const recalculate = (delay = settling) => {
    estimate();
    stop();
    timer = setTimeout(() => void confirm(true), delay);
  };
  return { ...amounts, isUnconfirmed, estimate, recalculate, destroy: stop };
};
