import type Stripe from 'stripe';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { Refusal } from '../../errors.ts';
import type { PaymentEvent, RefundEvent } from './payment.ts';
import { isLost, stripeId } from './stripe-charges.ts';

/** Outcomes of a payment by the type of Stripe's event. Other types are ignored. */
const outcomes = {
  'checkout.session.completed': ({ payment_status }: Stripe.Checkout.Session) =>
    payment_status === 'paid' ? 'paid' : 'pending',
  'checkout.session.async_payment_succeeded': () => 'paid',
  'checkout.session.async_payment_failed': () => 'failed',
  'checkout.session.expired': () => 'expired',
} as const satisfies Record<string, (session: Stripe.Checkout.Session) => PaymentEvent['outcome']>;

/** Returns the order code in an event's metadata; null if there is none, or if it has characters that databases refuse. */
const orderCodeOf = (metadata: Stripe.Metadata | null): string | null => {
  const { orderCode }: UnknownFields = Object(metadata);
  return typeof orderCode === 'string' && !orderCode.includes('\0') ? orderCode : null;
};

const readRefund = ({ payment_intent, metadata }: Stripe.Charge | Stripe.Refund) => ({
  about: 'refund' as const,
  payment: stripeId(payment_intent),
  orderCode: orderCodeOf(metadata),
});

const readPayment = (
  session: Stripe.Checkout.Session,
  outcomeOf: (session: Stripe.Checkout.Session) => PaymentEvent['outcome'],
): PaymentEvent => ({
  about: 'payment',
  session: session.id,
  orderCode: orderCodeOf(session.metadata),
  outcome: outcomeOf(session),
  amount: session.amount_total ?? 0,
  currency: (session.currency ?? '').toUpperCase(),
});

const readStripeEvent = (event: Stripe.Event): PaymentEvent | RefundEvent | null => {
  switch (event.type) {
    case 'charge.refunded':
      return { ...readRefund(event.data.object), isLost: false };
    case 'charge.refund.updated':
    case 'refund.updated':
    case 'refund.failed':
      return isLost(event.data.object) ? { ...readRefund(event.data.object), isLost: true } : null;
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return readPayment(event.data.object, outcomes[event.type]);
    default:
      return null;
  }
};

/** Age and lead that an event may have by this server's clock, in seconds. */
const toleranceSeconds = 300;

/** Returns whether a signature has one time, which is a number and not in the future. Stripe's SDK checks only the age. */
const hasPlausibleTime = (signature: string) => {
  const [time = '', ...others] = signature.split(',').filter((part) => part.startsWith('t='));
  const isNumber = others.length === 0 && /^t=\d{1,12}$/.test(time);
  return isNumber && Number(time.slice(2)) <= Date.now() / 1000 + toleranceSeconds;
};

/** Reads an event that Stripe has signed; null for one that is not used here. Refuses with `unreadable` any other request. */
export const readSignedEvent = (
  { webhooks }: Stripe,
  { bytes, signature, webhookSecret }: { bytes: Buffer; signature: string; webhookSecret: string },
) => {
  try {
    if (!hasPlausibleTime(signature)) throw new Refusal('unreadable');
    return readStripeEvent(webhooks.constructEvent(bytes, signature, webhookSecret, toleranceSeconds));
  } catch {
    throw new Refusal('unreadable');
  }
};
