import type { Card } from '../../api/resources.ts';

/** ISO 4217 code of the currency of every bill. */
export const billCurrency = 'USD';

/** What a customer is asked to pay, and where the payment service sends the customer back to. */
export interface Bill {
  orderCode: string;
  /** What the payment is for, in the service's list and on its page. */
  title: string;
  /** US cents. */
  amount: number;
  email: string;
  successUrl: string;
  cancelUrl: string;
}

/** A payment service's page for one bill. */
export interface Checkout {
  /** The service's own name of it. */
  session: string;
  url: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** What a payment service tells of a checkout, once it has been found to be its own word. */
export interface PaymentNews {
  about: 'payment';
  session: string;
  /** Null where the checkout is none of ours. */
  orderCode: string | null;
  outcome: 'pending' | 'paid' | 'failed' | 'expired';
  /** In hundredths of `currency`. */
  amount: number;
  /** ISO 4217, in capitals. */
  currency: string;
}

/** What a payment service tells of money that was given back. */
export interface RefundNews {
  about: 'refund';
  /** The service's own name of the payment. */
  payment: string;
  /** Null where the payment is none of ours. */
  orderCode: string | null;
  /** All that was given back of the payment so far, in hundredths of its currency. */
  refundedCents: number;
}

/** A payment service. Card data never touches our pages: the customer pays on the service's own. */
export interface PaymentService {
  /**
   * Opens a page for a bill; the same bill under the same key opens one page, however often and however much at
   * once it is asked for. Refuses with `paymentUnavailable` or `paymentRefused`.
   */
  open(bill: Bill, key: string): Promise<Checkout>;
  /**
   * Closes a page, so that nobody can pay on it any more; false where somebody has paid there already. Refuses with
   * `paymentPageNotClosed`.
   */
  close(session: string): Promise<boolean>;
  /** Gives all the money of a paid page back, once, however often it is asked for. */
  refund(session: string, orderCode: string): Promise<void>;
  /** The card with which a page was paid; null where it was paid in another way. */
  cardOf(session: string): Promise<Card | null>;
  /** The page on which a payment was made; null where it was made on none of ours. */
  sessionOf(payment: string): Promise<string | null>;
  /** Reads a signed message, from its bytes as they came; null for one that says nothing of money, `unreadable` for one that is not the service's. */
  read(bytes: Buffer, signature: string): PaymentNews | RefundNews | null;
}
