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
  /** Returns the current draft. */
  read(): OrderDraft;
  /** Receives all present errors of the price; earlier errors that are missing here are resolved. */
  report(errors: FieldErrors): void;
  /** Receives whether a discount code is being checked, and whether it gives a discount. */
  onDiscount?(state: { isLoading: boolean; isApplied: boolean }): void;
  /** Resets the draft to the site's defaults, because the first calculation was refused. */
  reset(): void;
}

export interface PriceFlow extends PriceSignals {
  /** Displays the price computed from the tariff and the last granted discount. */
  estimate(): void;
  /**
   * Displays an estimate at once and the server's price after `delay` milliseconds without another change. A fresh request
   * ignores earlier answers.
   */
  recalculate(delay?: number, isFresh?: boolean): void;
  destroy(): void;
}

/** Several edits within this time cause one request; milliseconds. */
const settling = 150;

const amountsOf = (price: Price): Amounts => ({
  base: toCents(price.basePriceConverted),
  total: toCents(price.totalPriceConverted),
  bonus: toCents(price.bonusPriceConverted),
  charged: price.chargedCents ?? 0,
});

const isEmpty = (errors: FieldErrors) => Object.keys(errors).length === 0;

/** Creates the flow of a price: an estimate in the frame of the change, then the server's price. */
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
  // Identifies the latest request, because answers to earlier requests are ignored.
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
  // A fresh request at Checkout never resets the draft, even if it is the first one to be answered.
  const settle = ({ price, fields }: PriceAnswer, isFresh: boolean) => {
    const wasFirst = isFirst;
    isFirst = false;
    if (price) {
      isUnconfirmed.value = false;
      report({});
      present(amountsOf(price));
      // Without errors of fields the server was unreachable, so the estimate stays until the next change.
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
