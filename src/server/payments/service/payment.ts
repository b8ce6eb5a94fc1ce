import type { Card } from '../../../api/resources/order.ts';

/** Path to which the payment service sends its events. */
export const paymentEventsPath = '/v1/payment/events';

/** ISO 4217 code of the currency of all bills. */
export const billCurrency = 'USD';

/** Amount that a customer has to pay, and the addresses to which the payment service returns the customer. */
export interface PaymentBill {
  orderCode: string;
  /** Title of the payment on the payment page and in the service's list of payments. */
  title: string;
  /** Amount in US cents. */
  amount: number;
  email: string;
  successUrl: string;
  cancelUrl: string;
}

/** Payment page for one bill, on the site of the payment service. */
export interface Checkout {
  /** Id of the payment page at the payment service. */
  session: string;
  url: string;
  /** Time after which the payment page accepts no payment, in epoch milliseconds. */
  expiresAt: number;
}

/** Verified event of a payment service about a payment page. */
export interface PaymentEvent {
  about: 'payment';
  session: string;
  /** Code of the paid order; null if this server did not open the payment page. */
  orderCode: string | null;
  outcome: 'pending' | 'paid' | 'failed' | 'expired';
  /** Amount in hundredths of `currency`. */
  amount: number;
  /** ISO 4217 code in capitals. */
  currency: string;
}

/** Verified event of a payment service about the refunds of a payment. The port tells how much is refunded now. */
export interface RefundEvent {
  about: 'refund';
  /** Id of the payment at the payment service. */
  payment: string;
  /** Code of the refunded order; null if the event does not name it. */
  orderCode: string | null;
  /** True if a refund has failed after it was made, so that its money has come back. */
  isLost: boolean;
}

/** Request for a refund. */
export interface AskedRefund {
  /** Id of the payment page on which the payment was made. */
  session: string;
  orderCode: string;
  /** US cents that have to go back of the payment in all. */
  cents: number;
  /** Number of the request. Requests of one number refund once, also if they are simultaneous. */
  requestNumber: number;
}

/** Port of a payment service. The server never sees card data, because customers pay on the service's own page. */
export interface PaymentService {
  /**
   * Opens a payment page for a bill. Repeated and simultaneous calls with the same bill and idempotency key open only one
   * payment page. Refuses with `paymentUnavailable` or `paymentRefused`.
   */
  open(bill: PaymentBill, key: string): Promise<Checkout>;
  /**
   * Closes a payment page; returns false if its bill was paid before. Refuses with `paymentPageNotClosed` if the service
   * fails.
   */
  close(session: string): Promise<boolean>;
  /**
   * Refunds a payment until a total has gone back, earlier refunds included. Returns the cents that have gone back in all, which
   * may be more.
   */
  refund(refund: AskedRefund): Promise<number>;
  /** Returns whether an error of `refund` means that nothing was refunded. After any other error, the outcome is unknown. */
  hasRefused(error: unknown): boolean;
  /** Returns the cents that the service has refunded of a payment in all, without refunds that have failed. */
  readRefunded(payment: string): Promise<number>;
  /** Returns the card with which the bill of a payment page was paid; null if no card was used. */
  readCard(session: string): Promise<Card | null>;
  /** Returns the id of the payment page on which a payment was made; null if this server did not open the payment page. */
  findSession(payment: string): Promise<string | null>;
  /**
   * Verifies and reads a signed event from its raw bytes; null for other kinds of events. Refuses an invalid signature with
   * `unreadable`.
   */
  readEvent(bytes: Buffer, signature: string): PaymentEvent | RefundEvent | null;
}
