import type { Kysely } from 'kysely';
import type { OriginPart } from '../../api/figures.ts';
import type { LanguageCode } from '../../languages/languages.ts';
import type { LetterKind } from '../letters/letter-rows.ts';
import type { ClientTables } from './tables/client-tables.ts';
import type { FileTables } from './tables/file-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { SiteTables } from './tables/site-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';

interface DayPlace {
  site_id: number;
  /** Start of the day in UTC. */
  day: number;
  /** Part of the origin, such as `campaign`; empty for the figures of the whole day. */
  part: OriginPart | '';
  name: string;
}

/**
 * All tables. Ids that the server makes are random integers or hashes below 2^48, because the two databases define sequences
 * differently. Times are epoch milliseconds. Booleans are 1 and 0.
 */
export interface Database extends SiteTables, ClientTables, OrderTables, FileTables, StaffTables {
  migrations: { name: string };
  settings: { name: string; value: string };
  /**
   * A letter, or an event for a webhook, that waits in the outbox. Letters contain no secrets, because links are created when the
   * letter is sent.
   */
  letters: {
    id: number;
    site_id: number;
    kind: LetterKind | 'webhook';
    /** Empty for a letter to the provider, whose address is read when the letter is sent. For an event, the id of the webhook. */
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
    /** JSON of an event for a webhook; null for letters. */
    body: string | null;
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

  /** One payment page for an order, at a payment service; or the payment of an order by hand. */
  payments: {
    /** Id of the page at the payment service; `hand` and the code of the order for a payment by hand. */
    session: string;
    order_id: number;
    /** Address of the payment page. */
    url: string;
    /** `surplus` is a payment for an order that was not waiting for one, so the provider has to refund it. */
    state: 'open' | 'pending' | 'paid' | 'surplus' | 'failed' | 'expired';
    expires_at: number;
    created_at: number;
    /** Refunded by the payment service so far, in US cents. */
    refunded_cents: number;
    /**
     * Sum that the payment service has to refund, in US cents, including `refunded_cents`. It is stored before the service is
     * asked, so that an interrupted refund is completed, and never made twice.
     */
    asked_cents: number;
    /**
     * Time from which the payment service is asked for the waiting refund. The idempotency keys of these requests contain it. Null
     * if no refund waits, or if a made refund has failed, so that a person decides how the money goes back.
     */
    asking_since: number | null;
    /** Time until which a refund counts as being made, unless it ends before. */
    asking_until: number | null;
    /** Returned in another way so far, in US cents. */
    returned_cents: number;
    /** Time at which it was paid; null before, and if an older server has recorded the payment. */
    paid_at: number | null;
    /** Amount in US cents; null for a page from before amounts were kept. */
    cents: number | null;
    /** The provider's note about a payment by hand, which may be empty; null for a payment page. */
    reference: string | null;
    /** Brand of the card, such as Visa; null if no card was used or the service has not reported it. */
    card_brand: string | null;
    card_last4: string | null;
  };

  /** A part of a payment that was paid back. The sums of a payment's parts are in `payments`. */
  refunds: {
    session: string;
    /** 1 if it was returned in another way than by the payment service. */
    is_by_hand: number;
    returned_at: number;
    cents: number;
  };

  /**
   * One action of a visitor. Rows are small, because a day may have ten million. Texts are in `event_texts`, each once a day.
   */
  visitor_events: {
    at: number;
    site_id: number;
    /** Hash of the visitor's id. */
    visitor: number;
    /** Ids of the texts in `event_texts` with the action, the page and the device; 0 for none. */
    action_id: number;
    page_id: number;
    device_id: number;
  };

  /** A text of the events of one day, as JSON. */
  event_texts: {
    /** Hash of day, site and text, so that all servers compute the same id without a query. */
    id: number;
    /** Start of the day in UTC. */
    day: number;
    text: string;
  };

  /** Views of a site on one day, by parts of the origin. They are kept when the events are deleted. */
  day_views: DayPlace & Record<'views' | 'prices' | 'started' | 'registered', number>;

  /** Orders of a site that were placed on one day, by parts of the origin. Amounts are US cents. */
  day_orders: DayPlace & Record<'placed' | 'paid' | 'revenue' | 'discounts' | 'in_time' | 'late', number>;
}

export type Db = Kysely<Database>;
