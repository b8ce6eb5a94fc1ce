import type Stripe from 'stripe';
import type { Card } from '../../../api/resources/order.ts';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { AskedRefund } from './payment.ts';

/** Returns the id of a Stripe object, which may be an id or the expanded object. */
export const stripeId = (reference: string | { id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

/** Returns whether Stripe has refused a request. Any other error may be temporary, and leaves the outcome open. */
export const isFinal = (error: unknown): boolean => {
  const { statusCode }: UnknownFields = Object(error);
  const status = Number(statusCode);
  return status >= 400 && status < 500 && ![409, 429].includes(status);
};

/**
 * Returns whether an error means that nothing was refunded. A key that was sent with other parameters says nothing about the
 * request that had it first.
 */
export const hasRefused = (error: unknown): boolean => {
  const { type }: UnknownFields = Object(error);
  return isFinal(error) && type !== 'StripeIdempotencyError';
};

/** Returns whether the money of a refund has come back, or has never left. */
export const isLost = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** Returns the cents that Stripe has refunded of a payment. A charge's own total may still count refunds that have failed. */
export const readRefunded = async (stripe: Stripe, payment_intent: string): Promise<number> => {
  let total = 0;
  for await (const refund of stripe.refunds.list({ payment_intent, limit: 100 }))
    if (!isLost(refund)) total += refund.amount;
  return total;
};

/**
 * Refunds the part of `cents` that is missing in Stripe's own total, because a key is valid for a day only. The key has this total,
 * so that of two simultaneous requests only one refunds. Stripe repeats even a failed answer to a key, so a refused request needs
 * another number.
 */
export const refundOnce = async (
  stripe: Stripe,
  { session, orderCode, cents, requestNumber }: AskedRefund,
): Promise<number> => {
  const payment_intent = stripeId((await stripe.checkout.sessions.retrieve(session)).payment_intent);
  const before = await readRefunded(stripe, payment_intent);
  if (before >= cents) return before;
  const refund = await stripe.refunds.create(
    { payment_intent, metadata: { orderCode }, amount: cents - before },
    { idempotencyKey: `refund ${session} ${requestNumber} ${before}` },
  );
  if (isLost(refund)) throw Object.assign(new Error(`The refund is ${refund.status}`), { statusCode: 402 });
  return cents;
};

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
