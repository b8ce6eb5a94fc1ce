import type { OrderedPaper } from '../order/ordered-paper.ts';
import type { CurrencyId, PaymentSystemId, WriterGradeId } from '../order/vocabulary/ids.ts';
import type { DiscountType } from '../order/vocabulary/tariff.ts';

// Bodies of the provider API. Amounts are in units of the currency with two decimals, unless a name ends in "Cents".

export interface Price {
  basePriceConverted: number;
  totalPriceConverted: number;
  bonusPriceConverted: number;
  /** Amount to pay for an order with this price, in US cents. Other servers may omit it. */
  chargedCents?: number;
  currencyId: CurrencyId;
  discount: null | { code: string; type: DiscountType; value: number; amountConverted: number };
}

export interface CreatedOrder {
  code: string;
  paymentSystemId: PaymentSystemId;
}

export interface Token {
  token: string;
}

export interface Identity {
  id: number;
  email: string;
  phone: string;
  firstName: string;
  lastName: string;
  noticeModeEmail: boolean;
  allowedNightCall: boolean;
  alternativeEmail: string;
  alternativePhone: string;
  emailConfirmed: boolean;
  /** Language of the customer's letters, such as `de`. Other servers may omit it. */
  locale?: string;
}

export interface StoredFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
}

export interface Attachment extends StoredFile {
  /** ISO 8601 with offset. */
  createdAt: string;
  receiverType: string;
  isNew: boolean;
}

/** A message between the customer and the writer of an order. */
export interface Message {
  id: number;
  author: 'customer' | 'writer';
  text: string;
  /** ISO 8601 with offset. */
  createdAt: string;
  /** True for a writer's message that the customer had not read before this request. */
  isNew: boolean;
}

export interface Writer {
  code: string;
  gradeId: WriterGradeId;
  isBookmarked: boolean;
}

/** Properties of the site config that the owner does not set. */
export interface SiteStanding {
  /** Host of the site with port: `localhost:8080`. */
  hostName: string;
  /** Whether the site has paper types and prices, which widgets with prices need. */
  isReady: boolean;
}

export interface RulePage {
  slug: string;
  title: string;
  /** HTML of the page, which the server sanitised before storing it. */
  html: string;
}

/** Request to revise a delivered paper. */
interface Revision {
  timeRevision: string;
  textRevision: string;
  createdAt: string;
}

/** Ratings and revisions of a paper. A rating is 1 to 5, or null; a comment may be empty. */
export interface Feedback {
  serviceRating: number | null;
  serviceComment: string;
  writerRating: number | null;
  writerComment: string;
  /** Time of the latest delivery; null if there was none. Other servers may omit it. */
  deliveredAt?: string | null;
  /** Requested revisions, newest first. */
  revisions: Revision[];
  /** Time of the refund; null if there was none. Other servers may omit it. */
  refundedAt?: string | null;
  /** Reason that the provider gave for the refund; `cancelledByCustomer` if the customer has cancelled. */
  refundReason?: string;
}

export interface Order extends Feedback, OrderedPaper {
  code: string;
  /** 1 new, 2 paid, 3 in progress, 12 delivered, 13 revision, 16 approved, 17 cancelled, 18 refunded. */
  statusId: number;
  createdAt: string;
  /** Amount that the customer pays, in US cents. */
  chargedCents: number;
  bonusPriceConverted: number;
  /** Contact details of the customer. */
  contact: Pick<Identity, 'email' | 'phone' | 'firstName' | 'lastName'>;
  /** Amount that is paid from the Bonus Storage, in US cents. `chargedCents` does not include this amount. */
  bonusUsedCents: number;
  /** US cents that a refund has given back; null if the order is not refunded. */
  refundedCents: number | null;
  /** Number of the writer's messages that the customer has not read. */
  newMessages: number;
}

/** Refund that a customer receives for cancelling an order. */
export interface Cancellation {
  /** Percent of the payment. */
  percent: number;
  /** US cents; 0 for an order that is not paid. */
  refundCents: number;
}

/** Change of the Bonus Storage: `returned` undoes `used`, and `withdrawn` undoes `earned`. */
export interface BonusEntry {
  kind: 'earned' | 'used' | 'returned' | 'withdrawn';
  /** US cents; negative if the balance decreases. */
  cents: number;
  orderCode: string;
  createdAt: string;
}

/** The Bonus Storage with one page of its entries, newest first. */
export interface BonusStorage {
  /** US cents. */
  balanceCents: number;
  entries: BonusEntry[];
}

/** Payment of an order. */
export interface Payment {
  /** `manual`: the provider tells the customer how to pay. `checkout`: on the page of a payment service. */
  way: 'manual' | 'checkout';
  /**
   * `pending`: the customer has paid, but the payment service has not received the money yet, as with a bank
   * transfer.
   */
  state: 'due' | 'pending' | 'paid' | 'cancelled' | 'refunded';
  /** Hours within which the provider tells the customer how to pay, if `way` is `manual`. */
  answerHours: number;
  /** Card of the payment; null if no card was used, or if the payment service has not reported it yet. */
  card: Card | null;
}

/** Masked data of the card with which an order was paid. */
export interface Card {
  /** Name of the card scheme, such as Visa. */
  brand: string;
  /** Last four digits of the card's number. */
  last4: string;
}

/** Error of a refused call. `property` is a field or empty, `message` a message key or an English sentence. */
export interface FieldError {
  property: string;
  message: string;
}
