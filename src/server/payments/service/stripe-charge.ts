import type Stripe from 'stripe';
import type { Card } from '../../../api/resources/order.ts';

/** Names of card brands by their ids at Stripe. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  link: 'Link',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Returns an expanded Stripe object; null if Stripe sent only its id or nothing. */
const expanded = <Value extends object>(reference: string | Value | null): Value | null =>
  typeof reference === 'string' ? null : reference;

/** Returns the card with which a payment page was paid; null if no card was used. */
export const readCard = async (stripe: Stripe, session: string): Promise<Card | null> => {
  const expand = ['payment_intent.latest_charge'];
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session, { expand });
  const charge = expanded(expanded(payment_intent)?.latest_charge ?? null);
  const card = charge?.payment_method_details?.card;
  if (!card?.last4) return null;
  return { brand: brands[card.brand ?? ''] ?? 'Card', last4: card.last4 };
};
