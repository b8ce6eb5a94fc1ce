import { type ReadonlySignal, signal } from '@preact/signals-core';
import { calls } from '../api/calls.ts';
import { fieldErrors } from '../api/field-errors.ts';
import type { Price } from '../api/resources.ts';
import type { OrderDraft } from '../order/draft.ts';
import { toCents } from '../order/money.ts';
import { calculatePrice, isRefusal } from '../order/price.ts';
import { pricedOrder } from '../order/priced-order.ts';
import { preparePrice } from '../order/submission.ts';
import type { Cents, Discount } from '../order/tariff.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import type { WidgetContext } from './context.ts';

export interface PriceFlowDeps {
  context: Pick<WidgetContext, 'client' | 'site' | 'emit'>;
  /** The draft as it is now. */
  read(): OrderDraft;
  /** The errors that the last calculation left; an empty object clears them. */
  report(errors: FieldErrors): void;
  /** A discount code is being asked for, or its answer is known. */
  onDiscount?(state: { isLoading: boolean; isApplied: boolean }): void;
  /** Back to the site's defaults: the very first calculation was refused. */
  reset(): void;
}

/** Amounts in cents of the draft's currency. Signals: what shows them is never rendered for a new price. */
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

export const createPriceFlow = ({ context, read, report, onDiscount, reset }: PriceFlowDeps): PriceFlow => {
  const { client, site } = context;
  const [base, total, save, bonus] = [signal(0), signal(0), signal(0), signal(0)];
  const isUnconfirmed = signal(false);
  const pricing = { tariff: site.tariff, currencies: site.dictionaries.currency };
  // Identical requests are answered from here; the newest request alone may speak.
  const known = new Map<string, Price>();
  let discount: Discount | null = null;
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const show = (next: { base: Cents; total: Cents; bonus: Cents }) => {
    const isNew = next.total !== total.peek() || next.base !== base.peek();
    base.value = next.base;
    total.value = next.total;
    save.value = next.base - next.total;
    bonus.value = next.bonus;
    if (isNew) context.emit('price', { ...next, currencyId: read().currencyId });
  };

  const estimate = () => {
    const draft = read();
    const own = discount?.code === draft.discountCode ? discount : null;
    const priced = calculatePrice(pricedOrder(draft, own), pricing);
    report(isRefusal(priced) ? { [priced.refused]: priced.message } : {});
    if (!isRefusal(priced)) show(priced);
  };

  const accept = (price: Price) => {
    isFirst = false;
    isUnconfirmed.value = false;
    discount = price.discount;
    onDiscount?.({ isLoading: false, isApplied: discount !== null });
    show({
      base: toCents(price.basePriceConverted),
      total: toCents(price.totalPriceConverted),
      bonus: toCents(price.bonusPriceConverted),
    });
  };

  const ask = async (sendDiscount: boolean, kept: FieldErrors = {}): Promise<void> => {
    running?.abort();
    const request = new AbortController();
    running = request;
    const payload = preparePrice(read(), { sendDiscount });
    const key = JSON.stringify(payload);
    const remembered = known.get(key);
    if (remembered) return accept(remembered);
    isUnconfirmed.value = true;
    if (payload.discountCode) onDiscount?.({ isLoading: true, isApplied: discount !== null });
    const answer = await client.send(calls.calculatePrice, { payload, signal: request.signal });
    if (running !== request) return;
    if (!answer.failed) {
      known.set(key, answer.payload);
      accept(answer.payload);
      if (Object.keys(kept).length) report(kept);
      return;
    }
    onDiscount?.({ isLoading: false, isApplied: false });
    await refuse(fieldErrors(answer).fields, sendDiscount);
  };

  const refuse = async (fields: FieldErrors, sendDiscount: boolean) => {
    if (fields.discountCode && sendDiscount) {
      discount = null;
      estimate();
      report(fields);
      return ask(false, { discountCode: fields.discountCode });
    }
    // Nothing about a field: the server is out of reach, and the computed price stands until the next change.
    if (!Object.keys(fields).length) return;
    if (isFirst) {
      isFirst = false;
      reset();
      return recalculate(0);
    }
    report(fields);
  };

  const recalculate = (delay = settling) => {
    estimate();
    clearTimeout(timer);
    running?.abort();
    running = undefined;
    timer = setTimeout(() => void ask(true), delay);
  };

  const destroy = () => {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  };
  return { base, total, save, bonus, isUnconfirmed, estimate, recalculate, destroy };
};
