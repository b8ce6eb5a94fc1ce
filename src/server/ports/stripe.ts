import type Stripe from 'stripe';
import type { Card } from '../../api/resources.ts';
import { Refusal, refusalWithCause } from '../errors.ts';
import type { StripeSettings } from '../settings.ts';
import {
  type Bill,
  billCurrency,
  type Checkout,
  type PaymentNews,
  type PaymentService,
  type RefundNews,
} from './payment.ts';

/** Two tries of this many milliseconds end before a browser stops waiting. */
const patience = { timeout: 6_000, maxNetworkRetries: 1 };

/** The events of a checkout that say how it went; all others are none of our business. */
const outcomes: Readonly<Record<string, (session: Stripe.Checkout.Session) => PaymentNews['outcome']>> = {
  'checkout.session.completed': ({ payment_status }) => (payment_status === 'paid' ? 'paid' : 'pending'),
  'checkout.session.async_payment_succeeded': () => 'paid',
  'checkout.session.async_payment_failed': () => 'failed',
  'checkout.session.expired': () => 'expired',
};

const sessionOf = (bill: Bill): Stripe.Checkout.SessionCreateParams => {
  const { orderCode, title, amount, email, successUrl, cancelUrl } = bill;
  const metadata = { orderCode };
  const currency = billCurrency.toLowerCase();
  const price = { currency, unit_amount: amount, product_data: { name: title } };
  return {
    mode: 'payment',
    client_reference_id: orderCode,
    metadata,
    payment_intent_data: { metadata, description: title },
    customer_email: email,
    line_items: [{ quantity: 1, price_data: price }],
    success_url: successUrl,
    cancel_url: cancelUrl,
  };
};

/** Stripe's 4xx says that the bill is wrong, and a second try would be too; anything else may pass. */
const refusalFor = ({ orderCode }: Bill, error: unknown) => {
  const { statusCode, type, message } = Object(error);
  const isWrong = statusCode >= 400 && statusCode < 500 && ![409, 429].includes(statusCode);
  const reason = isWrong && type !== 'StripeAuthenticationError' ? 'paymentRefused' : 'paymentUnavailable';
  return refusalWithCause(reason, new Error(`Order ${orderCode} could not be sent to Stripe: ${message}`));
};

/** Name of a part of Stripe's, which it may send whole in the name's place. */
const idOf = (part: string | { id: string } | null): string =>
  typeof part === 'string' ? part : (part?.id ?? '');

const readRefund = ({ payment_intent, metadata, amount_refunded }: Stripe.Charge): RefundNews => ({
  about: 'refund',
  payment: idOf(payment_intent),
  orderCode: metadata?.orderCode ?? null,
  refundedCents: amount_refunded,
});

const readNews = ({ type, data }: Stripe.Event): PaymentNews | RefundNews | null => {
  if (type === 'charge.refunded') return readRefund(data.object as Stripe.Charge);
  const outcomeOf = outcomes[type];
  if (!outcomeOf) return null;
  const session = data.object as Stripe.Checkout.Session;
  return {
    about: 'payment',
    session: session.id,
    orderCode: session.metadata?.orderCode ?? null,
    outcome: outcomeOf(session),
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
  };
};

/** Names of card schemes by Stripe's ids of them. */
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

/** A part that Stripe was asked to send whole; null where it sent its name alone, or nothing. */
const whole = <Part extends object>(part: string | Part | null): Part | null =>
  typeof part === 'string' ? null : part;

const readCard = async (stripe: Stripe, session: string): Promise<Card | null> => {
  const expand = ['payment_intent.latest_charge'];
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session, { expand });
  const card = whole(whole(payment_intent)?.latest_charge ?? null)?.payment_method_details?.card;
  if (!card?.last4) return null;
  return { brand: brands[card.brand ?? ''] ?? 'Card', last4: card.last4 };
};

/** Moves no money twice: the key holds for a day, and Stripe refuses a second refund of the same payment later. */
const refundAll = async (stripe: Stripe, session: string, orderCode: string) => {
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session);
  const refund = { payment_intent: idOf(payment_intent), metadata: { orderCode } };
  await stripe.refunds.create(refund, { idempotencyKey: `refund ${session}` }).catch((error: unknown) => {
    if (Object(error).code !== 'charge_already_refunded') throw error;
  });
};

/** Stripe Checkout. The SDK is read only where it is used. */
export const createStripe = async ({
  secretKey,
  webhookSecret,
  api,
}: StripeSettings): Promise<PaymentService> => {
  const { default: Sdk } = await import('stripe');
  const { protocol, hostname, port } = new URL(api);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  const stripe = new Sdk(secretKey, {
    ...{ host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme },
    ...{ ...patience, telemetry: false },
  });
  return {
    open: async (bill, key): Promise<Checkout> => {
      try {
        const options = { idempotencyKey: key };
        const { id, url, expires_at } = await stripe.checkout.sessions.create(sessionOf(bill), options);
        if (!url) throw new Error(`Stripe gave session ${id} no address`);
        return { session: id, url, expiresAt: expires_at * 1000 };
      } catch (error) {
        throw refusalFor(bill, error);
      }
    },
    close: async (session) => {
      const { checkout } = stripe;
      try {
        // Stripe refuses to close what has ended, paid or not, so it is asked for the state first.
        const { status } = await checkout.sessions.retrieve(session);
        if (status === 'open') await checkout.sessions.expire(session);
        return status !== 'complete';
      } catch (error) {
        throw refusalWithCause('paymentPageNotClosed', error);
      }
    },
    refund: (session, orderCode) => refundAll(stripe, session, orderCode),
    cardOf: (session) => readCard(stripe, session),
    sessionOf: async (payment_intent) => {
      const { data } = await stripe.checkout.sessions.list({ payment_intent, limit: 1 });
      return data[0]?.id ?? null;
    },
    read: (bytes, signature) => {
      try {
        return readNews(stripe.webhooks.constructEvent(bytes, signature, webhookSecret));
      } catch {
        throw new Refusal('unreadable');
      }
    },
  };
};
