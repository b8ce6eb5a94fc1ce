import type { Card } from '../../api/resources.ts';

/** ISO 4217 code of the currency of all bills. */
export const billCurrency = 'USD';

/** Amount that a customer has to pay, and the addresses to which the payment service returns the customer. */
export interface Bill {
  orderCode: string;
  /** Title of the payment on the service's page and in its list. */
  title: string;
  /** US cents. */
  amount: number;
  email: string;
  successUrl: string;
  cancelUrl: string;
}

/** Page of the payment service for one bill. */
export interface Checkout {
  /** Id of the page at the payment service. */
  session: string;
  url: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Verified event of a payment service about a payment page. */
export interface PaymentEvent {
  about: 'payment';
  session: string;
  /** Null if the page does not belong to this server. */
  orderCode: string | null;
  outcome: 'pending' | 'paid' | 'failed' | 'expired';
  /** In hundredths of `currency`. */
  amount: number;
  /** ISO 4217, in capitals. */
  currency: string;
}

/** Verified event of a payment service about a refund. */
export interface RefundEvent {
  about: 'refund';
  /** Id of the payment at the payment service. */
  payment: string;
  /** Null if the payment does not belong to this server. */
  orderCode: string | null;
  /** Total refunded so far, in hundredths of the currency. */
  refundedCents: number;
}

/** Port of a payment service. The server never sees card data, because customers pay on the service's own page. */
export interface PaymentService {
  /**
   * Opens a page for a bill. Repeated and simultaneous calls with the same bill and idempotency key open only one page.
   * Refuses with `paymentUnavailable` or `paymentRefused`.
   */
  open(bill: Bill, key: string): Promise<Checkout>;
  /**
   * Closes a page against further payments; returns false if it was paid already. Refuses with `paymentPageNotClosed`.
   */
  close(session: string): Promise<boolean>;
  /** Refunds the full payment of a page. Repeated calls refund only once. */
  refund(session: string, orderCode: string): Promise<void>;
  /** Returns the card with which a page was paid; null if no card was used. */
  readCard(session: string): Promise<Card | null>;
  /** Returns the id of the page on which a payment was made; null if the page does not belong to this server. */
  findSession(payment: string): Promise<string | null>;
  /** Verifies and reads a signed event from its raw bytes. Returns null for other kinds of events; refuses with `unreadable` without a valid signature. */
  readEvent(bytes: Buffer, signature: string): PaymentEvent | RefundEvent | null;
}
