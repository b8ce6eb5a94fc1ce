import type { Price } from '../../api/resources.ts';
import { toCents } from '../../order/price/money.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { Discount } from '../../order/vocabulary/tariff.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { WidgetContext } from '../page/context.ts';
import { createDeferredPriceRequests } from './deferred-price-requests.ts';
import { createDiscountAnswer } from './discount-answer.ts';
import { type Amounts, createDisplayedPrice, type PriceSignals } from './displayed-price.ts';
import type { AskOptions, PriceAnswer } from './price-requests.ts';

interface PriceFlowDeps {
  context: Pick<WidgetContext, 'client' | 'site' | 'emit'>;
  /** Returns the current draft. */
  read(): OrderDraft;
  /** Receives all current errors of the price. An earlier error that is absent is resolved. */
  onErrors(errors: DisplayedErrors): void;
  /** Receives whether the discount code is being checked, and whether it gives a discount. */
  onDiscount?(state: { isLoading: boolean; isApplied: boolean }): void;
  /** Resets the draft to the site's defaults, because the server refused the first price request. */
  reset(): void;
}

interface RecalculateOptions {
  delayMs?: number;
  /** Requests the price again even if the same draft was answered before. */
  isFresh?: boolean;
}

export interface PriceFlow extends PriceSignals {
  /** Displays the price computed from the tariff and the last granted discount. */
  estimate(): void;
  /** Displays an estimate at once. Requests the server's price when nothing has changed for `delayMs`. */
  recalculate(options?: RecalculateOptions): void;
  /** Returns the discount that the server has granted for the draft's code. */
  granted(): Discount | null;
  destroy(): void;
}

/** Waiting time in which several edits lead to one request. */
const recalculationDelayMs = 150;

const amountsOf = (price: Price): Amounts => ({
  base: toCents(price.basePriceConverted),
  total: toCents(price.totalPriceConverted),
  bonus: toCents(price.bonusPriceConverted),
  charged: price.chargedCents ?? 0,
});

const isEmpty = (errors: DisplayedErrors) => Object.keys(errors).length === 0;

/** Creates the flow of a price: the estimate at once after a change, then the server's price. */
export const createPriceFlow = (deps: PriceFlowDeps, displayed = createDisplayedPrice(deps)): PriceFlow => {
  const { context, read, reset } = deps;
  const requests = createDeferredPriceRequests(context.client);
  const { signals, display } = displayed;
  const { isUnconfirmed } = signals;
  const { granted, errors: discountErrors, store } = createDiscountAnswer(read, context.site.linkDiscount);
  const report = (errors: DisplayedErrors) => deps.onErrors({ ...discountErrors(), ...errors });
  const estimate = () => report(displayed.estimate(granted()));
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Identifies the latest request, because answers to earlier requests are ignored.
  let latestRequest = 0;

  const reportDiscount = (is: { isLoading: boolean }) => deps.onDiscount?.({ ...is, isApplied: !!granted() });
  const confirmPrice = async (requestNumber: number, options: AskOptions): Promise<void> => {
    const code = options.hasDiscount ? read().discountCode : '';
    if (code) reportDiscount({ isLoading: true });
    const answer = await requests.ask(read(), options);
    if (requestNumber !== latestRequest) return;
    store(code, answer);
    reportDiscount({ isLoading: false });
    if (!code || !answer.fields.discountCode) return applyAnswer(answer, options);
    estimate();
    return confirmPrice(requestNumber, { ...options, hasDiscount: false });
  };
  // If the server refuses the first price request, the draft is reset to the site's defaults. A request at checkout (`isFresh`)
  // shows the errors instead, because a reset would replace what the visitor has chosen.
  const applyAnswer = ({ price, fields }: PriceAnswer, { isFresh }: AskOptions) => {
    const wasFirstAnswer = isFirst;
    isFirst = false;
    if (price) {
      isUnconfirmed.value = false;
      report({});
      display(amountsOf(price));
      // Without errors of fields, the server was unreachable. The estimate then stays until the next change.
    } else if (isEmpty(fields)) estimate();
    else if (isFresh || !wasFirstAnswer) report(fields);
    else {
      reset();
      recalculate({ delayMs: 0 });
    }
  };
  const stop = () => {
    latestRequest += 1;
    clearTimeout(timer);
  };
  const recalculate = ({ delayMs = recalculationDelayMs, isFresh = false }: RecalculateOptions = {}) => {
    stop();
    estimate();
    isUnconfirmed.value = true;
    const requestNumber = latestRequest;
    timer = setTimeout(() => void confirmPrice(requestNumber, { hasDiscount: true, isFresh }), delayMs);
  };
  const destroy = () => {
    stop();
    requests.cancel();
  };
  return { ...signals, estimate, recalculate, granted, destroy };
};
