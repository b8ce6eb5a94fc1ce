import type { Price } from '../../api/resources.ts';
import { toCents } from '../../order/price/money.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import type { WidgetContext } from '../page/context.ts';
import { createDeferredPriceRequests } from './deferred-price-requests.ts';
import { createDiscountAnswer } from './discount-answer.ts';
import { type Amounts, createShownPrice, type PriceSignals } from './displayed-price.ts';
import type { PriceAnswer } from './price-requests.ts';

export interface PriceFlowDeps {
  context: Pick<WidgetContext, 'client' | 'site' | 'emit'>;
  /** The draft as it is now. */
  read(): OrderDraft;
  /** All that keeps the draft from being priced now; what was reported before and is not here is over. */
  report(errors: FieldErrors): void;
  /** A discount code is being asked for, or its answer is known. */
  onDiscount?(state: { isLoading: boolean; isApplied: boolean }): void;
  /** Back to the site's defaults: the very first calculation was refused. */
  reset(): void;
}

export interface PriceFlow extends PriceSignals {
  /** Shows the price from the tariff in hand, with the discount that the server has last granted. */
  estimate(): void;
  /**
   * Shows an estimate, then the server's own price after `delay` milliseconds without another change (PRC-02); a fresh
   * one is not what the server said before.
   */
  recalculate(delay?: number, isFresh?: boolean): void;
  destroy(): void;
}

/** Milliseconds in which several edits become one request. */
const settling = 150;

const amountsOf = (price: Price): Amounts => ({
  base: toCents(price.basePriceConverted),
  total: toCents(price.totalPriceConverted),
  bonus: toCents(price.bonusPriceConverted),
  charged: price.chargedCents ?? 0,
});

const isEmpty = (errors: FieldErrors) => Object.keys(errors).length === 0;

/** Shows a price in the frame of the change; where the server's own differs, that one stands. */
export const createPriceFlow = (deps: PriceFlowDeps, shown = createShownPrice(deps)): PriceFlow => {
  const { context, read, reset } = deps;
  const requests = createDeferredPriceRequests(context.client);
  const { signals, present } = shown;
  const { isUnconfirmed } = signals;
  const { granted, errors: discountErrors, keep } = createDiscountAnswer(read);
  const report = (errors: FieldErrors) => deps.report({ ...discountErrors(), ...errors });
  const estimate = () => report(shown.estimate(granted()));
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Tells a late answer: what was asked before the last change no longer counts.
  let turn = 0;

  const tell = (isLoading: boolean) => deps.onDiscount?.({ isLoading, isApplied: granted() !== null });
  const confirm = async (own: number, sendDiscount: boolean, isFresh: boolean): Promise<void> => {
    const code = sendDiscount ? read().discountCode : '';
    if (code) tell(true);
    const answer = await requests.ask(read(), sendDiscount, isFresh);
    if (own !== turn) return;
    keep(code, answer);
    tell(false);
    if (!code || !answer.fields.discountCode) return settle(answer, isFresh);
    estimate();
    return confirm(own, false, isFresh);
  };
  // What is asked anew at Checkout keeps all that was typed, even where it is the first answer.
  const settle = ({ price, fields }: PriceAnswer, isFresh: boolean) => {
    const wasFirst = isFirst;
    isFirst = false;
    if (price) {
      isUnconfirmed.value = false;
      report({});
      present(amountsOf(price));
      // Nothing about a field: the server is out of reach, and the computed price stands until the next change.
    } else if (isEmpty(fields)) estimate();
    else if (isFresh || !wasFirst) report(fields);
    else {
      reset();
      recalculate(0);
    }
  };
  const stop = () => {
    turn += 1;
    clearTimeout(timer);
  };
  const recalculate = (delay = settling, isFresh = false) => {
    stop();
    estimate();
    isUnconfirmed.value = true;
    const own = turn;
    timer = setTimeout(() => void confirm(own, true, isFresh), delay);
  };
  const destroy = () => {
    stop();
    requests.cancel();
  };
  return { ...signals, estimate, recalculate, destroy };
};
