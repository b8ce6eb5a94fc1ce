import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { Discount } from '../../order/vocabulary/tariff.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { FieldMessage } from '../../validation/messages/fields.ts';
import type { PriceAnswer } from './price-requests.ts';

/** The error of a code that could not be checked because the server was unreachable. The order keeps the code. */
const unchecked = 'discountUnchecked';

/** Returns whether the order sends its code. Returns false once the server has refused it. */
export const sendsDiscount = ({ discountCode }: DisplayedErrors): boolean =>
  !discountCode || discountCode === unchecked;

interface DiscountAnswer {
  granted(): Discount | null;
  /** The reason why the code gives no discount; empty if it gives one or if there is no code. */
  errors(): DisplayedErrors;
  /** Stores the result for the requested code. An empty code has no result. */
  store(code: string, answer: PriceAnswer): void;
}

/**
 * Creates the server's last result for a discount code. It is valid while the draft contains that code unchanged. `known` is
 * the discount of a code that needs no request.
 */
export const createDiscountAnswer = (read: () => OrderDraft, known: Discount | undefined): DiscountAnswer => {
  let last: { code: string; granted: Discount | null; error?: FieldMessage | undefined } | undefined =
    known && { code: known.code, granted: known };
  const current = () => (last?.code === read().discountCode ? last : undefined);
  const granted = () => current()?.granted ?? null;
  return {
    granted,
    errors: () => {
      const error = current()?.error;
      return error ? { discountCode: error } : {};
    },
    store: (code, { price, fields }) => {
      if (!code) return;
      const isReached = price || Object.keys(fields).length > 0;
      if (isReached) last = { code, granted: price?.discount ?? null, error: fields.discountCode };
      else if (!granted()) last = { code, granted: null, error: unchecked };
    },
  };
};
