import type { OrderedPaper } from '../order/ordered-paper.ts';
import type { CurrencyId, PaymentSystemId, WriterGradeId } from '../order/vocabulary/ids.ts';
import type { DiscountType } from '../order/vocabulary/tariff.ts';

/** The answers of the provider API, as decisions "Requests and response shapes" fixes them. Money in units with two decimals. */

export interface Price {
  basePriceConverted: number;
  totalPriceConverted: number;
  bonusPriceConverted: number;
  /** What an order of this price is charged, in US cents. A server that keeps to the specification leaves it out. */
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

export interface Writer {
  code: string;
  gradeId: WriterGradeId;
  isBookmarked: boolean;
}

/** What the site's config says beside what its owner has set. */
export interface SiteStanding {
  /** With port: `localhost:8080`. */
  hostName: string;
  /** Whether the site has paper types and prices, so that its widgets have something to offer. */
  isReady: boolean;
}

export interface RulePage {
  slug: string;
  title: string;
  /** Sanitised by the server when written. */
  html: string;
}

/** What an order was sent back with (specification section 3, "Revision request"). */
export interface Revision {
  timeRevision: string;
  textRevision: string;
  createdAt: string;
}

/** What a client has said of a paper; a rating is 1 to 5, and a comment may be empty. */
export interface Feedback {
  serviceRating: number | null;
  serviceComment: string;
  writerRating: number | null;
  writerComment: string;
  /** The latest first. */
  revisions: Revision[];
}

export interface Order extends Feedback, OrderedPaper {
  code: string;
  /** 1 new, 2 paid, 3 in progress, 12 delivered, 13 revision, 16 approved, 17 cancelled, 18 refunded. */
  statusId: number;
  createdAt: string;
  topic: string;
  details: string;
  paymentSystemId: number;
  currencyId: number;
  /** What the customer is asked to pay, in US cents. */
  chargedCents: number;
  bonusPriceConverted: number;
  /** How the customer is reached. */
  contact: Pick<Identity, 'email' | 'phone' | 'firstName' | 'lastName'>;
  /** US cents of the Bonus Storage that it uses; `chargedCents` is without them. */
  bonusUsedCents: number;
}

/** A change of the customer's Bonus Storage; `returned` gives back what was used, `withdrawn` takes what was earned. */
export interface BonusEntry {
  kind: 'earned' | 'used' | 'returned' | 'withdrawn';
  /** US cents; below zero what leaves the storage. */
  cents: number;
  orderCode: string;
  createdAt: string;
}

/** The Bonus Storage, with one page of its entries, the latest first. */
export interface BonusStorage {
  /** US cents. */
  balanceCents: number;
  entries: BonusEntry[];
}

/** How an order is paid (decisions, "Payment"). */
export interface Payment {
  /** By hand, as the provider tells the customer, or on the page of a payment service. */
  way: 'manual' | 'checkout';
  /** `pending`: the customer has paid and the service is still waiting for the money, as with a bank transfer. */
  state: 'due' | 'pending' | 'paid' | 'cancelled' | 'refunded';
  /** Within how many hours the provider says how to pay by hand. */
  answerHours: number;
  /** Null where no card was used, and as long as the payment service has not said which. */
  card: Card | null;
}

/** Card that an order was paid with, as the payment service masks it. */
export interface Card {
  /** Name of the card's scheme, such as Visa. */
  brand: string;
  /** Last four digits of its number. */
  last4: string;
}

/** One refusal: `property` is the field concerned or "", `message` a catalogue key or finished English. */
export interface FieldError {
  property: string;
  message: string;
}
