import type { LanguageCode } from '../../../languages/languages.ts';
import type { LetterKind } from '../../letters/letter-rows.ts';

/** Tables of letters and payments. */
export interface DeliveryTables {
  /** A letter that waits in the outbox. It contains no secrets, because links are created when the letter is sent. */
  letters: {
    id: number;
    site_id: number;
    kind: LetterKind;
    /** Empty for a letter to the provider, whose address is read when the letter is sent. */
    address: string;
    /** Code of the order that the letter is about; empty if it is about none. */
    about: string;
    /** Language of the letter; null for the client's language at the time of sending. */
    language: LanguageCode | null;
    created_at: number;
    /** Time of the next try. A server that sends the letter postpones it first, so that no other server sends it too. */
    due_at: number;
    tries: number;
    /** Key by which later events join this letter until it is sent; null for letters that are not merged. */
    merge_key: string | null;
  };

  /** A letter that the mail server has accepted. Its text is not kept. */
  sent_letters: {
    id: number;
    client_id: number;
    kind: LetterKind;
    /** Code of the order that the letter was about; empty if it was about none. */
    about: string;
    sent_at: number;
  };

  /** One payment page for an order, at a payment service. */
  payments: {
    /** Id of the page at the payment service. */
    session: string;
    order_id: number;
    /** Address of the page. */
    url: string;
    /** `surplus` is a payment for an order that was not waiting for one, so the provider has to refund it. */
    state: 'open' | 'pending' | 'paid' | 'surplus' | 'failed' | 'expired';
    expires_at: number;
    created_at: number;
    /** Refunded so far, in US cents. */
    refunded_cents: number;
    /** Brand of the card, such as Visa; null if no card was used or the service has not reported it. */
    card_brand: string | null;
    card_last4: string | null;
  };
}
