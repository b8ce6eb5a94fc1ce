import type Stripe from 'stripe';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { refusalWithCause } from '../../errors.ts';
import type { StripeSettings } from '../../settings/settings.ts';
import { inSpan } from '../../spans.ts';
import { billCurrency, type Checkout, type PaymentBill, type PaymentService } from './payment.ts';
import { hasRefused, isFinal, readCard, readRefunded, refundOnce } from './stripe-charges.ts';
import { readSignedEvent } from './stripe-events.ts';

/** Limits of a request to Stripe; `timeout` is in ms. Two tries end before the browser's timeout. */
const defaultLimits = { timeout: 6_000, maxNetworkRetries: 1 };

const sessionOf = (bill: PaymentBill): Stripe.Checkout.SessionCreateParams => {
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

/** Returns the refusal for an error of Stripe. A wrong key counts as a failure of the service, because the order may be right. */
const refusalFor = ({ orderCode }: PaymentBill, error: unknown) => {
  const { type, message }: UnknownFields = Object(error);
  const isRefused = isFinal(error) && type !== 'StripeAuthenticationError';
  const reason = isRefused ? 'paymentRefused' : 'paymentUnavailable';
  return refusalWithCause(reason, new Error(`Order ${orderCode} could not be sent to Stripe: ${message}`));
};

const openPage = async (
  { checkout: { sessions } }: Stripe,
  bill: PaymentBill,
  options: { idempotencyKey: string },
): Promise<Checkout> => {
  try {
    const { id, url, expires_at } = await sessions.create(sessionOf(bill), options);
    if (!url) throw new Error(`Stripe returned no address for session ${id}`);
    return { session: id, url, expiresAt: expires_at * 1000 };
  } catch (error) {
    throw refusalFor(bill, error);
  }
};

/** Closes a payment page; returns false if it is paid. */
const closePage = async ({ checkout: { sessions } }: Stripe, session: string): Promise<boolean> => {
  try {
    // The status is read first, because Stripe refuses to expire a page that is paid or expired.
    let { status } = await sessions.retrieve(session);
    if (status === 'open')
      await sessions.expire(session).catch(async (error: unknown) => {
        // Another request may have closed the page, or its customer may have paid, since the status was read.
        ({ status } = await sessions.retrieve(session));
        if (status === 'open') throw error;
      });
    return status !== 'complete';
  } catch (error) {
    throw refusalWithCause('paymentPageNotClosed', error);
  }
};

/** Creates the port of Stripe Checkout. The SDK is loaded here, so that servers without Stripe do not load it. */
export const createStripe = async (
  { secretKey, webhookSecret, api }: StripeSettings,
  requestLimits = defaultLimits,
): Promise<PaymentService> => {
  const { default: Sdk } = await import('stripe');
  const { protocol, hostname, port } = new URL(api);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  const stripe = new Sdk(secretKey, {
    ...requestLimits,
    host: hostname,
    port: port || (scheme === 'http' ? 80 : 443),
    protocol: scheme,
    telemetry: false,
  });
  return {
    open: (bill, idempotencyKey) => inSpan('payment open', () => openPage(stripe, bill, { idempotencyKey })),
    close: (session) => inSpan('payment close', () => closePage(stripe, session)),
    refund: (asked) => inSpan('payment refund', () => refundOnce(stripe, asked)),
    hasRefused,
    readRefunded: (payment) => inSpan('payment refunded', () => readRefunded(stripe, payment)),
    readCard: (session) => inSpan('payment card', () => readCard(stripe, session)),
    findSession: (payment_intent) =>
      inSpan('payment session', async () => {
        const { data } = await stripe.checkout.sessions.list({ payment_intent, limit: 1 });
        return data[0]?.id ?? null;
      }),
    readEvent: (bytes, signature) => readSignedEvent(stripe, { bytes, signature, webhookSecret }),
  };
};
