import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { Discount } from '../../order/vocabulary/tariff.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import type { PriceAnswer } from './price-requests.ts';

/** No refusal: the server was out of reach, and the order still carries the code. */
const unchecked = 'discountUnchecked';

/** False once the server has refused the code: an order goes without it then. */
export const sendsDiscount = ({ discountCode }: FieldErrors): boolean =>
  !discountCode || discountCode === unchecked;

export interface DiscountAnswer {
  granted(): Discount | null;
  /** Why the code gives no discount; empty where it does, or where there is none. */
  errors(): FieldErrors;
  /** Takes what an answer says of the code that was asked with; an empty code says nothing. */
  keep(code: string, answer: PriceAnswer): void;
}

/** What the server last said of a discount code. It counts as long as the draft holds that code as it was typed. */
export const createDiscountAnswer = (read: () => OrderDraft): DiscountAnswer => {
  let last: { code: string; granted: Discount | null; error: string | undefined } | undefined;
  const current = () => (last?.code === read().discountCode ? last : undefined);
  const granted = () => current()?.granted ?? null;
  return {
    granted,
    errors: () => {
      const error = current()?.error;
      return error ? { discountCode: error } : {};
    },
    keep: (code, { price, fields }) => {
      if (!code) return;
      const isReached = price || Object.keys(fields).length > 0;
      if (isReached) last = { code, granted: price?.discount ?? null, error: fields.discountCode };
      else if (!granted()) last = { code, granted: null, error: unchecked };
    },
  };
};
