import type { Cents } from '../vocabulary/tariff.ts';

/** Amounts of an order in US cents, as the API names them. The price is that before any bonus. */
interface Charge {
  chargedCents: Cents;
  bonusUsedCents: Cents;
  dueCents?: Cents;
  /** Absent or null for an order that was not changed after its payment. */
  priceCents?: Cents | null;
}

/** Returns the price of an order in US cents before any bonus. After a change of the paid order, it differs from the charge. */
export const totalPrice = ({ priceCents, chargedCents, bonusUsedCents }: Charge): Cents =>
  priceCents ?? chargedCents + bonusUsedCents;

/**
 * Divides the charge after a change to a lower price, in US cents: `cut` goes back, and `kept` is the rest. `cut` also counts amounts
 * that are due or paid from the bonus. A cancellation gives back the promised share of `kept`.
 */
export const chargeParts = (order: Charge): { cut: Cents; kept: Cents } => {
  const { chargedCents, bonusUsedCents, dueCents = 0 } = order;
  const totalCents = chargedCents + dueCents + bonusUsedCents;
  const cut = Math.max(0, totalCents - (order.priceCents ?? totalCents));
  return { cut, kept: chargedCents - cut };
};
