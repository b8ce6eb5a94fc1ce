import type { Kysely } from 'kysely';
import type { ClientTables } from './tables/client-tables.ts';
import type { DeliveryTables } from './tables/delivery-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { SiteTables } from './tables/site-tables.ts';

/**
 * All tables. Ids that the server makes are random integers or hashes below 2^48, because the two databases define sequences
 * differently. Times are epoch milliseconds. Booleans are 1 and 0.
 */
export interface Database extends SiteTables, ClientTables, OrderTables, DeliveryTables {
  migrations: { name: string };
  settings: { name: string; value: string };
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

  /** Number of events of one kind in one hour. These rows are kept when the events are deleted. */
  event_counts: {
    /** Start of the hour in UTC. */
    hour: number;
    site_id: number;
    widget: string;
    template: string;
    action: string;
    campaign: string;
    count: number;
  };
}

export type Db = Kysely<Database>;
