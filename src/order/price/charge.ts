import type { Cents } from '../vocabulary/tariff.ts';

/** Amounts of an order in US cents, as the API names them. The price is that before any bonus. */
interface Charge {
  chargedCents: Cents;
  bonusUsedCents: Cents;
  dueCents?: Cents;
  /** Absent or null for an order that was not changed after its payment. */
  priceCents?: Cents | null;
}

/** Returns the price of an order in US cents before any bonus. After a change of the paid order, it is not what was charged. */
export const totalPrice = ({ priceCents, chargedCents, bonusUsedCents }: Charge): Cents =>
  priceCents ?? chargedCents + bonusUsedCents;

/**
 * Returns what a change to a lower price gives back of the charge, and what it keeps, in US cents: what was charged, or is due or paid
 * from the bonus, and is not part of the price any more. A cancellation gives back the promised share of what is kept.
 */
export const chargeParts = (order: Charge): { cut: Cents; kept: Cents } => {
  const { chargedCents, bonusUsedCents, dueCents = 0 } = order;
  const asked = chargedCents + dueCents + bonusUsedCents;
  const cut = Math.max(0, asked - (order.priceCents ?? asked));
  return { cut, kept: chargedCents - cut };
};
