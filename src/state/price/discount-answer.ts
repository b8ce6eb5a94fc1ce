import { withoutDiscount } from '../../order/draft/order-request.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import type { Discount } from '../../order/vocabulary/tariff.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { FieldMessage } from '../../validation/messages/fields.ts';
import type { PriceAnswer } from './price-requests.ts';

/** Error of a discount code that could not be checked because the server was unreachable. The order keeps such a code. */
const unchecked = 'discountUnchecked';

/** Returns the draft as it is ordered: without a discount code that the server has refused. */
export const orderedDraft = <Draft extends Pick<OrderDraft, 'discountCode'>>(
  draft: Draft,
  { discountCode }: Readonly<DisplayedErrors>,
): Draft => (!discountCode || discountCode === unchecked ? draft : withoutDiscount(draft));

/**
 * Creates the memory of the server's last answer about a discount code. The answer counts while the draft contains the
 * same code. `known` is the discount of a code that the bootstrap document already contains.
 */
export const createDiscountAnswer = (read: () => OrderDraft, known: Discount | undefined) => {
  let last: { code: string; granted: Discount | null; error?: FieldMessage | undefined } | undefined =
    known && { code: known.code, granted: known };
  const current = () => (last?.code === read().discountCode ? last : undefined);
  /** Returns the discount that the server has granted for the draft's code. */
  const granted = () => current()?.granted ?? null;
  return {
    granted,
    /**
     * Returns the reason why the code gives no discount. Returns no error if the code gives a discount or if there is no
     * code.
     */
    errors: (): DisplayedErrors => {
      const error = current()?.error;
      return error ? { discountCode: error } : {};
    },
    /**
     * Stores the server's answer about this code. An empty code has no answer. If another field was refused or the server did not
     * answer, it has not judged the code, and the earlier answer stays.
     */
    store: (code: string, { price, fields }: PriceAnswer) => {
      if (!code) return;
      const { discountCode: error } = fields;
      if (price || error) last = { code, granted: price?.discount ?? null, error };
      else if (!current() && !Object.keys(fields).length) last = { code, granted: null, error: unchecked };
    },
  };
};

export type DiscountAnswer = ReturnType<typeof createDiscountAnswer>;
