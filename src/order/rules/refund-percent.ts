import type { Promises } from '../vocabulary/site.ts';

interface PaidOrder {
  /** True once a writer has begun. */
  isBegun: boolean;
  /** Epoch milliseconds. */
  paidAt: number;
  deadlineAt: number;
}

/** Returns the percentage of the payment that a customer gets back who cancels a paid order at `now`. */
export const refundPercent = (
  { refundPercents }: Promises,
  { isBegun, paidAt, deadlineAt }: PaidOrder,
  now: number,
): number => {
  if (!isBegun) return refundPercents.beforeWriter;
  return now - paidAt < deadlineAt - now ? refundPercents.firstHalf : refundPercents.secondHalf;
};
