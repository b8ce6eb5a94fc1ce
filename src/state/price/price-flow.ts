import type { Price } from '../../api/resources/client.ts';
import { toCents } from '../../order/price/money.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { WidgetContext } from '../page/context.ts';
import { createDiscountAnswer, type DiscountAnswer } from './discount-answer.ts';
import { createDisplayedPrice, type DisplayedAmounts } from './displayed-price.ts';
import { type AskOptions, createPriceRequests, type PriceAnswer } from './price-requests.ts';

interface PriceFlowDeps {
  context: Pick<WidgetContext, 'client' | 'site' | 'emit'>;
  /** Returns the current draft. */
  read(): OrderDraft;
  /** Receives all current errors of the price. An earlier error that is absent is resolved. */
  onErrors(errors: DisplayedErrors): void;
  /** Receives whether the discount code is being checked, and whether it gives a discount. */
  onDiscount?(state: { isLoading: boolean; isApplied: boolean }): void;
  /**
   * Replaces the choices that the server has refused in the first price request. Returns false without a replacement if the
   * visitor has made these choices.
   */
  reset(refused: DisplayedErrors): boolean;
}

interface RecalculateOptions {
  delayMs?: number;
  /** False to leave out a discount code that is typed but not applied. */
  hasDiscount?: boolean;
}

/** Waiting time in which several edits lead to one request. */
const recalculationDelayMs = 150;

const amountsOf = (price: Price): DisplayedAmounts => ({
  base: toCents(price.basePriceConverted),
  total: toCents(price.totalPriceConverted),
  bonus: toCents(price.bonusPriceConverted),
  charged: price.chargedCents ?? 0,
});

/**
 * Creates the functions that display an estimate, take off a refused discount, and report the errors of a price, always together
 * with that of the discount code.
 */
const createReports = (deps: PriceFlowDeps, { granted, store, errors: discountErrors }: DiscountAnswer) => {
  const { signals, display, estimate: estimatePrice } = createDisplayedPrice(deps.context, deps.read);
  let estimateErrors: DisplayedErrors = {};
  const reportErrors = (errors: DisplayedErrors) => deps.onErrors({ ...discountErrors(), ...errors });
  const reportEstimate = () => reportErrors(estimateErrors);
  /** Displays the price computed from the tariff and the last granted discount. */
  const estimate = () => {
    estimateErrors = estimatePrice(granted());
    reportEstimate();
  };
  const reportDiscount = (is: { isLoading: boolean }) => deps.onDiscount?.({ ...is, isApplied: !!granted() });
  /** Takes the discount off the displayed price if these refusals of an order name its code. */
  const dropDiscount = (refusals: DisplayedErrors) => {
    if (!refusals.discountCode) return;
    const isDisplayed = !!granted();
    store(deps.read().discountCode, { price: null, fields: refusals });
    reportDiscount({ isLoading: false });
    if (isDisplayed) estimate();
  };
  return { signals, display, reportErrors, reportEstimate, reportDiscount, estimate, dropDiscount };
};

/** Creates the flow of a price: the estimate at once after a change, then the server's price. */
export const createPriceFlow = (deps: PriceFlowDeps) => {
  const { context, read, reset } = deps;
  const requests = createPriceRequests(context.client);
  const discountAnswer = createDiscountAnswer(read, context.site.linkDiscount);
  const { granted, store } = discountAnswer;
  const reports = createReports(deps, discountAnswer);
  const { signals, display, reportErrors, reportEstimate, reportDiscount, estimate, dropDiscount } = reports;
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Identifies the latest request, because answers to earlier requests are ignored.
  let latestRequest = 0;

  const requestPrice = async (requestNumber: number, options: AskOptions): Promise<void> => {
    const code = options.hasDiscount ? read().discountCode : '';
    if (code) reportDiscount({ isLoading: true });
    const answer = await requests.ask(read(), options);
    if (requestNumber !== latestRequest) return;
    store(code, answer);
    reportDiscount({ isLoading: false });
    if (!code || !answer.fields.discountCode) return applyAnswer(answer, options);
    estimate();
    return requestPrice(requestNumber, { ...options, hasDiscount: false });
  };
  // If the server refuses the first price request, the refused choices are replaced. A request at checkout (`ignoresCache`) shows
  // the errors instead, because a reset would replace the visitor's choices.
  const applyAnswer = ({ price, fields }: PriceAnswer, { ignoresCache }: AskOptions) => {
    const wasFirstAnswer = isFirst;
    isFirst = false;
    if (price) {
      signals.isUnconfirmed.value = false;
      reportErrors({});
      display(amountsOf(price), price.discount);
      // Without errors of fields, the server was unreachable. The displayed price then stays until the next change.
    } else if (Object.keys(fields).length === 0) reportEstimate();
    else if (ignoresCache || !wasFirstAnswer || !reset(fields)) reportErrors(fields);
    else recalculate({ delayMs: 0 });
  };
  const cancelPending = () => {
    latestRequest += 1;
    clearTimeout(timer);
  };
  const beginRequest = () => {
    cancelPending();
    signals.isUnconfirmed.value = true;
    return latestRequest;
  };
  /** Displays an estimate at once. Requests the server's price when nothing has changed for `delayMs`. */
  const recalculate = ({ delayMs = recalculationDelayMs, hasDiscount = true }: RecalculateOptions = {}) => {
    const requestNumber = beginRequest();
    estimate();
    timer = setTimeout(() => void requestPrice(requestNumber, { hasDiscount, ignoresCache: false }), delayMs);
  };
  /**
   * Requests the server's price even if the same draft was answered before, and resolves when it is displayed. Until then
   * the displayed price stays, because the visitor compares the two.
   */
  const confirm = () => requestPrice(beginRequest(), { hasDiscount: true, ignoresCache: true });
  /** Cancels the waiting recalculation and the running request. */
  const cancel = () => {
    cancelPending();
    requests.cancel();
  };
  return { ...signals, estimate, recalculate, confirm, dropDiscount, granted, cancel };
};

export type PriceFlow = ReturnType<typeof createPriceFlow>;
