import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** What an order is charged, in US cents, and the rate of its currency when it was placed, times 10,000. */
export const addCharges: readonly string[] = [
  'alter table orders add column rate_e4 bigint not null default 10000',
  'alter table orders add column charged_cents bigint not null default 0',
  'update orders set charged_cents = total_cents',
];

interface StoredCurrency {
  site_id: number;
  item_id: number;
  details: string;
}

/**
 * Charges existing orders at the rates that their sites have now, because older rates were not kept. The rates are in
 * JSON, which the two databases read differently.
 */
export const fillCharges = async (db: Db): Promise<void> => {
  const { rows } = await sql<StoredCurrency>`
    select site_id, item_id, details from dictionary_items where dictionary = 'currency'`.execute(db);
  for (const { site_id, item_id, details } of rows) {
    const rate = Math.round(JSON.parse(details).rate * 10_000);
    if (!(rate > 0)) continue;
    // Literals, because a bound number would be a fraction to SQLite. Both databases cut a quotient of integers off.
    await sql`
      update orders
      set rate_e4 = ${sql.lit(rate)},
        charged_cents = (20000 * total_cents + ${sql.lit(rate)}) / ${sql.lit(2 * rate)}
      where site_id = ${site_id} and currency_id = ${item_id}`.execute(db);
  }
};
