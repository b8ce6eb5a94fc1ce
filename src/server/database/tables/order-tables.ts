import type { FieldColumns, OriginColumn } from './field-columns.ts';

export interface OrderTables {
  orders: FieldColumns & {
    id: number;
    site_id: number;
    client_id: number;
    code: string;
    status_id: number;
    preferred_writer: string | null;
    /** Code of the writer; null before the order is assigned or delivered. */
    writer_code: string | null;
    /** Exchange rate at the time of ordering: units of `currency_id` for one US dollar, times 10,000. */
    rate_e4: number;
    base_cents: number;
    /** Surcharge of the writer grade in `base_cents`, in percent of pages and slides; null if an older server has priced the order. */
    grade_percent: number | null;
    /** Price in cents of the chosen currency, before any bonus. */
    total_cents: number;
    /** Amount to pay in US cents; for a paid order, the sum of its payments. A later exchange rate does not change it. */
    charged_cents: number;
    /** US cents that a change of a paid order leaves to pay beside `charged_cents`. */
    due_cents: number;
    /** Price in US cents before any bonus since a change of the paid order; null if it is the sum of charge and used bonus. */
    price_cents: number | null;
    bonus_cents: number;
    /** The bonus in US cents, credited to the Bonus Storage when the order is approved. */
    bonus_usd_cents: number;
    /** US cents of the Bonus Storage that lower `charged_cents`. */
    bonus_used_cents: number;
    /**
     * US cents that the refund of a cancellation gives back in all, also while the money is on its way; null if it is all of
     * `charged_cents`, or if there is none.
     */
    refunded_cents: number | null;
    /** Percentage of payment and bonus that goes with `refunded_cents`. */
    refund_percent: number | null;
    /** Reason for the refund that ends the order; null if there is none. */
    refund_reason: string | null;
    discount_code: string | null;
    /** Type of the code at the time of ordering. A later change of the code leaves type and amount as they are. */
    discount_type: string | null;
    /** Percent or US dollars of the code, times 100. */
    discount_amount: number | null;
    /** 1 if the figures of the order's day contain it as it is. Every change that figures show sets 0. */
    is_summed: number;
    created_at: number;
    /** Deadline. It runs from the payment; before that, it is as long after `created_at`. */
    deadline_at: number;
  };

  /** An extra of an order, with its name and price at the time of ordering. A later tariff does not change this row. */
  order_extras: {
    order_id: number;
    position: number;
    extra_id: number;
    name: string;
    /** US cents. */
    cents: number;
  };

  /** Origin of an order: widget, page, affiliate, campaign and first visit. Custom parameters have the columns p1 to p10. */
  order_origins: Record<OriginColumn, string | null> & { order_id: number };

  /** Amount that an order adds to or takes from a client's Bonus Storage. An order has at most one entry of each kind. */
  bonus_entries: {
    order_id: number;
    /** `returned` reverses `used`, `withdrawn` reverses `earned`; `granted` is the sum of the office's gifts. */
    kind: 'earned' | 'used' | 'returned' | 'withdrawn' | 'granted';
    site_id: number;
    client_id: number;
    /** US cents; negative for an amount that is taken from the Bonus Storage. */
    cents: number;
    created_at: number;
  };

  order_events: {
    id: number;
    order_id: number;
    status_id: number;
    time_revision: string;
    text_revision: string;
    created_at: number;
  };

  /** A message between the customer and the writer of an order. */
  messages: {
    id: number;
    order_id: number;
    author: 'customer' | 'writer';
    text: string;
    /** 1 if the text tells the customer an amount, so that writers do not see it. */
    names_amount: number;
    /** Epoch milliseconds. Unique within the order, so that the sequence of messages is certain. */
    created_at: number;
    /** Time at which the customer first read a writer's message, or the writer a customer's; null before. */
    read_at: number | null;
  };

  idempotency_keys: {
    client_id: number;
    key: string;
    body_hash: string;
    order_code: string;
    created_at: number;
  };

  ratings: {
    order_id: number;
    kind: 'service' | 'writer';
    rate: number;
    comment: string;
    created_at: number;
  };
}
