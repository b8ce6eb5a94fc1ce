import type { LetterKind } from '../letters/letter-rows.ts';

/** A letter that somebody has been promised. It says whom and why, never a secret: links are made when it is sent. */
export interface LetterTable {
  id: number;
  site_id: number;
  kind: LetterKind;
  /** Empty for the provider, whose address is read when the letter is sent. */
  address: string;
  /** Code of the order it is about, or empty. */
  about: string;
  created_at: number;
  /** When it is tried next; whoever sends it moves this on first, so that nobody else does. */
  due_at: number;
  tries: number;
  /** What letters of further events are merged by, until this one is being sent; null where they are not. */
  merge_key: string | null;
}

/** One try to pay an order on the page of a payment service. */
export interface PaymentTable {
  /** The service's own name of it. */
  session: string;
  order_id: number;
  /** The page. */
  url: string;
  /** `surplus`: paid for an order that was not waiting for money, so the provider has to give it back. */
  state: 'open' | 'pending' | 'paid' | 'surplus' | 'failed' | 'expired';
  expires_at: number;
  created_at: number;
  /** How much of it has been given back, in US cents. */
  refunded_cents: number;
  /** Card that it was made with, such as Visa; null where it was no card or the service has not said. */
  card_brand: string | null;
  card_last4: string | null;
}
